import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../support/words/repository.ts';
import { changedRun, type JourneyFile } from './changed.ts';
import { clockOfRun } from './run-clock.ts';
import { allSteps, stepsNamed, stepsToBegin, type Step } from './steps.ts';

interface Outcome {
  readonly passed: boolean;
  /** all that it has written */
  readonly output: string;
}

/** Runs a step; shows what it writes at once where nothing runs beside it. */
const run = ({ command, alone = false }: Step): Promise<Outcome> =>
  new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    // npm has put the project's own tools and its Node first on the path.
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours, ...clockOfRun() },
    });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        if (alone) to.write(text);
        output += text;
      });
    }
    child.on('close', (status) => resolve({ passed: status === 0, output }));
  });

const git = (...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
};

/** Files that differ from a commit, with those that Git does not know yet and without those that are deleted. */
const changedFiles = (since: string): string[] =>
  [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].filter((path) =>
    existsSync(join(repositoryRoot, path)),
  );

const journeys = (): JourneyFile[] =>
  readdirSync(join(repositoryRoot, 'tests/journeys')).map((name) => {
    const path = `tests/journeys/${name}`;
    return { path, text: readFileSync(join(repositoryRoot, path), 'utf8') };
  });

/** The steps that the arguments name: words of their names, or `--changed` with or without a commit. */
const chosenSteps = (args: readonly string[]): readonly Step[] => {
  const option = args.find((arg) => /^--changed(?:=|$)/.test(arg));
  if (option === undefined) return stepsNamed(allSteps, args);
  const since = option.split('=')[1];
  const change = { changed: changedFiles(since ?? 'HEAD'), journeys: journeys(), ...(since ? { since } : {}) };
  const { steps, left } = changedRun(allSteps, change);
  if (left.length > 0)
    process.stdout.write(
      `The change touches ${left.length} journeys, which only \`npm test\` runs: ${left.join(', ')}\n`,
    );
  const words = args.filter((arg) => arg !== option);
  return stepsNamed(steps, words);
};

/** Runs the chosen steps, as many at a time as there are cores; returns the exit code. */
export const main = async (args: readonly string[]): Promise<number> => {
  const steps = chosenSteps(args);
  rmSync(join(repositoryRoot, 'test-results'), { recursive: true, force: true });
  const running = new Map<string, Promise<void>>();
  const passed = new Set<string>();
  const failed = new Map<string, string>();

  const begin = async (step: Step): Promise<void> => {
    const { name, command, alone } = step;
    const startedAt = Date.now();
    if (alone) process.stdout.write(`\n── ${name}: ${command}\n`);
    const outcome = await run(step);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    if (!alone) process.stdout.write(`\n── ${name}: ${command}\n${outcome.output}`);
    process.stdout.write(`── ${name}: ${outcome.passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
    if (outcome.passed) passed.add(name);
    else failed.set(name, outcome.output);
    running.delete(name);
  };
  const beginAll = (): void => {
    const progress = { running: new Set(running.keys()), passed, failed: new Set(failed.keys()) };
    for (const step of stepsToBegin(steps, progress, availableParallelism())) running.set(step.name, begin(step));
  };
  for (beginAll(); running.size > 0; beginAll()) await Promise.race(running.values());

  // The output of other steps stands between a failure and the end.
  for (const [name, output] of failed)
    process.stdout.write(`\n── ${name} FAILED, its last lines:\n${output.slice(-6000)}\n`);
  const notRun = steps.map(({ name }) => name).filter((name) => !passed.has(name) && !failed.has(name));
  if (notRun.length > 0) process.stdout.write(`\nNot run, because of what failed: ${notRun.join(', ')}\n`);
  const names = [...failed.keys()].join(', ');
  process.stdout.write(failed.size === 0 ? '\nAll checks passed.\n' : `\nFailed: ${names}\n`);
  return failed.size === 0 ? 0 : 1;
};
