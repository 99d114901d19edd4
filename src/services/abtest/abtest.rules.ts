import { createHash } from 'node:crypto';
import type { Moment } from '../../lib/time/moment.ts';
import type { AbTestRow } from './abtest.repository.ts';

export type AbTest = AbTestRow;
export type Groups = Moment['abTests'];

export const isRunning = ({ valid_from, valid_to }: AbTest, at: Date): boolean => valid_from <= at && at < valid_to;

export const controlOf = ({ groups }: AbTest): string => groups[0]?.name ?? '';

/**
 * Returns the visitor's group of a test, always the same one; the groups of different tests are independent. It is a hash of
 * both, spread over the weights.
 */
export const groupOf = (visitorId: string, test: AbTest): string => {
  const sum = test.groups.reduce((total, { weight }) => total + weight, 0);
  const spread = createHash('sha256').update(`${test.name}|${visitorId}`).digest().readUInt32BE(0) / 2 ** 32;
  let rest = spread * sum;
  for (const { name, weight } of test.groups) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return controlOf(test);
};

/** Parses `hero.B~search.A` to hero: B, search: A; skips pairs of another form. */
export const readAssignment = (text: string): Groups =>
  Object.fromEntries(
    text
      .slice(0, 500)
      .split('~')
      .flatMap((pair) => {
        const [, test, group] = /^([A-Za-z0-9_-]{1,40})\.([A-Za-z0-9_-]{1,40})$/.exec(pair) ?? [];
        return test && group ? [[test, group]] : [];
      }),
  );

export const writeAssignment = (groups: Groups): string =>
  Object.entries(groups)
    .map(([test, group]) => `${test}.${group}`)
    .join('~');

/** Returns the visitor's group of every running test; the control if the assignment has no valid group. */
export const groupsNow = (running: readonly AbTest[], assigned: Groups): Groups =>
  Object.fromEntries(
    running.map((test) => {
      const own = Object.hasOwn(assigned, test.name) ? assigned[test.name] : undefined;
      return [test.name, test.groups.some(({ name }) => name === own) && own ? own : controlOf(test)];
    }),
  );

/** Returns the maximum number of renderings of one page at any time of the schedule, and the tests that cause it. */
export const mostTogether = (
  tests: readonly AbTest[],
): { readonly combinations: number; readonly names: readonly string[] } => {
  let most: { combinations: number; names: readonly string[] } = { combinations: 1, names: [] };
  // The number can only grow at the start of a test.
  for (const { valid_from } of tests) {
    const together = tests.filter((test) => isRunning(test, valid_from));
    const combinations = together.reduce((product, { groups }) => product * groups.length, 1);
    if (combinations > most.combinations) most = { combinations, names: together.map(({ name }) => name) };
  }
  return most;
};
