import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from '../tests/support/words/repository.ts';
import { faultOfCommit } from './check-commit-message.js';

describe('a commit message', () => {
  it.each([
    'cart: keep the quantity that was typed',
    'cart page, order: embed the voucher form\n\nEach page had a form of its own.\n',
    'ui: need no script for the select',
    "Merge branch 'room'",
    'Revert "cart: keep the quantity"',
    'cart: keep it\n# Please enter the commit message',
  ])('passes as %j', (message) => {
    expect(faultOfCommit(message)).toBeUndefined();
  });

  it.each([
    ['no room', 'keep the quantity'],
    ['a capital letter', 'Cart: Keep the quantity'],
    ['a full stop', 'cart: keep the quantity.'],
    ['73 characters', `cart: ${'k'.repeat(67)}`],
    ['a past tense', 'cart: added the quantity'],
    ['a gerund', 'cart: keeping the quantity'],
    ['a body directly below', 'cart: keep the quantity\nbecause it was lost'],
    ['no text', ''],
  ])('fails with %s', (_, message) => {
    expect(faultOfCommit(message)).toEqual(expect.any(String));
  });

  it('is checked by the hook, with an exit status and a sentence', () => {
    const hooks = parse(readFileSync(`${repositoryRoot}lefthook.yml`, 'utf8')) as {
      readonly 'commit-msg': { readonly jobs: readonly { readonly run: string }[] };
    };
    const [command = ''] = hooks['commit-msg'].jobs.map(({ run }) => run);
    const folder = mkdtempSync(join(tmpdir(), 'kontor-commit-'));
    const check = (message: string) => {
      const file = join(folder, 'message');
      writeFileSync(file, message);
      return spawnSync(command.replace('{1}', file), { shell: true, cwd: repositoryRoot, encoding: 'utf8' });
    };
    try {
      expect(check('cart: keep the quantity\n').status).toBe(0);
      const refused = check('kept the quantity\n');
      expect(refused.status).toBe(1);
      expect(refused.stderr).toContain('commit message: the subject should read');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
