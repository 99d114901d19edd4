import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isDocumentation, narrow, testsOf, type CodePath, type Coverage, type Wish } from './mutate.rules.ts';
import { keyOf, keysByTest, keysOf, mutantOf, otherTests, samplesOf, type Samples } from './promises.rules.ts';
import {
  againOf,
  faultsIn,
  loadedBy,
  mutantsIn,
  nearestTo,
  roundOf,
  verdictsIn,
  type Trials,
  type Verdict,
} from './trials.rules.ts';

interface DryRun {
  readonly status: string;
  readonly mutantCoverage?: Coverage;
}
interface Specification {
  readonly moduleId: string;
  readonly project: { readonly name: string };
}
interface Vitest {
  readonly projects: readonly {
    readonly config: { testNamePattern?: RegExp | undefined; bail?: number; setupFiles: readonly string[] };
  }[];
  readonly config: { related?: readonly string[] | undefined };
  readonly state: { readonly filesMap: Map<string, unknown> };
  provide: (name: string, value: unknown) => void;
  start: (files?: readonly string[]) => Promise<unknown>;
  globTestSpecifications: (files: readonly string[]) => Promise<readonly Specification[]>;
  runTestSpecifications: (specifications: readonly Specification[]) => Promise<unknown>;
}
interface MutantRun {
  readonly activeMutant: { readonly id: string };
}
interface Runner {
  readonly ctx: Vitest;
  dryRun: (options: { readonly files: readonly string[]; readonly testFiles?: readonly string[] }) => Promise<DryRun>;
  mutantRun: (options: MutantRun) => Promise<object>;
}
/** The container by which Stryker makes its parts. */
interface Injector {
  readonly injectFunction: (factory: unknown) => Runner;
  readonly resolve: (token: 'options') => { readonly kontor: { readonly wish: Wish; readonly notesFile: string } };
}

/** What a run leaves for the report. */
export interface Notes {
  /** mutants that are not in the sample */
  readonly leftOut: readonly string[];
  /** titles of tests that do not pass twice */
  readonly faults: readonly string[];
  readonly verdicts: readonly (readonly [string, Verdict])[];
  /** of an area only */
  readonly samples?: Samples;
}

/** A mutant that these test files, the nearest ones, do not notice has survived. */
const mostFilesAtLoad = 6;
const mostFilesAgain = 1;
/** A test file with a database takes seconds to load. */
const mostDatabaseFilesAtLoad = 2;

const readIf = (path: string): string =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';

/** Tries mutants in a few processes of tests, and not each in a process of its own. */
const trialsOf = (ctx: Vitest, testFiles: readonly string[], wish: Wish) => {
  const folder = mkdtempSync(`${tmpdir()}/mutate-`);
  const verdicts = () => verdictsIn(readIf(`${folder}/verdicts`));
  const run = async (trials: Trials, specifications: readonly Specification[]): Promise<void> => {
    if (specifications.length === 0) return;
    writeFileSync(`${folder}/trials.json`, JSON.stringify(trials));
    ctx.provide('trials', folder);
    ctx.provide('mode', 'mutant');
    ctx.provide('mutantActivation', 'runtime');
    ctx.provide('activeMutant', 'none');
    ctx.state.filesMap.clear();
    ctx.config.related = undefined;
    for (const { config } of ctx.projects) Object.assign(config, { testNamePattern: testsOf(wish), bail: 0 });
    await ctx.runTestSpecifications(specifications);
  };
  const isNode = ({ project }: Specification) => project.name === 'node';
  const isDatabase = ({ project }: Specification) => project.name === 'db';

  /** Every mutant by the tests that reach it: those of its own room first, and those with a document or a database last. */
  const again = async (trials: Trials): Promise<void> => {
    const all = await ctx.globTestSpecifications(testFiles);
    const isOwn = ({ moduleId }: Specification) => moduleId.includes(`/${wish.room ?? 'src/domain'}/`);
    const orderOf = (one: Specification) => (isNode(one) ? Number(!isOwn(one)) : 2);
    for (const order of [0, 1, 2])
      await run(
        trials,
        all.filter((one) => orderOf(one) === order),
      );
  };

  /**
   * What is calculated at loading, and what seems to survive (a result may be kept from a test before): by tests that load the
   * file again.
   */
  const afresh = async (coverage: Coverage, changed: readonly string[], keys?: readonly string[]): Promise<void> => {
    const all = await ctx.globTestSpecifications(testFiles);
    const loadedIn = (specifications: readonly Specification[]) =>
      specifications.map(({ moduleId }) => ({ moduleId, files: loadedBy(moduleId, readIf) }));
    const node = loadedIn(all.filter(isNode));
    const databases = loadedIn(all.filter(isDatabase));
    const nearIn = (tests: typeof node, source: string) =>
      nearestTo(
        source,
        tests.filter(({ files }) => files.has(source)).map(({ moduleId }) => moduleId),
      );
    const candidates = new Map<string, readonly string[]>();
    const before = verdicts();
    const keysOfMutant = Map.groupBy(keys ?? [], mutantOf);
    for (const source of changed) {
      const near = nearIn(node, source);
      const atLoad = [
        ...near.slice(0, mostFilesAtLoad),
        ...nearIn(databases, source).slice(0, mostDatabaseFilesAtLoad),
      ];
      for (const id of mutantsIn(readIf(source))) {
        if (id in coverage.static) candidates.set(id, atLoad);
        else
          for (const key of keysOfMutant.get(id) ?? [id])
            if (before.get(key)?.outcome === 'survived') candidates.set(key, near.slice(0, mostFilesAgain));
      }
    }
    for (let round = 0; round < mostFilesAtLoad + mostDatabaseFilesAtLoad; round += 1) {
      const decided = verdicts();
      const files = roundOf(candidates, round, (id) => decided.get(id)?.outcome === 'killed');
      const specifications = all.flatMap((one) => {
        const mutants = files[one.moduleId]?.length;
        // Once more at the end, without a mutant.
        return mutants === undefined ? [] : Array.from({ length: mutants + 1 }, () => one);
      });
      await run({ kind: 'afresh', files }, specifications);
    }
  };
  return { again, afresh, verdicts, faults: () => faultsIn(readIf(`${folder}/verdicts`)) };
};

const rootOf = (test: string): string => `${process.cwd()}/${test}`;

/** Each promise by its own tests; what these do not notice by all others, which says whether another promise has it. */
const tryPromises = async (
  trials: ReturnType<typeof trialsOf>,
  coverage: Coverage,
  changed: readonly string[],
  wish: Wish,
): Promise<Samples> => {
  const files = new Map(changed.flatMap((path) => mutantsIn(readIf(path)).map((id) => [id, path] as const)));
  const fileOf = (id: string) => (files.get(id) ?? '').replace(`${process.cwd()}/`, '');
  const samples = samplesOf(coverage, wish, fileOf);
  const testsOf = (keys: readonly string[]): Trials => ({
    kind: 'again',
    tests: Object.fromEntries(Object.entries(keysByTest(coverage, keys)).map(([test, ids]) => [rootOf(test), ids])),
  });
  const own = keysOf(samples);
  await trials.again(testsOf(own));
  await trials.afresh({ static: {}, perTest: {} }, changed, own);
  const decided = trials.verdicts();
  const left = own.filter((key) => decided.get(key)?.outcome !== 'killed');
  await trials.again(testsOf([...new Set(left.map((key) => keyOf(otherTests, mutantOf(key))))]));
  return samples;
};

/** Stryker's runner for Vitest, which plans a run for one promise or for a sample. */
const factory = (injector: Injector): Runner => {
  const runner = injector.injectFunction(vitestPlugins[0]?.factory);
  const { wish, notesFile } = injector.resolve('options').kontor;
  let verdicts: ReadonlyMap<string, Verdict> = new Map();
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  runner.dryRun = async (options) => {
    const { ctx } = runner;
    const start = ctx.start.bind(ctx);
    // Tests of other promises can take minutes, and Stryker chooses tests only after this run.
    ctx.start = (files) => {
      for (const { config } of ctx.projects) config.testNamePattern ??= testsOf(wish);
      return start(files);
    };
    for (const { config } of ctx.projects)
      config.setupFiles = [...config.setupFiles, `${process.cwd()}/scripts/mutate/trials.ts`];
    const result = await dryRun(options);
    if (!result.mutantCoverage) return result;
    const trials = trialsOf(ctx, options.testFiles ?? [], wish);
    if (wish.area !== undefined) {
      const samples = await tryPromises(trials, result.mutantCoverage, options.files, wish);
      const notes = { leftOut: [], faults: trials.faults(), verdicts: [...trials.verdicts()], samples };
      writeFileSync(notesFile, JSON.stringify(notes));
      // All is decided: Stryker has nothing left to run.
      return { ...result, mutantCoverage: { static: {}, perTest: {} } };
    }
    const { coverage, leftOut } = narrow(
      result.mutantCoverage,
      wish,
      options.files.flatMap((path) => mutantsIn(readIf(path))),
    );
    await trials.again(againOf(coverage, rootOf));
    await trials.afresh(coverage, options.files);
    // What no Node test loads has survived: Stryker would run all tests for it.
    const atLoad = Object.keys(coverage.static).map((id): [string, Verdict] => [id, { outcome: 'survived', by: '' }]);
    verdicts = new Map([...atLoad, ...trials.verdicts()]);
    writeFileSync(notesFile, JSON.stringify({ leftOut, faults: trials.faults(), verdicts: [...verdicts] }));
    return { ...result, mutantCoverage: coverage };
  };
  runner.mutantRun = async (options) => {
    const verdict = verdicts.get(options.activeMutant.id);
    if (!verdict) return mutantRun(options);
    return verdict.outcome === 'killed'
      ? { status: 'killed', killedBy: [verdict.by], failureMessage: 'a test notices it', nrOfTests: 1 }
      : { status: 'survived', nrOfTests: 1 };
  };
  return runner;
};
factory.inject = ['$injector'];

const documentation = {
  shouldIgnore: (path: CodePath) => (isDocumentation(path) ? 'words of a document' : undefined),
};

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'kontor', factory },
  { kind: 'Ignore', name: 'documentation', value: documentation },
];
