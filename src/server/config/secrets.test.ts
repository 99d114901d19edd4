import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { tokenSecrets } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'data', 'token-secret');
const secret = (TOKEN_SECRET?: string) =>
  tokenSecrets({ DATA_DIR: join(folder, 'data'), ...(TOKEN_SECRET === undefined ? {} : { TOKEN_SECRET }) })[0];
const rights = (path: string) => statSync(path).mode & 0o777;

it('[SAFE-4] takes the configured secret and writes nothing', () => {
  expect(secret('configured secret of thirty-two signs')).toBe('configured secret of thirty-two signs');
  expect(() => statSync(join(folder, 'data'))).toThrow('ENOENT');
});

it('[RUN-10] takes several in their order, from a setting or from the lines of a file', () => {
  const [one, two] = ['o'.repeat(32), 't'.repeat(40)];
  for (const TOKEN_SECRET of [`${one},${two}`, `${one}, ${two}`, `${one}\n${two}`, `${one}\r\n${two}`])
    expect(tokenSecrets({ TOKEN_SECRET, DATA_DIR: join(folder, 'data') })).toEqual([one, two]);
});

it.skipIf(process.platform === 'win32')('[SAFE-4] makes one in the demo, for its owner’s eyes alone', () => {
  const made = secret();
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file(), 'utf8')).toBe(made);
  expect(rights(file())).toBe(0o600);
  expect(rights(join(folder, 'data'))).toBe(0o700);
});

it.skipIf(process.platform === 'win32')('[SAFE-4] keeps it at the next start, and closes it where it lay open', () => {
  const made = secret();
  chmodSync(file(), 0o644);
  expect(secret()).toBe(made);
  expect(rights(file())).toBe(0o600);
});

it('makes another one elsewhere', () => {
  const made = secret();
  expect(tokenSecrets({ DATA_DIR: join(folder, 'other') })).not.toContain(made);
});

it('refuses a secret that was cut short, in a sentence that names the file', () => {
  secret();
  writeFileSync(file(), 'short');
  expect(() => secret()).toThrow(ConfigError);
  expect(() => secret()).toThrow(/token-secret holds no secret/);
});
