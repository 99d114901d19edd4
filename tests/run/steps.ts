/** One check of `npm test`. */
export interface Step {
  readonly name: string;
  /** for a shell, with the project's own tools on its path */
  readonly command: string;
  /** steps that must have passed before; of those that do not run nothing is expected */
  readonly after?: readonly string[];
  /** it keeps all cores busy by itself, so it runs alone, and its output is shown while it runs */
  readonly alone?: boolean;
}

const unitTests = 'unit, region, database and law tests';
const engines = 'node tests/support/browser/ensure-chromium.ts && node tests/support/browser/ensure-engines.ts';

/** All checks. Of those that may run side by side the longest come first. */
export const allSteps: readonly Step[] = [
  { name: 'build', command: 'node src/cli/kontor.js build' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings --quiet' },
  { name: 'dead code', command: 'knip --no-config-hints && knip --production --no-config-hints' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'format', command: 'oxfmt --check' },
  { name: 'sizes', command: 'node tests/run/sizes/sizes.ts', after: ['build'] },
  {
    name: unitTests,
    command:
      'node tests/support/pages/ensure-java.ts && node tests/support/other-servers/ensure-nginx.ts && vitest run',
    after: ['types', 'build'],
    alone: true,
  },
  { name: 'browser', command: `${engines} && playwright test`, after: ['types', 'build'], alone: true },
];

/** The steps whose names contain one of the given words; all of them without a word. */
export const stepsNamed = (steps: readonly Step[], words: readonly string[]): Step[] =>
  steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** What has become of the steps so far, by their names. */
export interface Progress {
  readonly running: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

/**
 * Returns the steps that may begin now, at most as many as there are free cores. A step that runs alone waits until all steps
 * before it in the list have ended. A step whose condition has failed never begins.
 */
export const stepsToBegin = (steps: readonly Step[], { running, passed, failed }: Progress, cores: number): Step[] => {
  const ended = ({ name }: Step) => passed.has(name) || failed.has(name);
  const names = new Set(steps.map(({ name }) => name));
  const needs = ({ after = [] }: Step) => after.filter((name) => names.has(name));
  const isLost = (step: Step): boolean => needs(step).some((name) => failed.has(name));
  const isReady = (step: Step): boolean => needs(step).every((name) => passed.has(name));
  const waiting = steps.filter((step) => !running.has(step.name) && !ended(step) && !isLost(step));
  if (steps.some(({ name, alone }) => alone && running.has(name))) return [];
  const together = waiting.filter((step) => !step.alone);
  const free = Math.max(0, cores - running.size);
  if (together.length > 0) return together.filter(isReady).slice(0, free);
  return running.size === 0 ? waiting.filter(isReady).slice(0, 1) : [];
};
