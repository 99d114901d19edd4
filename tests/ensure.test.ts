import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './support/words/repository.ts';

it.each([
  ['pages/ensure-java.ts', /^HTML is not checked: Java is not installed \(Debian: apt-get install [\w-]+\)$/],
  [
    'other-servers/ensure-nginx.ts',
    /^(?:nginx: \/.+|The shop behind nginx is not tried: nginx is not installed \(Debian: apt-get install nginx-light\))$/,
  ],
  [
    'browser/ensure-engines.ts',
    /^(?:(?:Firefox|WebKit) is there\.|The journey in (?:Firefox|WebKit) is left out: .+ not found \(Debian, Ubuntu: apt-get install .+\)\.)$/,
  ],
])('where nothing can be installed, %s says what is left out and why, and lets the tests go on', (file, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repositoryRoot, 'tests/support', file)], {
    encoding: 'utf8',
    // No apt-get, no java.
    env: { PATH: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => !sentence.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(0);
});
