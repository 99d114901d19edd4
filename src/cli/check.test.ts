import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { lackingLines, overlapLines } from './check.ts';

const content = join(repositoryRoot, 'content');
/** A folder of this test alone, so that the test passes again in the same process. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const now = new Date('2026-03-02T12:00:00Z');

it('[PROMO-9] lists promotions that want the same place at the same time, on the clocks of each country', () => {
  const folder = newFolder();
  for (const name of ['categories', 'pictures', 'abtests', 'pages', 'company.json', 'vouchers.json'])
    symlinkSync(join(content, name), join(folder, name));
  cpSync(join(content, 'promotions'), join(folder, 'promotions'), { recursive: true });
  expect(overlapLines(folder, now)).toEqual([]);
  const file = join(folder, 'promotions/top_banner.json');
  const banner = JSON.parse(readFileSync(file, 'utf8')) as { promotions: object[] };
  const [first] = banner.promotions;
  banner.promotions.push({
    ...first,
    name: 'Late',
    sites: ['DE', 'TR'],
    priority: 0,
    from: '+14T12:00',
    to: '+20T00:00',
  });
  writeFileSync(file, JSON.stringify(banner));
  expect(overlapLines(folder, now)).toEqual([
    'DE     top_banner: "Late" is shown, "Adventswochen" is not, from 2026-03-16 12:00 to 2026-03-17 00:00',
    'TR     top_banner: "Late" is shown, "Adventswochen" is not, from 2026-03-16 12:00 to 2026-03-17 00:00',
  ]);
});

it('[LAW-5] names each article that lacks a fact that the law asks for, with its source', () => {
  expect(lackingLines(content, now)).toEqual([]);
  const own = newFolder();
  for (const name of ['categories', 'colours.json', 'traits.json', 'facts.json'])
    symlinkSync(join(content, name), join(own, name));
  mkdirSync(join(own, 'products'));
  const list = JSON.parse(readFileSync(join(content, 'products/1510.json'), 'utf8')) as { facts: object }[];
  const [first] = list;
  for (const fact of ['storage', 'nutrition', 'organicOrigin']) Reflect.deleteProperty(first?.facts ?? {}, fact);
  writeFileSync(join(own, 'products/1510.json'), JSON.stringify(list));
  const lines = lackingLines(own, now);
  expect(lines.map((line) => line.slice(0, 6).trim())).toEqual(siteCodes);
  expect(lines[0]).toBe(
    'DE     101510001: storage (Regulation (EU) 1169/2011 art. 14, art. 9 (1) (g)); energy, calories, fat, saturates, carbohydrate, sugars, protein, salt (Regulation (EU) 1169/2011 art. 14, art. 9 (1) (l), 30, 32); organicOrigin (Regulation (EU) 2018/848 art. 32 (2))',
  );
  expect(lines[2]).toBe(
    'CH     101510001: storage, energy, calories, fat, saturates, carbohydrate, sugars, protein, salt (LGV art. 44, LIV)',
  );
});
