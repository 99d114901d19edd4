// `npm test`: every check of the repository, one after the other, the quick ones first. Plain JavaScript, so that it can say
// what is missing on any Node.
import { spawnSync } from 'node:child_process';
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
  ['unit, region, database and law tests', 'vitest run'],
  ['browser', 'node tests/support/ensure-chromium.ts && playwright test'],
];

rmSync('test-results', { recursive: true, force: true });
const failed = [];
for (const [name, command] of steps) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  const startedAt = Date.now();
  process.stdout.write(`\n── ${name}: ${command}\n`);
  // npm has put the project's own tools and its Node first on the path.
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`);
  if (status !== 0) failed.push(name);
  // Nothing after these can pass without them.
  if (status !== 0 && ['types', 'build'].includes(name)) break;
}

process.stdout.write(failed.length === 0 ? '\nAll checks passed.\n' : `\nFailed: ${failed.join(', ')}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
