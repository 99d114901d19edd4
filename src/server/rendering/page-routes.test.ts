import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openPageStage, type PageStage } from '../../../tests/support/pages/page-stage.ts';
import { proxyHeader } from '../http/proxy-header.ts';

const home = (site: string): string => `${site} HomePage home | ui.shop.name`;
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const opened: PageStage[] = [];
const open = async (environment?: Record<string, string>): Promise<PageStage> => {
  const made = await openPageStage(environment);
  opened.push(made);
  return made;
};
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));
let shop: PageStage;
beforeEach(async () => {
  shop = await open();
});

describe('a public page', () => {
  it('is rendered once and then sent from memory, the same to all visitors', async () => {
    const first = await shop.get('/');
    const second = await shop.get('/', { cookie: 'LoginToken=somebody' });
    expect(second.body).toBe(first.body);
    expect(shop.state.drawn).toEqual([home('DE')]);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=2');
  });

  it.each([
    ['a robot', { 'user-agent': googlebot }],
    ['the reduced footer', { cookie: 'a=b; App=1' }],
    ['another group than the control', { cookie: 'AbTests=hero.B' }],
  ])('[RUN-8] for %s is kept by the browser and by the supplied proxy, by no other cache', async (_, headers) => {
    const plain = await shop.get('/', headers);
    const proxied = await shop.get('/', { ...headers, [proxyHeader]: '1' });
    for (const answer of [plain, proxied])
      expect(answer.headers['cache-control']).toBe('private, max-age=0, stale-while-revalidate=2');
    expect([plain, proxied].map((answer) => answer.headers['x-accel-expires'])).toEqual([undefined, '2']);
    // nginx reads X-Accel-Expires only if it comes before `private`.
    expect(Object.keys(proxied.headers).join(' ')).toMatch(/x-accel-expires cache-control/);
  });

  it('[RUN-8] names the headers that it depends on to every cache, in its 304 and its redirect as well', async () => {
    const varies = 'accept-encoding, cookie, user-agent';
    const first = await shop.get('/', { cookie: 'AbTests=hero.A', [proxyHeader]: '1' });
    expect(first.headers).toMatchObject({ 'cache-control': expect.stringMatching(/^public,/), vary: varies });
    expect(first.headers['x-accel-expires']).toBeUndefined();
    const again = await shop.get('/', { cookie: 'AbTests=hero.A', 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.headers.vary]).toEqual([304, varies]);
    expect((await shop.get('/old-p1.html', { 'user-agent': googlebot })).headers).toMatchObject({
      'cache-control': 'private, max-age=0, stale-while-revalidate=2',
      vary: varies,
    });
  });

  it('is rendered once for all simultaneous requests', async () => {
    const gate = Promise.withResolvers<void>();
    shop.state.gate = gate.promise;
    const answers = [shop.get('/list'), shop.get('/list'), shop.get('/list')];
    setImmediate(gate.resolve);
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(shop.state.drawn).toHaveLength(1);
  });

  it('[NAV-6] is another one for search engines, and another one for each site', async () => {
    await shop.get('/');
    await shop.get('/', { 'user-agent': googlebot });
    await shop.get('/', { host: 'tr.localhost:3000' });
    await shop.get('/', { 'user-agent': googlebot });
    await shop.get('/', { host: 'nobody.example' });
    expect(shop.state.drawn).toEqual([home('DE'), home('DE'), home('TR')]);
  });

  it.each([
    ['/list?utm_source=mail', '/list'],
    ['/list?page=2&fbclid=1', '/list?page=2'],
    ['/list?sort=price-up&page=2', '/list?page=2&sort=price-up'],
    ['/list?page=2&page=3', '/list?page=2'],
  ])('%s is no other page than %s', async (one, other) => {
    await shop.get(one);
    await shop.get(other);
    expect(shop.state.drawn).toHaveLength(1);
  });

  it.each([
    ['/list?page=2', '/list?page=3'],
    ['/list?page=2', '/list'],
    ['/list?page=1&sort=2', '/list?page=1%22,%22sort%22,%222'],
  ])('%s is another page than %s', async (one, other) => {
    await shop.get(one);
    await shop.get(other);
    expect(shop.state.drawn).toHaveLength(2);
  });

  it('ends with the version of its content', async () => {
    const before = await shop.get('/');
    shop.state.version = '2';
    expect((await shop.get('/')).headers.etag).not.toBe(before.headers.etag);
  });

  it('ends at the next switch of its schedule, and no proxy keeps it beyond', async () => {
    shop.state.nextSwitch = new Date('2026-03-02T10:00:03Z');
    expect((await shop.get('/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=2, stale-while-revalidate=1',
    );
    shop.state.now = new Date('2026-03-02T10:00:02.999Z');
    await shop.get('/');
    expect(shop.state.drawn).toHaveLength(1);
    shop.state.now = new Date('2026-03-02T10:00:03Z');
    await shop.get('/');
    expect(shop.state.drawn).toHaveLength(2);
  });

  it('[PROMO-9] is another one for each test group, and the same for all visitors of a group', async () => {
    await shop.get('/', { cookie: 'AbTests=hero.B' });
    await shop.get('/', { cookie: 'LoginToken=x; AbTests=hero.B' });
    expect(shop.state.drawn).toHaveLength(1);
    await shop.get('/');
    await shop.get('/', { cookie: 'AbTests=hero.A' });
    expect(shop.state.drawn).toHaveLength(3);
    // Robots are in no group.
    await shop.get('/', { 'user-agent': 'Googlebot/2.1', cookie: 'AbTests=hero.B' });
    await shop.get('/', { 'user-agent': 'Googlebot/2.1' });
    expect(shop.state.drawn).toHaveLength(4);
  });

  it('[SRCH-2] of results reports each time what a visitor found, stored or not; neither robots nor staff count', async () => {
    for (const words of ['kaffee', 'kaffee', 'tee']) await shop.get(`/found?query=${words}`);
    expect(shop.state.drawn).toHaveLength(2);
    expect(shop.state.searched).toEqual(['DE kaffee', 'DE kaffee', 'DE tee']);
    await shop.get('/found?query=kaffee', { 'user-agent': googlebot });
    await shop.get('/found?query=kaffee', { 'user-agent': googlebot });
    shop.state.isStaff = true;
    await shop.get('/found?query=kaffee', { cookie: 'PreviewToken=x' });
    await shop.get('/');
    expect(shop.state.searched).toHaveLength(3);
  });

  it('[PREV-7] of a staff preview is neither read from the cache nor stored in it', async () => {
    await shop.get('/');
    shop.state.isStaff = true;
    const cookie = 'PreviewToken=x';
    for (const url of ['/', '/', '/none/x', '/old-p1.html', '/gone']) {
      const answer = await shop.get(url, { cookie });
      expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store']);
    }
    const drawn = shop.state.drawn.length;
    expect(shop.cache.stats().entries).toBe(1);
    await shop.get('/');
    expect(shop.state.drawn).toHaveLength(drawn);
  });

  it('[PREV-2] is the public page for a caller with a token who is not staff', async () => {
    const cookie = 'PreviewToken=x';
    const [one, other] = [await shop.get('/'), await shop.get('/', { cookie })];
    expect([other.body, other.headers['cache-control']]).toEqual([one.body, one.headers['cache-control']]);
    expect(shop.state.drawn).toHaveLength(1);
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag = '' } = (await shop.get('/')).headers;
    for (const header of [etag, `"other", ${etag}`]) {
      const answer = await shop.get('/', { 'if-none-match': header });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      expect(answer.headers['cache-control']).toContain('s-maxage=2');
    }
    expect((await shop.get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is the same in each encoding', async () => {
    const plain = await shop.get('/');
    const br = await shop.get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await shop.get('/', { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers.vary).toBe('accept-encoding, cookie, user-agent');
    expect(br.headers.etag).toBe(plain.headers.etag);
    expect(shop.state.drawn).toHaveLength(1);
  });

  it('returns only its headers to HEAD', async () => {
    const get = await shop.get('/');
    const head = await shop.head('/');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(shop.state.drawn).toHaveLength(1);
  });

  it('that has moved is a redirect that may be kept as long', async () => {
    const answer = await shop.get('/old-p1.html', { host: 'evil.example' });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([301, '/new-p1.html', '']);
    expect(answer.headers['cache-control']).toContain('public');
    expect((await shop.get('/old-p1.html')).headers.location).toBe('/new-p1.html');
    expect(shop.state.drawn).toEqual([]);
  });

  it('is sent before the routing as soon as it is in memory, and is the same and counted the same', async () => {
    for (const [url, path] of [
      ['/', '/'],
      ['/old-p1.html', '/old-p:id.html'],
    ] as const) {
      shop.state.routed = 0;
      const answers = [await shop.get(url), await shop.get(url), await shop.get(url)];
      expect(shop.state.routed).toBe(1);
      const [first, ...others] = answers.map(({ headers: { date, 'x-request-id': id, ...headers }, ...rest }) => {
        expect([date, id]).toEqual([expect.any(String), expect.any(String)]);
        return { ...rest, headers };
      });
      expect(others).toEqual([first, first]);
      expect(await shop.metrics.metrics()).toContain(
        `count{route="${path}",method="GET",status="${answers[0]?.statusCode}"} 3`,
      );
    }
  });

  it.each([
    ['a preview', '/', { cookie: 'PreviewToken=x' }],
    ['a call of another origin', '/', { origin: 'https://other.example' }],
    ['another site', '/', { host: 'tr.localhost:3000' }],
    ['a query', '/?utm_source=mail', {}],
    ['another address', '/list', {}],
  ])('is left to the routing for %s', async (_, url, headers) => {
    for (const known of ['/', '/list', '/old-p1.html']) await shop.get(known);
    shop.state.routed = 0;
    expect((await shop.get(url, headers)).statusCode).toBe(200);
    expect(shop.state.routed).toBe(1);
  });

  it('[SAFE-2] counts towards the rate limit of an address only when it must be rendered', async () => {
    const few = await open({ REQUESTS_PER_MINUTE: '2' });
    for (let time = 0; time < 10; time += 1) expect((await few.get('/')).statusCode).toBe(200);
    expect((await few.get('/list')).statusCode).toBe(200);
    const refused = await few.get('/list?page=2');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.headers['content-type']).toContain('text/html');
    expect((await few.get('/')).statusCode).toBe(200);
  });
});

describe('a page that is not there', () => {
  it('is one page for all wrong addresses of a site', async () => {
    const answers = await Promise.all(
      ['/none/1', '/none/2', '/nowhere', '/nowhere/either'].map((url) => shop.get(url)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(shop.state.drawn).toHaveLength(1);
    expect(shop.cache.stats().entries).toBe(1);
  });

  it('is a problem document for a caller that does not accept HTML, at any unknown address', async () => {
    const answer = await shop.get('/nowhere', { accept: 'application/json' });
    expect([answer.statusCode, JSON.parse(answer.body).status]).toEqual([404, 404]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('is 410 where it existed before', async () => {
    expect((await shop.get('/gone')).statusCode).toBe(410);
  });

  it('[SAFE-2] is 400 where its address is malformed', async () => {
    const answer = await shop.get('/%zz');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  });
});

describe('a page that fails', () => {
  it.each([
    ['text/html', 'text/html; charset=utf-8'],
    ['*/*', 'application/problem+json; charset=utf-8'],
  ])('[SAFE-2] is an error response for %s and leaks nothing', async (accept, type) => {
    const answer = await shop.get('/broken', { accept });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, type]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toContain('.ts:');
  });

  it('is a problem document where even the error page cannot be rendered', async () => {
    shop.state.isBroken = true;
    const answer = await shop.get('/');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      500,
      'application/problem+json; charset=utf-8',
    ]);
    expect(answer.body).not.toContain('secret');
    shop.state.isBroken = false;
    expect((await shop.get('/')).statusCode).toBe(200);
  });
});

describe('a personal page', () => {
  it('is rendered for each request, and never stored', async () => {
    const answers = [await shop.get('/mine'), await shop.get('/mine')];
    expect(shop.state.drawn).toHaveLength(2);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
  });
});
