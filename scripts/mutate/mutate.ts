import { Stryker } from '@stryker-mutator/core';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { titlesIn } from '../../tests/support/promises.ts';
import { ourFiles, repositoryRoot } from '../../tests/support/repository.ts';
import { planOf, readWish, reportOf } from './mutate.rules.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const fail = (text: string): never => {
  print(text);
  process.exit(1);
};

/** Changes the code and says which changes no test notices (docs/testing.md). */
const wish =
  readWish(process.argv.slice(2)) ?? fail('npm run mutate -- (src/ROOM | --promise ID) [--sample N] [--seed WORD]');
const { changed, tests } = planOf(wish, ourFiles('src/'), titlesIn);
if (changed.length === 0 || tests.length === 0)
  fail(`nothing to change (${changed.length} files) or no test (${tests.length} files)`);
const folder = `${repositoryRoot}.cache/mutate/`;
const leftOutFile = `${folder}left-out.json`;
mkdirSync(folder, { recursive: true });
rmSync(leftOutFile, { force: true });

const options = {
  testRunner: 'kontor',
  plugins: ['@stryker-mutator/vitest-runner', `${repositoryRoot}scripts/mutate/runner.ts`],
  kontor: { wish, leftOutFile },
  warnings: false,
  mutate: [...changed],
  testFiles: [...tests],
  coverageAnalysis: 'perTest' as const,
  // Node tests share loaded files (`isolate` in vitest.config.ts): what is decided at loading would seem to survive.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: `${folder}${(wish.room ?? wish.promise ?? '').replaceAll('/', '-')}.json` },
  tempDirName: '.cache/mutate/sandbox',
  ignorePatterns: ['.data', '.cache', 'dist'],
  disableTypeChecks: false,
  // Stryker reads this file by functions that TypeScript 7 does not have.
  tsconfigFile: 'none',
  allowConsoleColors: false,
};
const mutants = await new Stryker(options).runMutationTest();
// Trusted: written by our runner.
const leftOut = JSON.parse(readFileSync(leftOutFile, 'utf8')) as readonly string[];
const { killed, all, percent, survivors } = reportOf(mutants, wish, leftOut);
const counts = `${killed} of ${all} mutants killed, ${percent} %`;
print(
  [...survivors, `${counts} (${leftOut.length} not in the sample, seed ${wish.seed})`]
    .join('\n')
    .replaceAll(repositoryRoot, ''),
);
