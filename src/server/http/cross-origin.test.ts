import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartPath } from '../../contracts/cart/cart.contract.ts';
import { promotionPath } from '../../contracts/content/promotion.contract.ts';
import { baseDataPath, newsletterBases, subscribersPath } from '../../contracts/newsletter/newsletter.contract.ts';
import { redirectsPath, searchPath, suggestionsPath } from '../../contracts/search/search.contract.ts';
import { readConfig } from '../config/config.ts';
import { createApp } from './app.ts';
import { cachedJson } from './light/cached-json.ts';
import { refuseOtherMethods } from './other-methods.ts';

const allowed = 'https://recipes.example:8443';
const signUpPath = newsletterBases[0] + subscribersPath;

const open = async (origins?: string) => {
  const served = await createApp({ config: readConfig(origins ? { EMBED_ORIGINS: origins } : {}), log: false });
  const { app, openFastPath, routes } = served;
  const prepared = cachedJson('{"from":"memory"}', 'public', 'accept-encoding, origin');
  openFastPath(suggestionsPath, () => prepared);
  app.get(suggestionsPath, { config: { light: true } }, (request, reply) => prepared.send(request, reply));
  for (const path of [searchPath, redirectsPath, promotionPath, baseDataPath, cartPath])
    app.get(path, ({ cookies, headers }) => ({ cookies, cookie: headers.cookie ?? '' }));
  for (const base of newsletterBases)
    app.post(base + subscribersPath, ({ cookies }, reply) => reply.code(202).send({ cookies }));
  app.put(cartPath, () => ({ changed: true }));
  refuseOtherMethods(app, routes);
  return app;
};

let app: Awaited<ReturnType<typeof open>>;
let closed: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  app = await open(`https://other.example, ${allowed}`);
  closed = await open();
});
afterAll(() => Promise.all([app.close(), closed.close()]));

const corsOf = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const preflight = (url: string, method: string, origin = allowed, asked = app) =>
  asked.inject({
    url,
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
  });

describe('[EMB-7, LIB-2] a script on a page of an allowed origin', () => {
  it.each([
    ['GET', suggestionsPath],
    ['GET', searchPath],
    ['GET', redirectsPath],
    ['GET', promotionPath.replace(':promotionId', 'top_banner')],
    ['POST', signUpPath],
    ['POST', newsletterBases[1] + subscribersPath],
  ] as const)('may call %s %s, after asking, without cookies', async (method, url) => {
    const before = await preflight(url, method);
    expect([before.statusCode, before.body]).toEqual([204, '']);
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': method,
      'access-control-allow-headers': 'content-type, x-hunter-csrf, x-hunter-site',
      'access-control-max-age': '600',
      vary: expect.stringContaining('origin'),
    });
    const headers = { origin: allowed, cookie: 'LoginToken=abc', 'content-type': 'application/json' };
    const answer = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload: '{}' } : {}) });
    expect(answer.statusCode).toBe(method === 'POST' ? 202 : 200);
    expect(answer.headers['access-control-allow-origin']).toBe(allowed);
    expect(answer.headers['vary']).toContain('origin');
    expect(answer.body).not.toContain('abc');
    // Never with credentials, never for all.
    for (const one of [before, answer])
      expect([one.headers['access-control-allow-credentials'], one.headers['set-cookie']]).toEqual([
        undefined,
        undefined,
      ]);
  });

  it.each([
    ['GET', cartPath],
    ['PUT', cartPath],
    ['GET', baseDataPath],
    ['PUT', searchPath],
    ['GET', signUpPath],
  ])('may not call %s %s', async (method, url) => {
    const before = await preflight(url, method);
    expect([before.statusCode, corsOf(before.headers)]).toEqual([405, []]);
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: { origin: allowed, 'x-hunter-csrf': '1' },
    });
    expect(corsOf(answer.headers)).toEqual([]);
    if (method === 'PUT' && url === cartPath) expect(answer.statusCode).toBe(403);
  });

  it.each([cartPath, searchPath])('that asks for no method at %s gets no header', async (url) => {
    const asked = await app.inject({ url, method: 'OPTIONS', headers: { origin: allowed } });
    expect([asked.statusCode, corsOf(asked.headers)]).toEqual([405, []]);
  });

  it('reads nothing else of the response than what all visitors get', async () => {
    const same = await app.inject({ url: suggestionsPath });
    expect([same.body, corsOf(same.headers), same.headers['vary']]).toEqual([
      '{"from":"memory"}',
      [],
      'accept-encoding, origin',
    ]);
    // The shop's own page keeps its cookies.
    const own = await app.inject({ url: searchPath, headers: { cookie: 'Platform=1' } });
    expect(own.json()).toEqual({ cookies: { Platform: '1' }, cookie: 'Platform=1' });
  });
});

describe('[EMB-7, SAFE-1] an origin that the operator has not allowed gets no header', () => {
  it.each([
    'https://recipes.example',
    'https://recipes.example:8444',
    'http://recipes.example:8443',
    'https://RECIPES.example:8443',
    'https://recipes.example:8443/',
    'https://recipes.example:8443.evil.example',
    'https://evil.example?https://recipes.example:8443',
    'https://evilrecipes.example:8443',
    'https://a.recipes.example:8443',
    'https://user@recipes.example:8443',
    'https://other.example, https://recipes.example:8443',
    'https://other.example https://recipes.example:8443',
    'null',
    '*',
    '',
  ])('%s', async (origin) => {
    for (const url of [suggestionsPath, searchPath]) {
      expect(corsOf((await app.inject({ url, headers: { origin } })).headers)).toEqual([]);
      expect((await preflight(url, 'GET', origin)).statusCode).toBe(405);
    }
    const headers = { origin, 'content-type': 'application/json', 'x-hunter-csrf': '1' };
    const written = await app.inject({ method: 'POST', url: signUpPath, headers, payload: '{}' });
    expect([written.statusCode, corsOf(written.headers)]).toEqual([403, []]);
  });

  it('and where none is allowed, responses do not depend on it', async () => {
    expect((await preflight(searchPath, 'GET', allowed, closed)).statusCode).toBe(405);
    const answer = await closed.inject({ url: searchPath, headers: { origin: allowed } });
    expect([corsOf(answer.headers), String(answer.headers['vary'])]).toEqual([
      [],
      expect.not.stringContaining('origin'),
    ]);
  });
});
