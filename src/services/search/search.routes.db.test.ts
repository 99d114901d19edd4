import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Static } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { cachekeyPath } from '../../contracts/customer/header-start.contract.ts';
import {
  redirectsPath,
  type searchAnswerSchema,
  searchPath,
  suggestionsPath,
  type Suggestions,
} from '../../contracts/search/search.contract.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop(() => new Date('2026-11-21T10:00:00Z'));
});
afterAll(() => whole?.close());

const host = 'de.localhost:3000';
const ask = async (path: string, query: Readonly<Record<string, string>>, headers = {}) => {
  const answer = await whole.shop.app.inject({
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: { host, ...headers },
  });
  return { answer, body: answer.json<never>() };
};
const suggest = async (q: string, further = {}): Promise<Suggestions> =>
  (await ask(suggestionsPath, { q, site: 'DE', ...further })).body;
const search = async (query: string, further = {}): Promise<Static<typeof searchAnswerSchema>> =>
  (await ask(searchPath, { query, ...further })).body;

describe('GET suggestions', () => {
  it('[SRCH-2] returns products and terms in the shape of the contract', async () => {
    const { products, searchTerms } = await suggest('espresso');
    expect(products).toHaveLength(5);
    for (const { id, title, productViewUrl, imageProductThumb, imageAltText } of products) {
      expect(id).toMatch(/^\d{9}$/);
      expect(productViewUrl).toMatch(new RegExp(`^/[a-z0-9-]+-p${id}\\.html$`));
      expect(imageProductThumb).toMatch(/^\/pictures\/original\/160\/[a-z0-9-]+\.webp$/);
      expect(imageAltText).toBe(title);
    }
    expect(searchTerms.length).toBeGreaterThan(2);
    for (const { searchTerm, prefix, match, suffix } of searchTerms) {
      expect(prefix + match + suffix).toBe(searchTerm);
      expect(match).toBe('espresso');
    }
  });

  it('[SRCH-2] returns as many as were requested', async () => {
    const few = await suggest('espresso', { maxSearchTerms: '2', maxProducts: '1' });
    expect([few.searchTerms.length, few.products.length]).toEqual([2, 1]);
    expect(await suggest('espresso', { maxSearchTerms: '0', maxProducts: '0' })).toEqual({
      products: [],
      searchTerms: [],
    });
    const twice = await suggest('espresso', { maxProducts: '7' });
    expect(twice.products).toHaveLength(7);
  });

  it('[SRCH-3] takes digits with blanks as one number', async () => {
    for (const q of ['101 110 001', '101110001', ' 1011 10001 '])
      expect((await suggest(q)).products[0]?.id, q).toBe('101110001');
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no words', { site: 'DE' }, 'querystring: must have required properties q'],
    ['no site', { q: 'kaffee' }, 'querystring: must have required properties site'],
    ['a site that there is not', { q: 'kaffee', site: 'XX' }, 'querystring.site names no site'],
    ['one character', { q: 'k', site: 'DE' }, 'querystring.q: must have at least 2 characters'],
    ['blanks', { q: '   ', site: 'DE' }, 'querystring.q: must have at least 2 characters'],
    ['a digit among blanks', { q: ' 1 ', site: 'DE' }, 'querystring.q: must have at least 2 characters'],
    ['201 characters', { q: 'x'.repeat(201), site: 'DE' }, 'querystring.q: must not have more than 200 characters'],
    ['no number', { q: 'kaffee', site: 'DE', maxProducts: 'five' }, 'querystring.maxProducts: must be integer'],
    ['a number below 0', { q: 'kaffee', site: 'DE', maxProducts: '-1' }, 'querystring.maxProducts: must be >= 0'],
    ['too many products', { q: 'kaffee', site: 'DE', maxProducts: '21' }, 'querystring.maxProducts: must be <= 20'],
    ['too many terms', { q: 'kaffee', site: 'DE', maxSearchTerms: '99' }, 'querystring.maxSearchTerms: must be <= 20'],
  ])('[SRCH-2] refuses %s and gives the reason', async (_, query, reason) => {
    const { answer, body } = await ask(suggestionsPath, query);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect((body as { detail: string }).detail).toContain(reason);
  });

  it.each([
    '<script>alert(1)</script>',
    '☕☕',
    '%%',
    "'; drop table product; --",
    '\u0000\u0007',
    'a'.repeat(200),
    'ß',
    '((()))',
    '__proto__',
  ])('responds to %j within a second', async (q) => {
    const from = performance.now();
    const { answer } = await ask(suggestionsPath, { q: q.padEnd(2), site: 'DE' });
    expect([200, 400]).toContain(answer.statusCode);
    expect(performance.now() - from).toBeLessThan(1000);
  });
});

describe('repeated requests for suggestions', () => {
  const url = (q: string) => `${suggestionsPath}?${new URLSearchParams({ q, site: 'DE' }).toString()}`;

  it('get the same body in each encoding, with the same headers', async () => {
    const plain = await whole.shop.app.inject({ url: url('kaffee'), headers: { host } });
    for (const [encoding, named] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const { headers, rawPayload } = await whole.shop.app.inject({
        url: url('kaffee'),
        headers: { host, 'accept-encoding': encoding },
      });
      const sent = headers['content-encoding'];
      expect(sent).toBe(named);
      const body = sent === 'br' ? brotliDecompressSync(rawPayload) : sent ? gunzipSync(rawPayload) : rawPayload;
      expect(body.toString()).toBe(plain.body);
      for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'vary'])
        expect([name, headers[name]]).toEqual([name, plain.headers[name]]);
    }
    expect(plain.headers['cache-control']).toContain('s-maxage=2');
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('return 304 for a client that has them', async () => {
    const { headers } = await whole.shop.app.inject({ url: url('kaffeemühle'), headers: { host } });
    const again = await whole.shop.app.inject({
      url: url('kaffeemühle'),
      headers: { host, 'if-none-match': String(headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('get the same response before routing, and are counted under their route (RUN-5)', async () => {
    const shop = await whole.another();
    const usual = await shop.app.inject({ url: url('kaffee'), headers: { host } });
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const counted = async (): Promise<number> => {
      const { body } = await shop.app.inject('/metrics');
      const found =
        /_count\{route="\/service\/searchfrontend\/api\/suggestions",method="GET",status="200"\} (\d+)/.exec(body);
      return Number(found?.[1]);
    };
    const before = await counted();
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await fetch(`${origin}${url('kaffee')}`, { headers: { 'accept-encoding': 'identity' } });
      expect(await answer.text()).toBe(usual.body);
      for (const name of ['content-type', 'cache-control', 'x-content-type-options', 'vary', 'etag'])
        expect([name, answer.headers.get(name)]).toEqual([name, usual.headers[name]]);
    }
    expect(await counted()).toBe(before + 3);
  });

  it('do not count against the rate limit of the IP address; computed responses do', async () => {
    const shop = await whole.another({ environment: { REQUESTS_PER_MINUTE: '4' } });
    const status = async (q: string) => {
      const { statusCode, headers } = await shop.app.inject({ url: url(q), headers: { host } });
      return statusCode === 429 ? [statusCode, Number(headers['retry-after']) > 0] : statusCode;
    };
    // The first request waits for the index; its response is not cached, because it began without one.
    for (const q of ['kaffee', 'tee', 'tasse', 'kanne']) expect(await status(q)).toBe(200);
    for (let turn = 0; turn < 5; turn += 1) expect(await status('tee')).toBe(200);
    expect(await status('teller')).toEqual([429, true]);
    expect(await status('tasse')).toBe(200);
  });
});

describe('GET search', () => {
  it('[SRCH-7] returns products, total, pages, facets and the applied filters', async () => {
    const all = await search('kaffee', { pageSize: '10' });
    expect(all.total).toBeGreaterThan(10);
    expect(all.products).toHaveLength(10);
    expect(all.pages).toBe(Math.ceil(all.total / 10));
    expect(all.applied).toEqual({ filters: [], sort: 'relevance' });
    const second = await search('kaffee', { pageSize: '10', page: '2' });
    const ids = [...all.products, ...second.products].map(({ productId }) => productId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.facets.map(({ name }) => name)).toContain('category');
    expect((await search('kaffee', { page: '9999' })).products).toEqual([]);
  });

  it('[SRCH-11] agrees with the suggestions', async () => {
    for (const words of ['kaffee', 'espresso bio', 'kaffe', 'filter', 'mischung', 'kapsln', 'röstung helle']) {
      const [{ products }, answer] = [await suggest(words), await search(words)];
      expect(
        products.map(({ id }) => id),
        words,
      ).toEqual(answer.products.slice(0, 5).map(({ productId }) => productId));
    }
  });

  it('[SRCH-7] filters and sorts by price', async () => {
    const reduced = await search('kaffee', { filters: 'reduced_price-true', pageSize: '96' });
    expect(reduced.total).toBeGreaterThan(0);
    for (const { price } of reduced.products) expect(price.before).toBeDefined();
    const available = await search('kaffee', { filters: 'availability-available', pageSize: '96' });
    for (const { availability } of available.products) expect(availability).toBe('AVAILABLE');
    const prices = (await search('kaffee', { sort: 'price-up', pageSize: '96' })).products.map(
      ({ price }) => price.now.amountMinor,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const falling = (await search('kaffee', { sort: 'price-down', pageSize: '96' })).products.map(
      ({ price }) => price.now.amountMinor,
    );
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    const range = await search('kaffee', { filters: 'price-10-20', pageSize: '96' });
    for (const { price } of range.products) {
      expect(price.now.amountMinor).toBeGreaterThanOrEqual(1000);
      expect(price.now.amountMinor).toBeLessThan(2000);
    }
  });

  it('[SRCH-7] counts in each facet value the hits that choosing it gives', async () => {
    const all = await search('kaffee');
    for (const { name, values } of all.facets) {
      for (const { value, count } of values) {
        const chosen = await search('kaffee', { filters: `${name}-${value}` });
        expect(chosen.total, `${name}-${value}`).toBe(count);
      }
    }
  });

  it('suggests the nearest word of the shop for an unknown word', async () => {
    expect((await search('hausmischugn')).didYouMean).toBe('hausmischung');
    expect((await search('hausmischung')).didYouMean).toBeUndefined();
    expect((await search('qqqqwwww')).total).toBe(0);
  });

  it('[SRCH-8] names the target of words that have a page of their own', async () => {
    expect((await search(' Black  FRIDAY ')).redirect).toBe('/categories/outlet');
    expect((await search('kaffee')).redirect).toBeUndefined();
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no words', {}, 'querystring: must have required properties query'],
    ['blanks', { query: '  ' }, 'querystring.query: must have a character'],
    ['201 characters', { query: 'x'.repeat(201) }, 'querystring.query: must not have more than 200 characters'],
    ['page 0', { query: 'kaffee', page: '0' }, 'querystring.page: must be >= 1'],
    ['page 10001', { query: 'kaffee', page: '10001' }, 'querystring.page: must be <= 10000'],
    ['97 products', { query: 'kaffee', pageSize: '97' }, 'querystring.pageSize: must be <= 96'],
    ['an unknown order', { query: 'kaffee', sort: 'cheap' }, 'querystring.sort: must be'],
    [
      'an unknown filter',
      { query: 'kaffee', filters: 'weight-10' },
      'querystring.filters: "weight-10" is not a filter',
    ],
    [
      'a wrong value',
      { query: 'kaffee', filters: 'price-20-10' },
      'querystring.filters: "price-20-10" is not a filter',
    ],
    ['a site that there is not', { query: 'kaffee', site: 'XX' }, 'querystring.site names no site'],
  ])('[SRCH-7] refuses %s and gives the reason', async (_, query, reason) => {
    const { answer, body } = await ask(searchPath, query);
    expect(answer.statusCode).toBe(400);
    expect((body as { detail: string }).detail).toContain(reason);
  });
});

describe('a response that the header names the site of', () => {
  const vary = async (path: string, query: Readonly<Record<string, string>>, headers = {}) => {
    const url = `${path}?${new URLSearchParams(query).toString()}`;
    const answer = await whole.shop.app.inject({ url, headers: { host, 'accept-encoding': 'br', ...headers } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expect.stringMatching(/^public/)]);
    return String(answer.headers.vary).split(', ').toSorted();
  };

  it.each([
    [searchPath, { query: 'kaffee' }, ['accept-encoding', 'x-hunter-site']],
    [redirectsPath, {}, ['accept-encoding', 'x-hunter-site']],
    [searchPath, { query: 'kaffee', site: 'DE' }, ['accept-encoding']],
  ] as const)('[SRCH-7, SRCH-8] says so to caches: %s %j', async (path, query, names) => {
    expect(await vary(path, query)).toEqual(names);
    expect(await vary(path, query, { 'x-hunter-site': 'DE' })).toEqual(names);
  });
});

describe('cachekey and redirects', () => {
  it('[SRCH-12] return the key of the current index', async () => {
    await suggest('kaffee');
    const { body } = await ask(cachekeyPath, {});
    expect((body as { cachekey: string }).cachekey).toMatch(/^\d+\.\d+\.[\w-]+$/);
  });

  it("[SRCH-8] return the table of the host's site or of the named one", async () => {
    const own = (await ask(redirectsPath, {})).body as { redirects: Record<string, string> };
    expect(own.redirects['warenkorb']).toBe('/service/cartfrontend/cart');
    const polish = (await ask(redirectsPath, {}, { 'x-hunter-site': 'PL' })).body as {
      redirects: Record<string, string>;
    };
    expect(polish.redirects['koszyk']).toBe('/service/cartfrontend/cart');
    expect((await ask(redirectsPath, {}, { 'x-hunter-site': 'XX' })).answer.statusCode).toBe(400);
  });
});
