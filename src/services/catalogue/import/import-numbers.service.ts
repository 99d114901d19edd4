import { invariant } from '../../../lib/invariant.ts';
import type { Target } from './generation.repository.ts';
import type { ImportRepository } from './import.repository.ts';
import { productNumberAt } from './import.rules.ts';

const attemptsAtMost = 50;

/** A text of a feed is a view of a piece of the file; a copy does not keep that piece in memory. */
const copied = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

export interface Numbering {
  readonly numberOf: (sourceId: string) => string | undefined;
  /** gives each new product its number */
  readonly add: (sourceIds: readonly string[]) => Promise<void>;
}

/**
 * PROD-1: assigns nine-digit product numbers. A known product keeps its number, a new one gets a free one. It remembers the
 * products of one import, about 200 bytes each, so that each is asked for once.
 */
export const createNumbering = (repository: ImportRepository, { site }: Target): Numbering => {
  const numbers = new Map<string, string>();
  /** numbers that this import has given; the others are in the database */
  const given = new Set<string>();
  const give = async (sourceIds: readonly string[], attempt: number): Promise<void> => {
    if (sourceIds.length === 0) return;
    invariant(attempt < attemptsAtMost, 'no free product number was found: widen the range in productNumberAt');
    const tried = sourceIds.map((sourceId) => ({ sourceId, number: productNumberAt(sourceId, attempt) }));
    const taken = new Set(
      await repository.takenNumbers(
        site,
        tried.map(({ number }) => number),
      ),
    );
    const open: string[] = [];
    for (const { sourceId, number } of tried) {
      if (taken.has(number) || given.has(number)) {
        open.push(sourceId);
        continue;
      }
      given.add(number);
      numbers.set(sourceId, number);
    }
    await give(open, attempt + 1);
  };
  return {
    numberOf: (sourceId) => numbers.get(sourceId),
    add: async (sourceIds) => {
      const wanted = [...new Set(sourceIds)].map(copied);
      if (wanted.length === 0) return;
      const known = await repository.numbersOf(site, wanted);
      for (const row of known) numbers.set(row.source_id, row.product_id);
      await give(
        wanted.filter((sourceId) => !numbers.has(sourceId)),
        0,
      );
    },
  };
};

/** Stores the numbers of all products of the new generation, in batches. */
export const keepNumbers = async (
  repository: ImportRepository,
  target: Target,
  at: Date,
  yieldToEventLoop: () => Promise<void>,
): Promise<void> => {
  let last: string | undefined = '';
  while (last !== undefined) {
    last = await repository.keepNumbers(target, last, repository.pace.numbers, at);
    await yieldToEventLoop();
  }
};
