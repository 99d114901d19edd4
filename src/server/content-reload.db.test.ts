import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { fillContent, promotionKinds } from '../../tests/support/databases/fill-content.ts';

const now = new Date('2026-11-20T12:00:00Z');
let whole: WholeShop;
/** promotions, pages, search words and a logo of its own beside the real content */
let content = '';
const copied = new Set(['promotions', 'pages', 'search', 'brand']);

beforeAll(async () => {
  whole = await wholeShop(() => now);
  content = join(whole.root, 'content');
  rmSync(content);
  mkdirSync(content);
  for (const name of readdirSync(join(repositoryRoot, 'content'))) {
    const real = join(repositoryRoot, 'content', name);
    if (copied.has(name)) cpSync(real, join(content, name), { recursive: true });
    else symlinkSync(real, join(content, name));
  }
});
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
  await fillContent(whole.db, promotionKinds, { folder: content, now, sites: ['DE'] });
  await whole.shop.refresh();
  expect(await strip()).toContain('Rat und Tat');
});

const get = (url: string, shop = whole.shop) =>
  shop.app.inject({ url, headers: { accept: 'text/html', host: 'de.localhost:3000' } });
const edit = (name: string, from: string, to: string): void => {
  const file = join(content, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
};

it('[RUN-6] a running shop shows pages and search words that were taken in, and nothing of those that were not', async () => {
  const path = '/ueber-kontor-s2000.html';
  expect((await get(path)).body).toContain('Wie wir anfingen');
  edit('pages/about.json', 'Wie wir anfingen', 'Unser Anfang');
  edit('search/DE.json', '"versandkosten"', '"portokosten"');
  const leadsTo = async (words: string) => (await get(`/search?query=${words}`)).headers.location;
  expect(await leadsTo('versandkosten')).toContain('/versand-und-lieferung-s1010.html');
  await fillContent(whole.db, ['pages'], { folder: content, now, sites: ['DE'] });
  await whole.shop.refresh();
  expect((await get(path)).body).toContain('Unser Anfang');
  expect(await leadsTo('portokosten')).toBeUndefined();
  await fillContent(whole.db, ['search'], { folder: content, now, sites: ['DE'] });
  await whole.shop.refresh();
  expect(await leadsTo('portokosten')).toContain('/versand-und-lieferung-s1010.html');
  expect(await leadsTo('versandkosten')).toBeUndefined();
});

it('[RUN-6] a shop on another folder has its pages and its brand, and documents that were taken in stay after a restart', async () => {
  writeFileSync(join(content, 'brand/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" id="own"/>');
  edit('pages/about.json', 'Unser Anfang', 'Noch nicht freigegeben');
  const shop = await whole.another();
  expect((await get('/brand/mark.svg', shop)).body).toContain('id="own"');
  expect((await get('/ueber-kontor-s2000.html', shop)).body).toContain('Unser Anfang');
  const at = await shop.app.inject({
    url: '/ueber-kontor-s2000.html',
    headers: { accept: 'text/html', host: 'at.localhost:3000' },
  });
  // AT has taken in no pages: it shows those of the folder, as they are at the start.
  expect(at.body).toContain('Noch nicht freigegeben');
});
