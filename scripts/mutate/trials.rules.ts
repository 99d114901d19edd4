import type { Coverage } from './mutate.rules.ts';

/** What the processes of tests are asked to try, by the test's id or by its file. */
export type Trials =
  | { readonly kind: 'again'; readonly tests: Readonly<Record<string, readonly string[]>> }
  | { readonly kind: 'afresh'; readonly files: Readonly<Record<string, readonly string[]>> };

export interface Verdict {
  readonly outcome: 'killed' | 'survived';
  readonly by: string;
}

/** A test or a group of tests. */
interface Titled {
  readonly name: string;
  readonly suite?: Titled | undefined;
}

/** The title of a test behind those of its groups, as its id has it. */
export const fullTitle = ({ name, suite }: Titled): string => (suite ? `${fullTitle(suite)} > ${name}` : name).trim();

/** Reads what the processes of tests have written: a mutant that one test notices is noticed. */
export const verdictsIn = (text: string): ReadonlyMap<string, Verdict> => {
  const verdicts = new Map<string, Verdict>();
  for (const line of text.split('\n')) {
    const [mutant = '', outcome, by = ''] = line.split('\t');
    if (mutant === '' || verdicts.get(mutant)?.outcome === 'killed') continue;
    if (outcome === 'killed' || outcome === 'survived') verdicts.set(mutant, { outcome, by });
  }
  return verdicts;
};

/** The tests that did not pass once more without a change: what they say counts no more from there on. */
export const faultsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('\tfault\t'))
    .map((line) => line.slice('\tfault\t'.length));

/** Each test with the mutants that it reaches. */
export const againOf = ({ perTest }: Coverage, rootOf: (test: string) => string): Trials => ({
  kind: 'again',
  tests: Object.fromEntries(Object.entries(perTest).map(([test, hits]) => [rootOf(test), Object.keys(hits)])),
});

/** The ids of the mutants that an instrumented file has. */
export const mutantsIn = (instrumented: string): string[] => [
  ...new Set([...instrumented.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = '']) => id)),
];

/** The files of ours that a source loads, as they are written: types load nothing. */
const importsIn = (source: string): string[] =>
  [...source.matchAll(/(?:^(?:import|export)\b(?! type\b)[^;']*?|\bimport\()'(\.[^']+)'/gm)].map(
    ([, path = '']) => path,
  );

/** Everything that the file loads, itself too. */
export const loadedBy = (file: string, read: (path: string) => string | undefined): ReadonlySet<string> => {
  const loaded = new Set([file]);
  for (const path of loaded)
    for (const imported of importsIn(read(path) ?? '')) loaded.add(new URL(imported, `file://${path}`).pathname);
  return loaded;
};

const sharedLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The tests beside a source first: they are the ones that notice. */
export const nearestTo = (source: string, tests: readonly string[]): string[] =>
  tests.toSorted((one, other) => sharedLength(other, source) - sharedLength(one, source) || (one < other ? -1 : 1));

/** Which mutants each test file tries in this round: every mutant one file more. */
export const roundOf = (
  candidates: ReadonlyMap<string, readonly string[]>,
  round: number,
  isKilled: (mutant: string) => boolean,
): Readonly<Record<string, readonly string[]>> => {
  const files: Record<string, string[]> = {};
  for (const [mutant, tests] of candidates) {
    const test = tests[round];
    if (test !== undefined && !isKilled(mutant)) (files[test] ??= []).push(mutant);
  }
  return files;
};

/** Whether a test, or a test inside of a suite, has failed. */
export const hasFailed = (task: Readonly<{ result?: { state: string }; tasks?: readonly unknown[] }>): boolean =>
  task.result?.state === 'fail' || (task.tasks ?? []).some((inner) => hasFailed(inner as typeof task));
