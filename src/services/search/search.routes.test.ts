import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { redirectsPath, searchPath, type SearchResults } from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { searchRoutes, type SearchRouteParts } from './search.routes.ts';

const at = new Date('2026-11-21T12:00:00Z');
const found: SearchResults = { tiles: [], facets: [], total: 3, page: 1, pages: 1 };
let results = found;
let isPreview = false;
let named: SiteCode | undefined = 'AT';
const counted: unknown[] = [];
const asked: unknown[] = [];

const app = Fastify();
const parts = {
  search: {
    results: async (...values: unknown[]) => {
      asked.push(values.slice(0, 2));
      return results;
    },
    count: (...values: unknown[]) => void counted.push(values),
    redirect: (_site: SiteCode, query: string) => (query === 'agb' ? '/c/service-agb' : undefined),
    cachekey: () => '1',
    suggestions: async () => ({}),
  },
  redirects: (site: SiteCode) => ({ [site]: '/x' }),
  siteOf: () => 'DE',
  siteNamed: () => named,
  momentOf: async () => ({ at, abTests: {}, ...(isPreview ? { isPreview } : {}) }),
  sendProblem,
  nowMs: () => 0,
  mayBePreview: () => false,
  openFastPath: () => {},
};
// Trusted: the routes ask for nothing else.
searchRoutes(app, parts as unknown as SearchRouteParts);
afterAll(() => app.close());

const search = async (query: Record<string, string>) => {
  counted.length = 0;
  asked.length = 0;
  return app.inject({ url: searchPath, query });
};

it('[SRCH-7] asks for the first page of 24 of the site that is named, and counts the words', async () => {
  const answer = await search({ query: ' röst ' });
  expect(answer.json()).toMatchObject({
    query: 'röst',
    page: 1,
    pageSize: 24,
    total: 3,
    applied: { sort: 'relevance' },
  });
  expect(answer.json()).not.toHaveProperty('redirect');
  expect(answer.json()).not.toHaveProperty('didYouMean');
  expect(asked).toEqual([['AT', { query: 'röst', page: 1, pageSize: 24, filters: [], sort: 'relevance' }]]);
  expect(counted).toEqual([['AT', { words: 'röst', isFound: true }, at]]);
  expect(answer.headers['cache-control']).toMatch(/^public/);
  expect((await search({ query: 'agb' })).json()).toMatchObject({ redirect: '/c/service-agb' });
  await search({ query: 'x', site: 'TR' });
  expect(asked).toMatchObject([['TR', {}]]);
  await search({ query: 'x', site: '' });
  expect(asked).toMatchObject([['AT', {}]]);
});

it('[SRCH-2, SAFE-5, DESK-7] counts nothing that staff preview, and what found nothing apart', async () => {
  isPreview = true;
  const previewed = await search({ query: 'röst' });
  expect([counted, previewed.headers['cache-control']]).toEqual([[], expect.stringContaining('no-store')]);
  isPreview = false;
  for (const [over, query] of [
    [{ didYouMean: 'rost' }, {}],
    [{}, { page: '2' }],
  ] as const) {
    results = { ...found, ...over };
    expect((await search({ query: 'röst', ...query })).statusCode).toBe(200);
    expect(counted).toEqual([]);
  }
  results = { ...found, total: 0 };
  await search({ query: 'röst' });
  expect(counted).toEqual([['AT', { words: 'röst', isFound: false }, at]]);
  results = found;
});

it.each([
  [{ query: '  ' }, 'querystring.query: must have a character beside blanks'],
  [{ query: 'x', site: 'XX' }, /^querystring\.site names no site; there are: DE, /],
  [{ query: 'x', filters: 'smell:good' }, /^querystring\.filters: "smell.*" is not a filter$/],
])('[SAFE-2] refuses %j and asks for nothing', async (query, detail) => {
  const refused = await search(query);
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ detail: string }>().detail).toMatch(detail);
  expect(asked).toEqual([]);
});

it('[SRCH-8] answers the redirects of the site, and refuses one that there is not', async () => {
  expect((await app.inject(redirectsPath)).json()).toEqual({ redirects: { AT: '/x' } });
  named = undefined;
  for (const url of [redirectsPath, `${searchPath}?query=x`]) {
    const refused = await app.inject(url);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      400,
      expect.stringMatching(/^x-hunter-site names no site; there are: /),
    ]);
  }
  named = 'AT';
});
