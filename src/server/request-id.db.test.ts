import { once } from 'node:events';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressOf, served } from '../../tests/support/people/addresses.ts';
import { browserAgent } from '../../tests/support/people/browser-agent.ts';
import { pageWords } from '../../tests/support/pages/draw-page.tsx';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import { suggestionsPath } from '../contracts/search/search.contract.ts';
import { allSites } from '../sites/sites.ts';
import { createLog } from './http/log.ts';

const lines: string[] = [];
const requestLines = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');

const host = 'de.localhost:3000';
const browser = { ...browserAgent, host, accept: 'text/html' };

let whole: WholeShop;
let shop: WholeShop['shop'];
beforeAll(async () => {
  whole = await wholeShop();
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  shop = await whole.another({ log, environment: { TRUST_PROXY: '192.0.2.10' } });
  shop.app.get('/broken', () => {
    throw new Error('the inside broke');
  });
  // The runner compiles modules for the first page: until then the shop is overloaded, and answers 503.
  const isAtEase = async () => {
    const { statusCode } = await shop.app.inject({ url: '/', headers: browser });
    if (statusCode !== 200) throw new Error(`the home page answers ${statusCode}`);
  };
  await vi.waitFor(isAtEase, { timeout: 50_000, interval: 200 });
}, 90_000);
afterAll(() => whole?.close());

const own = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const proxy = '192.0.2.10';
const given = '0af7651916cd43dd8448eb211c80319c';
const trace = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const parent = `00-${trace}-b7ad6b7169203331-01`;

/** Their errors are those of their contracts, and no problem JSON. */
const bareBodies = /^\/(?:service\/preview|health)\//;

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
interface Asked {
  readonly method?: Method;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}
const ask = async (url: string, { method = 'GET', headers = {}, remoteAddress = '127.0.0.1' }: Asked = {}) => {
  lines.length = 0;
  const answer = await shop.app.inject({ method, url, headers: { ...browser, ...headers }, remoteAddress });
  return { answer, id: answer.headers['x-request-id'], line: requestLines()[0] };
};

/** Whether a page has the sentence before the number. Short words are kept together on it by other blanks. */
const saysNumber = (html: string, code: SiteCode): boolean =>
  html
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .includes(pageWords(code)('page.error.number').replaceAll(/[\u00A0\u202F]/g, ' '));

describe('[RUN-11] the id of a request', () => {
  it('is in the response of every route, by every method, and in its line of the log', async () => {
    const routes = served(shop.routes, 'GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD');
    expect(routes.length).toBeGreaterThan(60);
    const seen = new Set<unknown>();
    for (const { method, url } of [...routes, { method: 'TRACE', url: '/' }, { method: 'PATCH', url: '/search' }])
      for (const accept of ['text/html', 'application/json']) {
        const { id, line, answer } = await ask(addressOf(url), { method: method as Method, headers: { accept } });
        expect(id, `${method} ${url} ${answer.statusCode}`).toMatch(own);
        expect(line?.['reqId'], url).toBe(id);
        seen.add(id);
        const type = String(answer.headers['content-type']);
        if (method !== 'HEAD' && !bareBodies.test(url) && type.startsWith('application/problem+json'))
          expect(answer.json<{ requestId: string }>().requestId, `${method} ${url}`).toBe(id);
      }
    expect(seen.size).toBeGreaterThan(120);
  });

  it.each([
    ['a page in the cache', '/', browser],
    ['an address without a page', '/nowhere', browser],
    ['an unreadable path', '/%zz', browser],
    ['an unreadable path of a script', '/%zz', { accept: '*/*' }],
    ['a path upwards', '/a/..%2f..%2fb', { accept: '*/*' }],
    ['a file', '/assets/runtime-test.js', browser],
    ['a fragment', '/fragments/header', browser],
    ['a fault', '/broken', browser],
    ['a fault of a script', '/broken', { accept: '*/*' }],
  ])('is taken from a trusted proxy, and from no other caller: %s', async (_, url, headers) => {
    const withId = { ...headers, 'x-request-id': given };
    for (const time of [1, 2]) {
      expect((await ask(url, { headers: withId, remoteAddress: proxy })).id, String(time)).toBe(given);
      expect((await ask(url, { headers: withId, remoteAddress: '203.0.113.7' })).id, String(time)).toMatch(own);
    }
    const { line } = await ask(url, { headers: withId, remoteAddress: proxy });
    expect(line).toMatchObject({ reqId: given });
  });

  it('is in no cached body: the same page, not modified included, for two ids', async () => {
    for (const url of [
      '/',
      '/kaffee-c1000.html',
      '/search?query=kaffee',
      '/fragments/footer',
      '/nowhere',
      '/robots.txt',
    ]) {
      const first = await ask(url);
      const second = await ask(url);
      expect(second.answer.body, url).toBe(first.answer.body);
      expect(second.id, url).not.toBe(first.id);
      expect(first.answer.body, url).not.toContain(String(first.id));
      const { etag } = second.answer.headers;
      if (second.answer.statusCode !== 200) continue;
      const third = await ask(url, { headers: { 'if-none-match': String(etag) } });
      expect([third.answer.statusCode, own.test(String(third.id))], url).toEqual([304, true]);
    }
  });

  it('is in a response that comes before the router, and in its line', async () => {
    const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    const url = `http://127.0.0.1:${port}${suggestionsPath}?q=kaffee&site=DE`;
    const ids: (string | null)[] = [];
    for (const _ of [1, 2, 3]) {
      lines.length = 0;
      const answer = await fetch(url, { headers: { 'x-request-id': given, traceparent: parent } });
      await answer.text();
      ids.push(answer.headers.get('x-request-id'));
      await expect.poll(() => requestLines().map(({ reqId }) => reqId)).toEqual([ids.at(-1)]);
      expect(requestLines()[0]).toMatchObject({ traceId: trace });
    }
    for (const id of ids) expect(id).toMatch(own);
    expect(new Set(ids).size).toBe(3);

    lines.length = 0;
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write('hello\r\n\r\n');
    let text = '';
    for await (const part of socket) text += String(part);
    const [, id = ''] = /\r\nx-request-id: (\S+)\r\n/.exec(text) ?? [];
    expect(id).toMatch(own);
    expect(text).toContain(`"requestId":"${id}"`);
    expect(requestLines()).toMatchObject([{ reqId: id, route: 'none', status: 400 }]);
  });

  describe.each(allSites)('on the error page of $code', ({ code, hostLabel }) => {
    it('is shown after a fault of the shop, in the language of the page', async () => {
      const headers = { host: `${hostLabel}.localhost:3000` };
      const texts: string[] = [];
      for (const _ of [1, 2]) {
        const { answer, id } = await ask('/broken', { headers });
        expect(answer.statusCode).toBe(500);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(saysNumber(answer.body, code)).toBe(true);
        expect(answer.body.split(String(id))).toHaveLength(2);
        texts.push(answer.body.replace(String(id), ''));
      }
      expect(texts[1]).toBe(texts[0]);
    });

    it('is not shown where nothing broke', async () => {
      const headers = { host: `${hostLabel}.localhost:3000` };
      const { answer } = await ask('/nowhere', { headers });
      expect(saysNumber(answer.body, code)).toBe(false);
    });
  });

  it('is shown once, compressed as the browser takes it', async () => {
    const { answer, id } = await ask('/broken', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toContain(String(id));
  });
});

describe('[RUN-11] the trace of a request', () => {
  it('is in the lines of the log: that of the request, and that of its fault', async () => {
    await ask('/broken', { headers: { traceparent: parent } });
    const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(all.map(({ msg, traceId }) => [msg, traceId])).toEqual([
      ['request failed', trace],
      ['request', trace],
    ]);
    const { line } = await ask('/', { headers: { traceparent: parent } });
    expect(line).toMatchObject({ traceId: trace });
  });

  it.each(['rubbish', `ff-${trace}-b7ad6b7169203331-01`, `00-${trace}-b7ad6b7169203331-01, ${parent}`, '"},{"'])(
    'is ignored where it is invalid: %s',
    async (traceparent) => {
      const { answer, line } = await ask('/', { headers: { traceparent } });
      expect(answer.statusCode).toBe(200);
      expect(line).not.toHaveProperty('traceId');
    },
  );
});
