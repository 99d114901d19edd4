// `npm test`: every check of the repository, one after the other, the quick ones first. Plain JavaScript, so that it can say
// what is missing on any Node.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const only = process.argv.slice(2);

/** name, command, what it looks at */
const steps = [
  ['types', 'tsc --noEmit'],
  ['lint', 'oxlint --type-aware --deny-warnings --quiet'],
  ['format', 'oxfmt --check'],
  ['dead code', 'knip --no-config-hints'],
  ['build', 'node src/cli/kontor.js build'],
  ['sizes', 'size-limit'],
  [
    'unit, region, database and law tests',
    'node tests/support/ensure-java.ts && node tests/support/ensure-nginx.ts && vitest run',
  ],
  ['browser', 'node tests/support/ensure-chromium.ts && node tests/support/ensure-engines.ts && playwright test'],
];

/** Runs a command, shows all that it says, and keeps the last lines: a step that failed says them again at the very end. */
const run = (command) =>
  new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    // npm has put the project's own tools and its Node first on the path.
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...colours },
    });
    let last = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding('utf8').on('data', (text) => {
        to.write(text);
        last = (last + text).slice(-6000);
      });
    }
    child.on('close', (status) => resolve({ passed: status === 0, last }));
  });

rmSync('test-results', { recursive: true, force: true });
const failed = [];
for (const [name, command] of steps) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const startedAt = Date.now();
  process.stdout.write(`\n── ${name}: ${command}\n`);
  const { passed, last } = await run(command);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (!passed) failed.push({ name, last });
  // Nothing after these can pass without them.
  if (!passed && ['types', 'build'].includes(name)) break;
}

// The lines of other steps stand between a failure and the end, up to hundreds of them.
for (const { name, last } of failed) process.stdout.write(`\n── ${name} FAILED, its last lines:\n${last}\n`);
const names = failed.map(({ name }) => name).join(', ');
process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${names}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
