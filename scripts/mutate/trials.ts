import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, inject, TestRunner, vi, type TestContext } from 'vitest';
import { belongsTo, mutantOf } from './promises.rules.ts';
import { fullTitle, hasFailed, type Trials } from './trials.rules.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** where the trials of this run are written; nothing in an ordinary run */
    readonly trials?: string;
  }
}

type Task = TestContext['task'];
type Suite = NonNullable<Task['suite']> | Task['file'];
/** What the changed code asks which mutant is active. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
}
/** What the test files of one process share. */
interface Shared {
  isRepeating: boolean;
  hasRejection: boolean;
  /** how often each test file was loaded */
  readonly loads: Map<string, number>;
  readonly killed: Set<string>;
  /** how many tests a mutant has survived */
  readonly survived: Map<string, number>;
  /** the mutant for which files are loaded at the moment, until a test has begun */
  loading: string | undefined;
}
const scope = globalThis as unknown as {
  __stryker__: Switch;
  __trials__?: Shared;
  readonly __vitest_worker__: { readonly filepath: string };
};

const folder = inject('trials');
const activation = scope.__stryker__;
const verdictsFile = `${folder}/verdicts`;
// Taken before a test puts a clock of its own in their place.
const { setTimeout, clearTimeout, setImmediate } = globalThis;

/** Limits of a run: what they leave out counts as not noticed. A repetition with a database takes a hundred times as long. */
const mostTests = { alone: 60, withDatabase: 15 };
/** Tests of one table (`it.each`) for a change where each needs a database: the next rows mostly say the same of another site. */
const mostRowsWithDatabase = 2;
const mostMsOfTest = 30_000;
const mostMsOfFile = 15_000;

/** Changed loops end by this number of rounds. */
const hitLimit = 100_000;
const waitAtLeastMs = 3000;

const shared: Shared = (scope.__trials__ ??= {
  isRepeating: false,
  hasRejection: false,
  loads: new Map<string, number>(),
  killed: new Set(
    folder && existsSync(verdictsFile)
      ? readFileSync(verdictsFile, 'utf8')
          .split('\n')
          .filter((line) => line.includes('\tkilled\t'))
          .map((line) => line.slice(0, line.indexOf('\t')))
      : [],
  ),
  survived: new Map<string, number>(),
  loading: undefined,
});

const tell = (mutant: string, outcome: 'killed' | 'survived' | 'fault', by: string): void => {
  if (outcome === 'killed') shared.killed.add(mutant);
  if (outcome === 'survived') shared.survived.set(mutant, (shared.survived.get(mutant) ?? 0) + 1);
  appendFileSync(verdictsFile, `${mutant}\t${outcome}\t${by}\n`);
};

const activate = (mutant: string | undefined): void => {
  activation.activeMutant = mutant === undefined ? undefined : mutantOf(mutant);
  activation.hitCount = 0;
  activation.hitLimit = hitLimit;
};

/** The groups around a test, the outermost first. */
const suitesOf = (task: Task): Suite[] => {
  const suites: Suite[] = [];
  for (let suite = task.suite; suite; suite = suite.suite) suites.unshift(suite);
  return suites.includes(task.file) ? suites : [task.file, ...suites];
};

const within = async (timeMs: number, work: unknown): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('The changed code does not end.')), timeMs);
  });
  try {
    await Promise.race([work, isLate]);
  } finally {
    clearTimeout(timer);
  }
};

const runOnce = async (context: TestContext, timeMs: number): Promise<void> => {
  const suites = suitesOf(context.task);
  const cleanups: unknown[] = [];
  try {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) cleanups.push(await hook(context, suite));
    await within(timeMs, TestRunner.getTestFn(context.task)());
  } finally {
    for (const suite of suites.toReversed())
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach.toReversed()) await hook(context, suite);
    for (const cleanup of cleanups.toReversed()) if (typeof cleanup === 'function') await cleanup();
    // Vitest keeps what `onTestFinished` was given in a member that its types leave out.
    const task = context.task as { onFinished?: ((context: TestContext) => unknown)[] | undefined };
    for (const hook of task.onFinished ?? []) await hook(context);
    task.onFinished = undefined;
  }
};

/** Resolves when Node has reported the rejections that nothing waits for. */
const rejections = () => new Promise((resolve) => setImmediate(resolve));

/** Whether the test passes once more, with the mutant or with none. */
const passes = async (context: TestContext, mutant: string | undefined, timeMs: number): Promise<boolean> => {
  activate(mutant);
  shared.hasRejection = false;
  try {
    await runOnce(context, timeMs);
    await rejections();
    return !shared.hasRejection;
  } catch {
    await rejections();
    return false;
  } finally {
    activate(undefined);
  }
};
/** What a changed run leaves behind (a timer, a request) may fail in the run after it, and once only. */
const isSound = async (context: TestContext, timeMs: number): Promise<boolean> =>
  (await passes(context, undefined, timeMs)) || passes(context, undefined, timeMs);

/** Tries the mutants with one test. Where it no longer passes without a mutant, its further results are not counted. */
const tryWith = async (context: TestContext, mutants: readonly string[], timeMs: number): Promise<void> => {
  const title = fullTitle(context.task);
  const end = performance.now() + mostMsOfTest;
  let isClean = await isSound(context, timeMs);
  for (const mutant of mutants) {
    if (!isClean) return tell('', 'fault', title);
    if (performance.now() > end) return undefined;
    if (await passes(context, mutant, timeMs)) tell(mutant, 'survived', title);
    else {
      tell(mutant, 'killed', title);
      isClean = await isSound(context, timeMs);
    }
  }
  return undefined;
};

const noteRejection = (): void => {
  shared.hasRejection = true;
};
/** Faults that no test waits for belong to the mutant, not to the run. */
const apart = async (work: () => Promise<void>): Promise<void> => {
  const names = ['unhandledRejection', 'uncaughtException'] as const;
  const before = names.map((name) => ({ name, listeners: process.listeners(name as 'uncaughtException') }));
  for (const name of names) process.removeAllListeners(name).on(name, noteRejection);
  shared.isRepeating = true;
  try {
    await work();
  } finally {
    shared.isRepeating = false;
    for (const { name, listeners } of before) {
      process.removeAllListeners(name);
      for (const listener of listeners) process.on(name, listener);
    }
  }
};

/** Each test once more for each mutant that it reaches, in the same process and with the same loaded files. */
const tryAgain = (tests: Readonly<Record<string, readonly string[]>>): void => {
  const file = scope.__vitest_worker__.filepath;
  const hasDatabase = file.endsWith('.db.test.ts');
  const most = hasDatabase ? mostTests.withDatabase : mostTests.alone;
  const mostRows = hasDatabase ? mostRowsWithDatabase : most;
  /** how many rows of a table each change has survived */
  const rows = new Map<string, number>();
  const started = new WeakMap<Task, number>();
  beforeEach(({ task }) => {
    if (!shared.isRepeating) started.set(task, performance.now());
  });
  afterEach(
    async (context) => {
      const { task } = context;
      if (shared.isRepeating || task.result?.state === 'fail') return;
      const rowOf = (id: string) => `${id} ${task.location?.line ?? fullTitle(task)}`;
      const isOpen = (id: string) => (shared.survived.get(id) ?? 0) < most && (rows.get(rowOf(id)) ?? 0) < mostRows;
      const reached = tests[`${file}#${fullTitle(task)}`] ?? [];
      const mutants = reached.filter((id) => !shared.killed.has(id) && isOpen(id));
      if (mutants.length === 0) return;
      for (const id of mutants) rows.set(rowOf(id), (rows.get(rowOf(id)) ?? 0) + 1);
      const tookMs = performance.now() - (started.get(task) ?? 0);
      await apart(() => tryWith(context, mutants, waitAtLeastMs + 20 * tookMs));
    },
    2 ** 31 - 1,
  );
};

/** The whole file once for each mutant, with all that it imports loaded under the mutant, and at last without one. */
const tryAfresh = (files: Readonly<Record<string, readonly string[]>>): void => {
  const file = scope.__vitest_worker__.filepath;
  // The file before did not come as far as its first test: a fault at loading.
  if (shared.loading !== undefined) tell(shared.loading, 'killed', 'loading');
  const index = shared.loads.get(file) ?? 0;
  shared.loads.set(file, index + 1);
  const mutant = files[file]?.[index];
  shared.loading = mutant;
  const isDone = () => mutant !== undefined && shared.killed.has(mutant);
  let end = 0;
  vi.resetModules();
  activate(mutant);
  beforeAll(() => {
    shared.loading = undefined;
    end = performance.now() + mostMsOfFile;
    // Stryker has taken the mutant back before the first test.
    activate(mutant);
  });
  beforeEach((context) => {
    const isOther = mutant !== undefined && !belongsTo(fullTitle(context.task), mutant);
    if (isOther || isDone() || performance.now() > end) context.skip();
  });
  afterEach(({ task }) => {
    if (mutant !== undefined && !isDone() && task.result?.state === 'fail') tell(mutant, 'killed', fullTitle(task));
  });
  // Vitest wants the pattern, although nothing of it is used.
  // oxlint-disable-next-line no-empty-pattern
  afterAll(({}, suite) => {
    activate(undefined);
    if (isDone()) return;
    if (!hasFailed(suite)) return mutant === undefined ? undefined : tell(mutant, 'survived', file);
    tell(mutant ?? '', mutant === undefined ? 'fault' : 'killed', file);
  });
};

if (folder) {
  // Trusted: written by the runner.
  const trials = JSON.parse(readFileSync(`${folder}/trials.json`, 'utf8')) as Trials;
  if (trials.kind === 'again') tryAgain(trials.tests);
  else tryAfresh(trials.files);
}
