import { afterAll, beforeAll, expect, it } from 'vitest';
import { everywhere } from '../../../../tests/run/sizes/pages.ts';
import { wholeShop, type WholeShop } from '../../../../tests/support/shops/whole-shop.ts';
import { warningHeader, type FragmentList } from '../../../contracts/shop/fragments.contract.ts';
import { fragmentNames } from './fragment-table.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
});
afterAll(() => whole?.close());

const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  whole.shop.app.inject({ url: `/fragments/${query}`, headers: { host: 'de.localhost:3000', ...headers } });

const regionsIn = (body: string): string[] =>
  [...body.matchAll(/<k-region data-region="([\w-]+)"/g)].map(([, name = '']) => name);

it('[EMB-4, TRK-6] `recent` is the row of products viewed before, with the product of the page, and brings its own styles', async () => {
  const [none, named] = [await get('recent'), await get('recent?product=105130001')];
  expect(regionsIn(none.body)).toEqual(['recent']);
  expect(none.body).not.toContain('data-product');
  expect(named.body).toContain('data-product="105130001"');
  expect(none.body).toContain('<link disabled rel="stylesheet" href="/assets/more-test.css"/>');
  expect((await get('recent?assets=none')).body).not.toContain('more-test');
  expect((await get('header')).body).not.toContain('more-test');
  for (const query of ['product=1', 'product=abcdefghi', 'product=1051300011', 'product='])
    expect((await get(`recent?${query}`)).headers[warningHeader], query).toContain('product');
  expect((await get('header?product=105130001')).headers[warningHeader]).toContain('product');
});

it('[EMB-4] `shell-end` is what a page needs at its end: the row of viewed products, the newsletter and the footer', async () => {
  const [end, recent, footer] = await Promise.all(
    ['shell-end', 'recent', 'footer'].map(async (name) => (await get(`${name}?assets=none`)).body),
  );
  expect(end).toBe(`${recent}${footer}`);
  expect(regionsIn((await get('shell-end?reduced=true')).body)).toEqual(['footer']);
  expect((await get('shell-end?product=105130001')).body).toContain('data-product="105130001"');
  // FOOT-5: by the cookies of the footer, too.
  expect((await get('shell-end?assets=none', { cookie: 'App=1' })).body).toBe(
    (await get('footer?assets=none', { cookie: 'App=1' })).body,
  );
});

it('[EMB-5] leaves the tags of its files to a page that writes them, and names the files', async () => {
  const [withTags, without] = [await get('header'), await get('header?assets=none')];
  expect(without.body).not.toMatch(/<(?:link|script)\b/);
  expect(withTags.body.endsWith(without.body)).toBe(true);
  const files = await get('assets.json?site=TR&links=absolute');
  expect(files.headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(files.json()).toEqual({
    styles: ['http://tr.localhost:3000/assets/kit-test.css', 'http://tr.localhost:3000/assets/faces-test.css'],
    moreStyles: ['http://tr.localhost:3000/assets/more-test.css'],
    script: 'http://tr.localhost:3000/assets/runtime-test.js',
  });
  expect((await get('assets.json')).json()).toMatchObject({ script: '/assets/runtime-test.js' });
  expect((await get('assets.json?colour=red')).statusCode).toBe(400);
});

it('[EMB-5] is sent in plain bytes to an include that cannot unpack it', async () => {
  const packed = { 'accept-encoding': 'gzip, br' };
  const plain = await get('header?encoding=plain', packed);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe((await get('header')).body);
  expect((await get('header?encoding=accepted', packed)).headers['content-encoding']).toBe('br');
});

it('[EMB-5] has a manifest for layout services, whose addresses show it', async () => {
  const manifest = await get('header/manifest.json');
  expect(manifest.json()).toEqual({
    name: 'kontor-header',
    version: expect.stringMatching(/^\w+$/),
    // Podium resolves it by the manifest's own address.
    content: '../header',
    fallback: '../header',
    css: [],
    js: [],
    proxy: {},
  });
  expect((await get('nowhere/manifest.json')).statusCode).toBe(404);
});

it('[EMB-4, EMB-5] is listed with all others, for people and for programs', async () => {
  const list = (await get('', { accept: 'application/json' })).json<FragmentList>();
  expect(list.regions.map(({ name }) => name)).toEqual(fragmentNames);
  const onEveryPage = ['header', 'footer', 'newsletter', 'consent', 'activity', 'preview', 'app-banner', 'recent'];
  expect(fragmentNames).toEqual(expect.arrayContaining([...onEveryPage, 'promotion', 'shell', 'shell-end']));
  for (const { name, about, content, settings, cost, examples } of list.regions) {
    const query = Object.entries(settings)
      .filter(([, values]) => values.includes(' | '))
      .map(([name, values]) => `${name}=${values.split(' | ').at(-1)}`);
    const answer = await get(`${content.slice('/fragments/'.length)}?${query.join('&')}`);
    expect([answer.statusCode, answer.headers[warningHeader]], content).toEqual([200, undefined]);
    expect(about).toMatch(/^[a-z].{10,}/);
    expect(cost.html).toBeGreaterThan(30);
    expect(cost.fileCount).toBe(name === 'promotion' ? 4 : 3);
    expect(examples).toEqual({
      server: `<!--# include virtual="/fragments/${name}?encoding=plain" -->`,
      edge: `<esi:include src="/fragments/${name}"/>`,
      element: `<kontor-${name}></kontor-${name}>`,
    });
  }
  for (const accept of ['text/html,*/*', 'application/json;q=0.1, text/html', '']) {
    const page = await get('', { accept });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    for (const { name, examples } of list.regions) {
      expect(page.body).toContain(`<h2>${name}</h2>`);
      expect(page.body).toContain(examples.element.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    }
    // Each region is on the page itself, and none twice beside what comes with another one.
    // The early panels are for the shop's own pages.
    const ofOthers = everywhere.filter((name) => name !== 'early');
    expect(new Set(regionsIn(page.body))).toEqual(new Set([...ofOthers, 'newsletter', 'recent']));
    const ids = [...page.body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(page.body.match(/<script\b/g)).toHaveLength(1);
  }
});
