import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/repository.ts';
import { wholeShop, type WholeShop } from '../../tests/support/whole-shop.ts';
import { sites } from '../sites/sites.ts';
import { fillPromotions } from './content/promotion-content.ts';

const now = new Date('2026-11-20T12:00:00Z');
let whole: WholeShop;
/** promotions of its own beside the real content */
let content = '';

beforeAll(async () => {
  whole = await wholeShop(() => now);
  content = join(whole.root, 'content');
  rmSync(content);
  mkdirSync(content);
  for (const name of readdirSync(join(repositoryRoot, 'content'))) {
    const real = join(repositoryRoot, 'content', name);
    if (name === 'promotions') cpSync(real, join(content, name), { recursive: true });
    else symlinkSync(real, join(content, name));
  }
}, 60_000);
afterAll(() => whole?.close());

const strip = async () => {
  const headers = { accept: 'text/html', host: 'de.localhost:3000' };
  return (await whole.shop.app.inject({ url: '/', headers })).body;
};

it('[RUN-4] reloaded content is on every page, including its promotions', async () => {
  const file = join(content, 'promotions/header_top.json');
  expect(await strip()).toContain('Service und Hilfe');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Service und Hilfe', 'Rat und Tat'));
  await whole.shop.refresh();
  expect(await strip()).not.toContain('Rat und Tat');
  await fillPromotions(whole.db, { folder: content, now }, [sites.DE]);
  await whole.shop.refresh();
  expect(await strip()).toContain('Rat und Tat');
});
