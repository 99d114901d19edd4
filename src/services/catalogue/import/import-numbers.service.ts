import { invariant } from '../../../lib/invariant.ts';
import type { Target } from './generation.repository.ts';
import type { ImportRepository } from './import.repository.ts';
import { productNumberAt } from './import.rules.ts';

const attemptsAtMost = 50;
const keptPerStatement = 200;

/** PROD-1: assigns nine-digit product numbers. A known product keeps its number, a new one gets a free one. */
export const createNumbering = (repository: ImportRepository, target: Target) => ({
  numbersFor: async (sourceIds: readonly string[]): Promise<Map<string, string>> => {
    const wanted = [...new Set(sourceIds)];
    const known = await repository.numbersOf(target.site, wanted);
    const numbers = new Map(known.map((row) => [row.source_id, row.product_id]));
    let open = wanted.filter((sourceId) => !numbers.has(sourceId));
    const given = new Map<string, string>();
    for (let attempt = 0; open.length > 0; attempt += 1) {
      invariant(attempt < attemptsAtMost, 'no free product number was found: widen the range in productNumberAt');
      const tried = open.map((sourceId) => ({ sourceId, number: productNumberAt(sourceId, attempt) }));
      const owners = await repository.numberOwners(
        target,
        tried.map(({ number }) => number),
      );
      for (const owner of owners) given.set(owner.product_id, owner.source_id);
      open = [];
      for (const { sourceId, number } of tried) {
        const owner = given.get(number) ?? sourceId;
        if (owner === sourceId) {
          given.set(number, sourceId);
          numbers.set(sourceId, number);
        } else open.push(sourceId);
      }
    }
    return numbers;
  },

  /** Stores the numbers of all products of the new generation, in batches. */
  keepAll: async (at: Date, yieldToEventLoop: () => Promise<void>): Promise<void> => {
    let last: string | undefined = '';
    while (last !== undefined) {
      last = await repository.keepNumbers(target, last, keptPerStatement, at);
      await yieldToEventLoop();
    }
  },
});
