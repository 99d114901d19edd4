import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/repository.ts';
import { overlapLines } from './check.ts';

const content = join(repositoryRoot, 'content');
const folder = mkdtempSync(join(tmpdir(), 'kontor-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-03-02T12:00:00Z');

it('[PROMO-9] lists promotions that want the same place at the same time, on the clocks of each country', () => {
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
