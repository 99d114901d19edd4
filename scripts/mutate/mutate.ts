import { Stryker } from '@stryker-mutator/core';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { titlesIn } from '../../tests/support/words/promises.ts';
import { ourFiles, repositoryRoot } from '../../tests/support/words/repository.ts';
import { planOf, readWish, reportOf } from './mutate.rules.ts';
import { reportOfPromises } from './promises.rules.ts';
import type { Notes } from './runner.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const fail = (text: string): never => {
  print(text);
  process.exit(1);
};

/** Changes the code and says which changes no test notices (docs/testing.md). */
const wish =
  readWish(process.argv.slice(2)) ??
  fail('npm run mutate -- (src/ROOM [--node] | --promise ID | --promises AREA) [--sample N] [--seed WORD]');
const { changed, tests } = planOf(wish, ourFiles('src/'), titlesIn);
if (changed.length === 0 || tests.length === 0)
  fail(`nothing to change (${changed.length} files) or no test (${tests.length} files)`);
const folder = `${repositoryRoot}.cache/mutate/`;
const notesFile = `${folder}notes.json`;
mkdirSync(folder, { recursive: true });
rmSync(notesFile, { force: true });

const options = {
  testRunner: 'kontor',
  ignorers: ['documentation'],
  plugins: ['@stryker-mutator/vitest-runner', `${repositoryRoot}scripts/mutate/runner.ts`],
  kontor: { wish, notesFile },
  warnings: false,
  mutate: [...changed],
  testFiles: [...tests],
  coverageAnalysis: 'perTest' as const,
  // Our runner tries nearly all mutants in the first run, and decides when a test does not end.
  ignoreStatic: false,
  dryRunTimeoutMinutes: 600,
  concurrency: 1,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `${folder}${(wish.room ?? wish.promise ?? wish.area ?? '').replaceAll('/', '-')}.json` },
  tempDirName: '.cache/mutate/sandbox',
  ignorePatterns: ['.data', '.cache', 'dist', 'test-results'],
  disableTypeChecks: false,
  // Stryker reads this file by functions that TypeScript 7 does not have.
  tsconfigFile: 'none',
  allowConsoleColors: false,
};
const mutants = await new Stryker(options).runMutationTest();
// Trusted: written by our runner.
const { leftOut, faults, verdicts, samples } = JSON.parse(readFileSync(notesFile, 'utf8')) as Notes;
const { killed, all, percent, interval, survivors } = reportOf(mutants, wish, leftOut);
const counts = `${killed} of ${all} mutants noticed, ${percent} % (95 %: ${interval})`;
const unrepeatable = faults.map((title) => `does not pass twice: ${title}`);
const lines = samples
  ? [...reportOfPromises(samples, new Map(verdicts), mutants), ...unrepeatable]
  : [...survivors, ...unrepeatable, `${counts}; ${leftOut.length} not in the sample, seed ${wish.seed}`];
print(lines.join('\n').replaceAll(repositoryRoot, ''));
