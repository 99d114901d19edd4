import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { contentCatalogues } from '../contracts/content/content.contract.ts';
import { checkContent } from '../server/demo/check-content.ts';
import { check } from './check.ts';
import { initCommand } from './init.ts';
import { makeFolder } from './new-folder.ts';

let root: string;
let folder: string;
let said: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'kontor-init-'));
  folder = join(root, 'deep/own');
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  await initCommand([folder]);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

const now = new Date('2026-11-20T12:00:00Z');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const jsonFilesIn = (place: string): string[] =>
  readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const fillCompany = (): void => {
  const values: Record<string, string> = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'OTPVHUHB' };
  const filled = textOf('company.json').replaceAll(
    /"(\w+)": ""/g,
    (_, name: string) => `"${name}": "${values[name] ?? `My ${name}`}"`,
  );
  writeFileSync(join(folder, 'company.json'), filled);
};

it('[RUN-4] init writes a folder that is right but for the company, which check names by line and law', async () => {
  said = '';
  expect(await check(false, folder)).toBe(1);
  const lines = said.split('\n');
  expect(lines).toContain(
    `${folder}/company.json:21: de.company: is missing on DE: write it there (§ 5 DDG, § 18 MStV)`,
  );
  for (const line of lines.filter((one) => one.includes('company.json:'))) {
    const [, number = '', field = ''] = /company\.json:(\d+): \S+\.(\w+): is missing on /.exec(line) ?? [];
    expect(textOf('company.json').split('\n')[Number(number) - 1]).toContain(`"${field}": ""`);
  }
  const empty = textOf('company.json').match(/: ""/g) ?? [];
  expect(lines.filter((line) => line.includes(': is missing on '))).toHaveLength(empty.length);
  expect(lines.filter((line) => line.includes('the drawing of init'))).toHaveLength(5);
});

it('[RUN-4] check finds nothing after the company was filled in', async () => {
  fillCompany();
  said = '';
  expect(await check(false, folder)).toBe(0);
  expect(said).toContain('The content is right.');
  expect(said).not.toContain('company.json');
});

it('[RUN-4] the examples are right once their comments are removed', () => {
  const files = jsonFilesIn('.').filter((name) => !name.startsWith('schemas/'));
  let examples = 0;
  for (const name of files) {
    const text = textOf(name);
    const live = text.replaceAll(/\/\* An example[^\n]*\n([\s\S]*?)\n *\*\//g, (_, example: string) => {
      examples += 1;
      return example;
    });
    if (live !== text) writeFileSync(join(folder, name), live);
  }
  expect(examples).toBeGreaterThan(20);
  cpSync(join(folder, 'examples'), folder, { recursive: true });
  expect(() => checkContent({ folder, now, isDemo: false })).not.toThrow();
});

it('[RUN-4] every file names a schema that accepts it, and the schema refuses what the readers refuse', () => {
  const files = jsonFilesIn('.').filter((name) => !/^(?:schemas|maps|contracts)\//.test(name));
  expect(files.length).toBeGreaterThan(50);
  for (const name of files) {
    const value = parse(textOf(name)) as Record<string, unknown>;
    const schemaFile = join(folder, name, '..', String(value['$schema']));
    const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as TSchema & { readonly allowComments: boolean };
    expect(schema.allowComments).toBe(true);
    expect(Value.Check(schema, value), name).toBe(true);
    expect(Value.Check(schema, { ...value, promotoins: 1 }), name).toBe(name.endsWith('goes-with.json'));
  }
});

it('[RUN-4] nothing of the demo is in it: no goods, no company, no name', () => {
  expect(existsSync(join(folder, 'products'))).toBe(false);
  const company = JSON.parse(readFileSync(join(repositoryRoot, 'content/company.json'), 'utf8')) as Record<
    string,
    object
  >;
  const facts = ['*', ...contentCatalogues].flatMap((name) => Object.entries(company[name] ?? {})) as [
    string,
    string,
  ][];
  const own = facts.filter(([name]) => ['company', 'street', 'email', 'phone', 'iban', 'director'].includes(name));
  for (const name of jsonFilesIn('.').filter((one) => !one.startsWith('schemas/'))) {
    const text = textOf(name);
    for (const [, value] of own) expect(text.includes(value), `${name}: ${value}`).toBe(false);
    if (name.startsWith('pages/') && name !== 'pages/shipping.json')
      expect(/.{0,40}(?:kaffee|café|káv|kaw[aęy]|kahve|röst).{0,40}/i.exec(text)?.[0], name).toBeUndefined();
    // The card is a part of the program.
    expect(/Kontor(?!Card)/.exec(text)?.[0], name).toBeUndefined();
  }
});

it.each<[string, () => void, string]>([
  ['a folder that is not empty', () => writeFileSync(join(root, 'taken/mine.txt'), 'mine'), 'is not empty'],
  [
    'a file',
    () => {
      rmSync(join(root, 'taken'), { recursive: true });
      writeFileSync(join(root, 'taken'), 'mine');
    },
    'is a file',
  ],
])('[RUN-4] init refuses %s and leaves it as it is', async (_, prepare, reason) => {
  mkdirSync(join(root, 'taken'));
  prepare();
  await expect(initCommand([join(root, 'taken')])).rejects.toThrow(reason);
  expect(readdirSync(root).toSorted()).toEqual(['deep', 'taken']);
});

it('[RUN-4] a folder that cannot be finished is not there at all', () => {
  const fail = () =>
    makeFolder(join(root, 'half'), (part) => {
      writeFileSync(join(part, 'one'), '1');
      throw new Error('the disk is full');
    });
  expect(fail).toThrow('the disk is full');
  expect(readdirSync(root)).toEqual(['deep']);
});
