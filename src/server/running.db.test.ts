import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, served } from '../../tests/support/addresses.ts';
import { wholeShop, type WholeShop } from '../../tests/support/whole-shop.ts';
import { createLog } from './http/log.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
}, 60_000);
afterAll(() => whole?.close());

const host = 'de.localhost:3000';

/** A shop whose log the test reads. */
const loggedShop = async (level: 'info' | 'warn' = 'info') => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: level }, { write: (line) => void lines.push(line) });
  const shop = await whole.another({ log });
  return { shop, lines, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
};

describe('[RUN-5] health', () => {
  it('is live as soon as it responds, and ready when there are products to sell', async () => {
    const live = await whole.shop.app.inject('/health/live');
    const ready = await whole.shop.app.inject('/health/ready');
    expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('is not ready while the database does not respond, and reports the reason in the log only', async () => {
    const { shop, read } = await loggedShop('warn');
    const query = whole.db.query;
    whole.db.query = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432'));
    const answer = await shop.app.inject('/health/ready');
    whole.db.query = query;
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', reason: 'the database does not answer' },
    ]);
    expect(read()).toMatchObject([{ msg: 'the database does not answer' }]);
  });
});

describe('[RUN-5] metrics', () => {
  it('report durations by route pattern, never by address', async () => {
    await whole.shop.app.inject({ url: '/search?query=geheim', headers: { host } });
    await whole.shop.app.inject({ url: '/kaffee-c1000.html', headers: { host } });
    await whole.shop.app.inject({ url: '/geheimer-ort', headers: { host } });
    const { body } = await whole.shop.app.inject('/metrics');
    expect(body).toContain('kontor_http_request_seconds_count{route="/search",method="GET",status="200"} 1');
    expect(body).toMatch(/route="\/:slug[^"]*-c:id[^"]*\.html",method="GET",status="200"/);
    expect(body).toContain('route="none",method="GET",status="404"');
    expect(body).not.toContain('geheim');
  });

  it.each([
    'kontor_process_cpu_seconds_total',
    'kontor_nodejs_eventloop_lag_seconds',
    'kontor_page_cache_hits',
    'kontor_page_cache_bytes',
  ])('report %s', async (name) => {
    expect((await whole.shop.app.inject('/metrics')).body).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'));
  });

  it.each(['x-forwarded-for', 'forwarded'])('are not available through a proxy (%s)', async (header) => {
    const answer = await whole.shop.app.inject({ url: '/metrics', headers: { [header]: 'for=10.0.0.1' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('[RUN-5] the API page', () => {
  it('lists every service of the shop with its responses', async () => {
    const { paths } = (await whole.shop.app.inject('/docs/json')).json<{ paths: Record<string, object> }>();
    const services = served(whole.shop.routes, 'GET', 'PUT')
      .map(({ url }) => url)
      .filter((url) => /^\/(?:service\/.*\/api\/|json|fragments|pictures|health)/.test(url));
    const listed = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(listed).toEqual(expect.arrayContaining([...new Set(services)]));
    expect(listed.filter((path) => /metrics|docs|\.html|cartfrontend/.test(path))).toEqual([]);
  });

  it('comes with its parts', async () => {
    const page = await whole.shop.app.inject({ url: '/docs/', headers: { accept: 'text/html' } });
    const parts = [...page.body.matchAll(/(?:src|href)="\.(\/static\/[^"]+)"/g)].map(([, path = '']) => `/docs${path}`);
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) expect((await whole.shop.app.inject(part)).statusCode, part).toBe(200);
  });
});

describe('[SAFE-4] the log', () => {
  const secrets = [
    'anna.geheim',
    'Musterstrasse',
    'tok3n-of-anna',
    '203.0.113.77',
    'DE89370400440532013000',
    'kaffeesuche',
  ];
  const personal = {
    host,
    accept: 'text/html',
    cookie: 'LoginToken=tok3n-of-anna; LongTermToken=tok3n-of-anna',
    'x-logintoken': 'tok3n-of-anna',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'Browser of anna.geheim',
    referer: 'http://de.localhost:3000/search?query=kaffeesuche',
    'x-hunter-csrf': '1',
  };
  const query = 'query=kaffeesuche&email=anna.geheim@example.com&street=Musterstrasse';
  const body = { email: 'anna.geheim@example.com', iban: 'DE89370400440532013000', street: 'Musterstrasse' };

  const askEverything = async (shop: WholeShop['shop']): Promise<void> => {
    for (const { method, url } of served(shop.routes, 'GET', 'PUT', 'POST'))
      for (const address of [
        `${addressOf(url)}?${query}`,
        addressOf(url, { promotionId: 'anna.geheim', file: 'Musterstrasse.webp', slug: 'kaffeesuche' }),
      ])
        await shop.app.inject({
          method: method as 'GET',
          url: address,
          headers: personal,
          remoteAddress: '203.0.113.77',
          ...(method === 'GET' ? {} : { payload: body }),
        });
    for (const url of ['/anna.geheim@example.com', '/%zz?anna.geheim', `/nowhere?${query}`])
      await shop.app.inject({ url, headers: personal, remoteAddress: '203.0.113.77' });
  };

  it('has one line for each request, with pattern, status, duration and id, and no personal data', async () => {
    const { shop, lines, read } = await loggedShop();
    await askEverything(shop);
    expect(lines.length).toBeGreaterThan(50);
    for (const secret of secrets)
      expect(
        lines.filter((line) => line.includes(secret)),
        secret,
      ).toEqual([]);
    for (const line of read()) {
      expect(Object.keys(line)).toEqual([
        'level',
        'time',
        'service',
        'reqId',
        'method',
        'route',
        'status',
        'ms',
        'msg',
      ]);
      expect(line['reqId']).toMatch(/^[\da-f-]{36}$/);
      expect(line['route']).toMatch(/^(?:\/|none$)/);
    }
    const routes = new Set(read().map(({ route }) => route));
    expect([...routes]).toEqual(expect.arrayContaining(['/', 'none', '/service/cart/api/cart', '/fragments/:region']));
  });

  it('has all of a fault with the id of its request, and still no personal data', async () => {
    const { shop, lines, read } = await loggedShop('warn');
    shop.app.get('/broken/:what', () => {
      throw new Error('the inside broke');
    });
    const answer = await shop.app.inject({
      url: `/broken/anna.geheim?${query}`,
      headers: { ...personal, accept: '*/*' },
    });
    expect(answer.statusCode).toBe(500);
    expect(read()).toMatchObject([{ level: 50, err: { message: 'the inside broke' }, msg: 'request failed' }]);
    expect(read()[0]?.['reqId']).toMatch(/^[\da-f-]{36}$/);
    for (const secret of secrets) expect(lines.join(''), secret).not.toContain(secret);
  });
});

describe('[SAFE-2] an invalid request', () => {
  const send = async (text: string): Promise<string> => {
    const shop = await whole.another();
    const { port } = new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(text);
    let answer = '';
    for await (const part of socket) answer += String(part);
    await shop.stop();
    return answer;
  };

  it.each([
    ['a headline without end', `GET /${'x'.repeat(60_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(20_000)}\r\n`, 431],
    ['rubbish', 'hello\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a NUL in its headline', 'GET /\0 HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a line end in a header', 'GET / HTTP/1.1\r\nhost: a\nb\r\n\r\n', 400],
    ['a method of nobody', 'HELLO / HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ])('%s gets a problem and is cut off', async (_, text, status) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    expect(answer.toLowerCase()).toContain('connection: close');
  });
});
