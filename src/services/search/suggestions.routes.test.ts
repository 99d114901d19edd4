import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { suggestionsPath, type Suggestions } from '../../contracts/search/search.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { cachedJson } from '../../server/http/light/cached-json.ts';
import { faultHandler, sendProblem } from '../../server/http/problems.ts';
import { suggestionsFixture } from '../../testing/search.fixtures.ts';
import type { PreparedResponse, RequestHeaders } from './suggestions-cache.ts';
import { suggestionsRoutes, type SuggestionsRouteParts } from './suggestions.routes.ts';

type Find = (url: string, headers: RequestHeaders) => PreparedResponse | undefined;

/** The route with suggestions that are counted, and a cookie `preview` of staff. */
const open = () => {
  const asked: unknown[] = [];
  const limited: string[] = [];
  const state = { nowMs: 1000, seconds: 0, cachekey: '1' };
  const fast: { route?: string; find?: Find } = {};
  const isPreview = (cookies: string | undefined) => cookies === 'preview';
  const parts = {
    search: {
      suggestions: async (...values: unknown[]): Promise<Suggestions> => {
        asked.push(values.slice(0, 2));
        return suggestionsFixture;
      },
      cachekey: (site: SiteCode) => `${site} ${state.cachekey}`,
    },
    momentOf: async (request: { headers: { cookie?: string } }) => ({
      at: new Date(0),
      abTests: {},
      ...(isPreview(request.headers.cookie) ? { isPreview: true } : {}),
    }),
    nowMs: () => state.nowMs,
    mayBePreview: isPreview,
    openFastPath: (route: string, find: Find) => void Object.assign(fast, { route, find }),
    cachedJson,
    secondsToWait: (address: string) => {
      limited.push(address);
      return state.seconds;
    },
    sendProblem,
  };
  const app = Fastify();
  app.setErrorHandler(faultHandler(async (_, ...refusal) => sendProblem(...refusal)));
  onTestFinished(() => app.close());
  const light: unknown[] = [];
  app.addHook('onRoute', ({ config }) => void light.push(config?.light));
  // Trusted: the route asks for nothing else.
  suggestionsRoutes(app, parts as unknown as SuggestionsRouteParts);
  const ask = (query: Record<string, string>, headers = {}) => app.inject({ url: suggestionsPath, query, headers });
  return { ask, asked, limited, state, fast, light };
};
const tea = { q: ' tee ', site: 'TR' };
const teaUrl = `${suggestionsPath}?q=+tee+&site=TR`;

describe('[SRCH-2] suggestions', () => {
  it('are ten terms and five products of the site, for every cache', async () => {
    const { ask, asked, limited } = open();
    const answer = await ask(tea);
    expect(answer.json()).toEqual(suggestionsFixture);
    expect(answer.headers['cache-control']).toMatch(/^public/);
    expect(asked).toEqual([['TR', { site: 'TR', q: 'tee', maxSearchTerms: 10, maxProducts: 5 }]]);
    expect(limited).toEqual(['127.0.0.1']);
  });

  it('are as many as were asked for', async () => {
    const { ask, asked } = open();
    await ask({ q: 'tee', site: 'DE', maxSearchTerms: '0', maxProducts: '7' });
    expect(asked).toEqual([['DE', { site: 'DE', q: 'tee', maxSearchTerms: 0, maxProducts: 7 }]]);
  });

  it.each<[Record<string, string>, string | RegExp]>([
    [{ q: 'tee' }, 'must have required property'],
    [{ q: 'tee', site: 'DE', maxProducts: '21' }, 'maxProducts: must be <= 20'],
    [{ q: 'tee', site: '' }, /^querystring\.site: /],
    [{ q: 'tee', site: 'XX' }, /^querystring\.site names no site; there are: DE, /],
    [{ q: ' t ', site: 'DE' }, 'querystring.q: must have at least 2 characters beside blanks'],
  ])('[SAFE-2] are refused for %j', async (query, reason) => {
    const { ask, asked } = open();
    const refused = await ask(query);
    const { detail } = refused.json<{ detail: string }>();
    expect([refused.statusCode, detail]).toEqual([400, expect.stringMatching(reason)]);
    expect(asked).toEqual([]);
  });

  it('are asked for with two characters', async () => {
    expect((await open().ask({ q: 'te', site: 'DE' })).statusCode).toBe(200);
  });

  it('[SAFE-2] wait where an address has asked too often, and nothing is asked', async () => {
    const { ask, asked, state } = open();
    state.seconds = 7;
    const refused = await ask(tea);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json<{ detail: string }>().detail]).toEqual([
      429,
      '7',
      'too many requests, wait a moment',
    ]);
    expect(asked).toEqual([]);
  });
});

describe('prepared suggestions', () => {
  it('are sent for every address of the same question, a minute long and while the index is the same', async () => {
    const { ask, asked, limited, state } = open();
    await ask(tea);
    for (const query of [tea, { q: 'tee', site: 'TR', maxProducts: '5' }])
      expect((await ask(query)).json()).toEqual(suggestionsFixture);
    expect([asked.length, limited.length]).toEqual([1, 1]);
    await ask({ ...tea, maxProducts: '4' });
    expect(asked).toHaveLength(2);
    state.nowMs += 60_000;
    await ask(tea);
    expect(asked).toHaveLength(3);
    state.cachekey = '2';
    await ask(tea);
    expect(asked).toHaveLength(4);
  });

  it('are found by their address before routing, without the limits of other routes', async () => {
    const { ask, fast, light } = open();
    expect(fast.route).toBe(suggestionsPath);
    expect(fast.find?.(teaUrl, {})).toBeUndefined();
    await ask(tea);
    expect(fast.find?.(teaUrl, {})).toBeDefined();
    expect(fast.find?.(teaUrl, { cookie: 'preview' })).toBeUndefined();
    // Fastify adds a route for HEAD.
    expect(new Set(light)).toEqual(new Set([true]));
  });

  it('[PREV-7] are neither used nor kept in a preview', async () => {
    const { ask, asked, fast } = open();
    const previewed = await ask(tea, { cookie: 'preview' });
    expect([previewed.json(), previewed.headers['cache-control']]).toEqual([suggestionsFixture, 'no-store']);
    expect(fast.find?.(teaUrl, {})).toBeUndefined();
    await ask(tea);
    await ask(tea, { cookie: 'preview' });
    expect(asked).toHaveLength(3);
  });
});
