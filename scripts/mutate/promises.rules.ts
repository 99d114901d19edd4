import { idsIn, sampleOf, titleOf, type Coverage, type Mutant, type Wish } from './mutate.rules.ts';
import type { Verdict } from './trials.rules.ts';

/** The mutants that each promise of an area is tried with. */
export type Samples = Readonly<Record<string, readonly string[]>>;

/** A mutant is tried once for each promise, and once for all other tests (`*`): `CART-7:123`. */
export const keyOf = (promise: string, mutant: string): string => `${promise}:${mutant}`;
export const mutantOf = (key: string): string => key.slice(key.indexOf(':') + 1);
export const otherTests = '*';

/** Whether a test says something about a key. */
export const belongsTo = (title: string, key: string): boolean => {
  const promise = key.slice(0, Math.max(key.indexOf(':'), 0));
  return promise === '' || promise === otherTests || titleOf(promise).test(title);
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Samples of what the tests of each promise reach, in the code beside them and in the shared rules. */
export const samplesOf = (
  { perTest }: Coverage,
  { area = '', sample = 0, seed }: Wish,
  fileOf: (mutant: string) => string,
): Samples => {
  const reached = new Map<string, Set<string>>();
  const rooms = new Map<string, Set<string>>();
  for (const [test, hits] of Object.entries(perTest))
    for (const promise of idsIn(test, area)) {
      const ids = reached.get(promise) ?? new Set<string>();
      for (const id of Object.keys(hits)) ids.add(id);
      reached.set(promise, ids);
      const folders = rooms.get(promise) ?? new Set(['src/domain/']);
      rooms.set(promise, folders.add(folderOf(test.slice(0, test.indexOf('#')))));
    }
  return Object.fromEntries(
    [...reached].map(([promise, ids]) => {
      const isOwn = (id: string) => [...(rooms.get(promise) ?? [])].some((room) => fileOf(id).startsWith(room));
      return [promise, sampleOf([...ids].filter(isOwn), sample, seed)];
    }),
  );
};

/** Each test with the keys that it is tried with: the mutants of the samples that it reaches. */
export const keysByTest = (
  { perTest }: Coverage,
  keys: readonly string[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(perTest)
      .map(([test, hits]) => [test, keys.filter((key) => mutantOf(key) in hits && belongsTo(test, key))] as const)
      .filter(([, tried]) => tried.length > 0),
  );

export const keysOf = (samples: Samples): string[] =>
  Object.entries(samples).flatMap(([promise, ids]) => ids.map((id) => keyOf(promise, id)));

/** What of each promise its own tests notice, the promise with the smallest share first; below it what they do not. */
export const reportOfPromises = (
  samples: Samples,
  verdicts: ReadonlyMap<string, Verdict>,
  mutants: readonly Mutant[],
): string[] => {
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const isKilled = (key: string) => verdicts.get(key)?.outcome === 'killed';
  const rows = Object.entries(samples).map(([promise, ids]) => {
    const left = ids.filter((id) => !isKilled(keyOf(promise, id)));
    const lines = left.map((id) => {
      const { fileName = '', location, replacement = '' } = byId.get(id) ?? {};
      const by = isKilled(keyOf(otherTests, id)) ? 'other tests' : 'no test';
      return `  ${fileName}:${location?.start.line}:${location?.start.column} ${by}: ${replacement}`;
    });
    const noticed = ids.length - left.length;
    const none = left.filter((id) => !isKilled(keyOf(otherTests, id))).length;
    return {
      share: ids.length === 0 ? 1 : noticed / ids.length,
      lines: [
        `${promise}: ${noticed} of ${ids.length} by its own tests, ${left.length - none} by others, ${none} by none`,
        ...lines,
      ],
    };
  });
  return rows.toSorted((one, other) => one.share - other.share).flatMap(({ lines }) => lines);
};
