import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf } from '../../tests/support/shops/account-app.ts';
import { addressOf, served } from '../../tests/support/people/addresses.ts';
import { staffOf } from '../../tests/support/people/staff.ts';
import { testSecret, wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { cartPath, type Cart } from '../contracts/cart/cart.contract.ts';
import { doiPath, newsletterBases, subscribersPath } from '../contracts/newsletter/newsletter.contract.ts';
import { statement } from '../lib/database.ts';
import { createCustomerRepository } from '../services/customer/customer.repository.ts';
import { createPasswords } from '../services/login/password-hash.service.ts';
import { createLog } from './http/log.ts';
import type { Shop } from './wiring/compose.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
});
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
  let shop: WholeShop['shop'];
  let port: number;
  beforeAll(async () => {
    shop = await whole.another();
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => shop?.stop());

  const send = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(text);
    let answer = '';
    for await (const part of socket) answer += String(part);
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

describe('[RUN-10] a change of the secret in two phases', () => {
  const next = 'the secret from now on and as long as one must be';
  const phases = { accepts: `${testSecret},${next}`, signs: `${next}, ${testSecret}`, after: next };
  type Phase = 'before' | keyof typeof phases;
  const shops = new Map<Phase, Shop>();
  const friday = '2026-03-06T07:00:00.000Z';
  const email = 'changes@example.com';
  const password = 'a good password of hers';

  beforeAll(async () => {
    shops.set('before', whole.shop);
    // One after the other: each waits until it is no longer overloaded.
    for (const phase of Object.keys(phases) as (keyof typeof phases)[])
      shops.set(phase, await whole.another({ environment: { TOKEN_SECRET: phases[phase] } }));
    await staffOf(whole, () => new Date()).add('ben@example.com');
    const passwordHash = (await createPasswords().hash(password)) ?? '';
    const account = { id: randomUUID(), visitorId: randomUUID(), firstName: 'Anna', lastName: 'Berg' };
    await createCustomerRepository(whole.db).add({ ...account, site: 'DE', email, passwordHash }, new Date());
  });

  /** A browser that goes from process to process, as a proxy sends it. */
  const moving = (from: Phase) => {
    let phase = from;
    const shop = () => shops.get(phase) ?? expect.unreachable();
    const place = {
      get inject() {
        const { app } = shop();
        return app.inject.bind(app);
      },
    };
    return { ...browserOf(place), goTo: (to: Phase) => void (phase = to), shop };
  };
  const piecesOf = async ({ call }: ReturnType<typeof moving>) =>
    (await call({ url: cartPath })).json<{ cart: Cart }>().cart.articles.map(({ quantity }) => quantity);

  /** All that a visitor, a customer, a reader and a member of staff are given by the process of one phase. */
  const given = async (from: Phase) => {
    const [guest, buyer, reader] = [moving(from), moving(from), moving(from)];
    const [article] = await whole.db.query<{ product_id: string; tcm: string }>(
      statement('', `select product_id, tcm from article where availability = 'AVAILABLE' order by position limit 1`),
    );
    await guest.greet();
    const setArticle = { productId: article?.product_id, tcm: article?.tcm, quantity: 2 };
    expect((await guest.call({ method: 'PUT', url: cartPath, payload: { setArticle } })).statusCode).toBe(200);
    expect((await buyer.login(email, password, true)).statusCode).toBe(200);
    const address = `${from}-${randomUUID()}@example.com`;
    const asked = { email: address, consents: [], origin: 'NEWSLETTER', originAddition: 'footer' };
    await reader.call({ method: 'POST', url: newsletterBases[0] + subscribersPath, payload: asked });
    await reader.shop().mail.work();
    const { mailbox } = reader.shop().mail;
    const sent = (await mailbox?.list())?.find(({ to }) => to === address);
    const words = await mailbox?.read(sent?.mailId ?? '');
    const [, token = ''] = /confirm\?token=([\w-]{43})/.exec(words?.text ?? '') ?? [];
    const desk = staffOf({ shop: reader.shop(), db: whole.db }, () => new Date());
    const { jar } = await desk.signIn('ben@example.com');
    const { link } = (await desk.preview(jar, { previewDateTime: friday })).json<{ link: string }>();
    return { guest, buyer, reader, jar, token, link: new URL(link) };
  };

  it.each<readonly [from: Phase, to: Phase, isKept: boolean]>([
    ['before', 'accepts', true],
    ['accepts', 'signs', true],
    ['signs', 'accepts', true],
    ['signs', 'after', true],
    ['before', 'after', false],
  ])('of what the phase %s gave to people, the phase %s takes all: %s', async (from, to, isKept) => {
    const { guest, buyer, reader, jar, token, link } = await given(from);
    for (const browser of [guest, buyer, reader]) browser.goTo(to);
    const desk = staffOf({ shop: guest.shop(), db: whole.db }, () => new Date());
    // A visitor who is not recognised gets another token here, and has lost the cart for good.
    await guest.greet();
    const confirmed = await reader.call({
      method: 'PUT',
      url: newsletterBases[0] + doiPath.replace(':subscriberToken', token),
    });
    const fromDesk = { referer: `${link.origin}/service/staff/timeline` };
    const { dateTime } = (await desk.ask(jar, '/service/preview/api/auth/checkauth')).json<{ dateTime?: string }>();
    expect({
      pieces: await piecesOf(guest),
      login: await buyer.status(),
      preview: dateTime,
      link: (await desk.ask(jar, link.pathname + link.search, fromDesk)).headers.location,
      newsletter: confirmed.statusCode,
    }).toEqual({
      pieces: isKept ? [2] : [],
      login: isKept ? 'LOGGED_IN' : 'LOGGED_OUT',
      preview: isKept ? friday : undefined,
      link: isKept ? '/' : expect.stringContaining('/service/staff/signin'),
      // Its link is a secret of its own.
      newsletter: 200,
    });
  });
});
