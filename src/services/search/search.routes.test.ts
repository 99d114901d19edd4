import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cachekeyPath } from '../../contracts/customer/header-start.contract.ts';
import {
  redirectsPath,
  searchPath,
  suggestionsPath,
  type SearchResults,
} from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { faultHandler, sendProblem } from '../../server/http/problems.ts';
import { searchAnswerFixture } from '../../testing/search.fixtures.ts';
import { searchRoutes, type SearchRouteParts } from './search.routes.ts';

const at = new Date('2026-11-21T12:00:00Z');
const nothing: SearchResults = { tiles: [], facets: [], total: 3, page: 1, pages: 1 };

/** The routes with a search that always finds `found`. */
const open = (found: Partial<SearchResults> = {}, over: { named?: SiteCode | undefined; isPreview?: true } = {}) => {
  const { named, isPreview } = { named: 'AT' as const, ...over };
  const counted: unknown[] = [];
  const asked: unknown[] = [];
  const parts = {
    search: {
      results: async (...values: unknown[]) => {
        asked.push(values.slice(0, 2));
        return { ...nothing, ...found };
      },
      count: (...values: unknown[]) => void counted.push(values),
      redirect: (_site: SiteCode, query: string) => (query === 'agb' ? '/c/service-agb' : undefined),
      cachekey: (site: SiteCode) => `key of ${site}`,
      suggestions: async () => ({}),
    },
    redirects: (site: SiteCode) => ({ [site]: '/x' }),
    siteOf: (host: string) => (host === 'tr.example' ? 'TR' : 'DE'),
    siteNamed: () => named,
    momentOf: async () => ({ at, abTests: {}, ...(isPreview ? { isPreview } : {}) }),
    sendProblem,
    nowMs: () => 0,
    mayBePreview: () => false,
    openFastPath: () => {},
  };
  const app = Fastify();
  app.setErrorHandler(faultHandler(async (_, ...refusal) => sendProblem(...refusal)));
  onTestFinished(() => app.close());
  // Trusted: the routes ask for nothing else.
  searchRoutes(app, parts as unknown as SearchRouteParts);
  const search = (query: Record<string, string>) => app.inject({ url: searchPath, query });
  return { app, search, counted, asked };
};

describe('the results of a search', () => {
  it('[SRCH-7] are the first page of 24 of the site that is named, and the words are counted', async () => {
    const { search, asked, counted } = open();
    const answer = await search({ query: ' röst ' });
    expect(answer.json()).toEqual({
      query: 'röst',
      page: 1,
      pageSize: 24,
      total: 3,
      pages: 1,
      products: [],
      facets: [],
      applied: { filters: [], sort: 'relevance' },
    });
    expect(asked).toEqual([['AT', { query: 'röst', page: 1, pageSize: 24, filters: [], sort: 'relevance' }]]);
    expect(counted).toEqual([['AT', { words: 'röst', isFound: true }, at]]);
    expect(answer.headers['cache-control']).toMatch(/^public/);
  });

  it('[SRCH-7, SRCH-8] name what was meant, and the page of the words', async () => {
    expect((await open({ didYouMean: 'rost' }).search({ query: 'agb' })).json()).toMatchObject({
      didYouMean: 'rost',
      redirect: '/c/service-agb',
    });
  });

  it('[SRCH-7] are those of the page, number, filters, order and site that are asked for', async () => {
    const { search, asked } = open();
    const query = { query: 'x', page: '2', pageSize: '12', filters: 'reduced_price-true', sort: 'newest', site: 'TR' };
    expect((await search(query)).json()).toMatchObject({ page: 2, pageSize: 12, applied: { sort: 'newest' } });
    await search({ query: 'x', site: '' });
    expect(asked).toMatchObject([
      [
        'TR',
        {
          page: 2,
          pageSize: 12,
          filters: [{ name: 'reduced_price', value: 'true' }],
          sort: 'newest',
        },
      ],
      ['AT', {}],
    ]);
  });

  it('[SRCH-7] have what the contract says of a product, and no more', async () => {
    const tiles = searchAnswerFixture.products.map((product) => ({ ...product, purchasePrice: 1 }));
    expect((await open({ tiles }).search({ query: 'x' })).json()).toHaveProperty(
      'products',
      searchAnswerFixture.products,
    );
  });

  it('[SRCH-2, SAFE-5] that staff preview are neither counted nor kept', async () => {
    const { search, counted } = open({}, { isPreview: true });
    const previewed = await search({ query: 'röst' });
    expect([counted, previewed.headers['cache-control']]).toEqual([[], expect.stringContaining('no-store')]);
  });

  it.each<[string, Partial<SearchResults>, Record<string, string>, unknown[]]>([
    ['another word was meant', { didYouMean: 'rost' }, {}, []],
    ['it is a further page', {}, { page: '2' }, []],
    ['nothing was found', { total: 0 }, {}, [['AT', { words: 'röst', isFound: false }, at]]],
  ])('[SRCH-2, DESK-7] are counted as such where %s', async (_, found, more, expected) => {
    const { search, counted } = open(found);
    expect((await search({ query: 'röst', ...more })).statusCode).toBe(200);
    expect(counted).toEqual(expected);
  });

  it.each<[Record<string, string>, string | RegExp]>([
    [{}, 'querystring: must have required property'],
    [{ query: '  ' }, 'querystring.query: must have a character beside blanks'],
    [{ query: 'x', page: '0' }, 'querystring.page: must be >= 1'],
    [{ query: 'x', site: 'XX' }, /^querystring\.site names no site; there are: DE, /],
    [{ query: 'x', filters: 'smell:good' }, /^querystring\.filters: "smell.*" is not a filter$/],
  ])('[SAFE-2] are refused for %j, and nothing is asked', async (query, reason) => {
    const { search, asked } = open();
    const refused = await search(query);
    const { detail } = refused.json<{ detail: string }>();
    expect(refused.statusCode).toBe(400);
    expect(detail).toMatch(reason);
    expect(asked).toEqual([]);
  });
});

it('[SRCH-8] answers the redirects of the site that is named', async () => {
  const answer = await open().app.inject(redirectsPath);
  expect(answer.json()).toEqual({ redirects: { AT: '/x' } });
  expect(answer.headers['cache-control']).toMatch(/^public/);
});

it.each([redirectsPath, `${searchPath}?query=x`])('[SAFE-2] refuses %s for a site that there is not', async (url) => {
  const refused = await open({}, { named: undefined }).app.inject(url);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    400,
    expect.stringMatching(/^x-hunter-site names no site; there are: /),
  ]);
});

it('[SRCH-12] answers the key of the index of the site of the host', async () => {
  const answer = await open().app.inject({ url: cachekeyPath, headers: { host: 'tr.example' } });
  expect(answer.json()).toEqual({ cachekey: 'key of TR' });
});

it('[SRCH-2] has the route of the suggestions', async () => {
  expect((await open().app.inject(suggestionsPath)).statusCode).toBe(400);
});
