import { hash } from 'node:crypto';
import { browserAgent } from '../../tests/support/people/browser-agent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, served } from '../../tests/support/people/addresses.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { newsletterPagePath, oneClickPath } from '../contracts/newsletter/newsletter.contract.ts';
import { pages } from '../pages/registry.ts';
import { siteCodes } from '../contracts/shop/site.contract.ts';
import { sites } from '../sites/sites.ts';

let whole: WholeShop;
/** addresses of every kind of page, of every fragment and of the pages that errors show */
let htmlAddresses: string[] = [];
let everyGet: string[] = [];

const evil = 'evil.example';
const browser = { ...browserAgent, accept: 'text/html', host: 'de.localhost:3000' };
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  whole.shop.app.inject({ url, headers: { ...browser, ...headers } });

beforeAll(async () => {
  whole = await wholeShop();
  const list = await get('/kaffee-c1000.html');
  const [product = ''] = list.body.match(/\/[a-z0-9-]+-p\d{9}\.html/) ?? [];
  everyGet = [...served(whole.shop.routes, 'GET').map(({ url }) => addressOf(url)), product];
  const asked = await Promise.all(everyGet.map(async (url) => ({ url, answer: await get(url) })));
  htmlAddresses = asked
    .filter(({ answer }) => String(answer.headers['content-type']).startsWith('text/html'))
    .map(({ url }) => url);
});
afterAll(() => whole?.close());

describe('[SAFE-1] every HTML answer', () => {
  it('is one of many', () => {
    expect(htmlAddresses).toEqual(
      expect.arrayContaining([
        '/',
        '/kaffee-c1000.html',
        '/search',
        '/service/cartfrontend/cart',
        '/fragments/header',
        '/docs',
      ]),
    );
    expect(htmlAddresses.some((url) => /-p\d{9}\.html$/.test(url))).toBe(true);
  });

  it('has a policy that blocks inline scripts, and inline styles but those of the build', async () => {
    for (const url of [...htmlAddresses, '/nowhere', '/%zz']) {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      const rule = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
      expect(rule('default-src'), url).toBe("default-src 'none'");
      expect(rule('script-src'), url).toBe("script-src 'self'");
      // Only our own pages may have styles in them, and only those of the build: their hash is named.
      const [, inlined] = /<style[^>]*>([^<]*)<\/style>/.exec(body) ?? [];
      const named = inlined === undefined ? '' : ` 'sha256-${hash('sha256', inlined, 'base64')}'`;
      expect(rule('style-src'), url).toBe(`style-src 'self'${named}`);
      expect(rule('base-uri'), url).toBe("base-uri 'none'");
      expect(rule('form-action'), url).toMatch(/ '(?:self|none)'$/);
      expect(rule('frame-ancestors'), url).toMatch(/ '(?:self|none)'$/);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      if (url.startsWith('/docs')) continue;
      expect(headers['referrer-policy'], url).toBe('strict-origin-when-cross-origin');
    }
  });

  it('has no inline script, no style element but one in the head of our own pages, and no handler in an attribute', async () => {
    for (const url of [...htmlAddresses, '/nowhere']) {
      const { body } = await get(url);
      const scripts = [...body.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes);
      const running = scripts.filter((attributes) => !attributes.includes('application/ld+json'));
      expect(
        running.filter((attributes) => !/\ssrc="/.test(attributes)),
        url,
      ).toEqual([]);
      const isPage = /^<!doctype html><html[^>]* data-kontor="page"/.test(body);
      const [head = '', rest = ''] = isPage ? body.split('</head>') : ['', body];
      expect(head.match(/<style\b/gi)?.length ?? 0, url).toBe(isPage ? 1 : 0);
      expect(rest, url).not.toMatch(/<style\b/i);
      expect(body, url).not.toMatch(/<[a-z][^<>]*\son[a-z]+\s*=/i);
      expect(body, url).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript):(?!image\/)/i);
    }
  });
});

it('every page has the element that its first paint waits for', async () => {
  for (const url of [...htmlAddresses, '/nowhere']) {
    const { body } = await get(url);
    const [, id] = /<link rel="expect" href="#([^"]*)"/.exec(body) ?? [];
    if (body.includes(' data-kontor="page"')) expect(body, url).toContain(` id="${id}"`);
  }
});

describe('[SAFE-2] a foreign Host header', () => {
  const foreign = {
    host: evil,
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'gopher',
    forwarded: `host=${evil}`,
    'x-original-url': `//${evil}/`,
    referer: `https://${evil}/`,
  };

  it('appears in no response: no link, no canonical address, no redirect, no header', async () => {
    for (const url of [...everyGet, '/nowhere', '/%zz']) {
      const answer = await get(url, foreign);
      expect(answer.body, url).not.toContain(evil);
      expect(JSON.stringify(answer.headers), url).not.toContain(evil);
      expect(JSON.stringify(answer.headers), url).not.toContain('gopher');
    }
  });

  it('is not cached: it does not appear in the next response to our own host', async () => {
    await get('/?first', foreign);
    const { body } = await get('/?second');
    expect(body).not.toContain(evil);
    expect(body).toContain('href="http://de.localhost:3000/"');
  });

  it('writes absolute addresses with the origin of the settings on all nine sites', async () => {
    for (const code of siteCodes) {
      const host = `${sites[code].hostLabel}.localhost:3000`;
      const { body } = await get('/', { host, 'x-forwarded-host': evil });
      expect(body, code).toContain(`<link rel="canonical" href="http://${host}/"`);
      expect(body, code).not.toContain(evil);
    }
  });
});

describe('a foreign Origin header', () => {
  it('gets no permission to read personal responses, and is never echoed', async () => {
    for (const url of everyGet) {
      const { headers } = await get(url, { origin: `https://${evil}`, 'x-hunter-csrf': '1' });
      expect(JSON.stringify(headers), url).not.toContain(evil);
      expect(headers['access-control-allow-credentials'], url).toBeUndefined();
      if (headers['access-control-allow-origin'] === undefined) continue;
      expect(url, 'only what is the same for everybody').toMatch(
        /^\/(?:(?:assets|brand|pictures|fragments)\/|kontor\.js$)/,
      );
      expect(headers['set-cookie'], url).toBeUndefined();
    }
  });
});

describe('[SAFE-1] a change', () => {
  const own = 'http://de.localhost:3000';
  const form = 'application/x-www-form-urlencoded';
  const json = 'application/json';
  const cases: readonly (readonly [string, Readonly<Record<string, string>>, boolean])[] = [
    [
      'a script of ours',
      { 'content-type': json, 'x-hunter-csrf': '1', origin: own, 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['a script of ours in an old browser', { 'content-type': json, 'x-hunter-csrf': '1' }, true],
    ['a script of ours without the header', { 'content-type': json, origin: own }, false],
    ['nobody in particular', { 'content-type': json }, false],
    [
      'a script of others with the header',
      { 'content-type': json, 'x-hunter-csrf': '1', origin: `https://${evil}` },
      false,
    ],
    ['a script in a sandbox', { 'content-type': json, 'x-hunter-csrf': '1', origin: 'null' }, false],
    ['a script of a sister host', { 'content-type': json, 'x-hunter-csrf': '1', 'sec-fetch-site': 'same-site' }, false],
    [
      'a script of another of our sites',
      { 'content-type': json, 'x-hunter-csrf': '1', origin: 'http://at.localhost:3000' },
      false,
    ],
    ['a plain text that is JSON', { 'content-type': 'text/plain', origin: own }, false],
    ['no type at all', { origin: own }, false],
    ['a form of ours', { 'content-type': form, origin: own }, true],
    ['a form of ours in a browser without Origin', { 'content-type': form, 'sec-fetch-site': 'same-origin' }, true],
    ['a form of others', { 'content-type': form, origin: `https://${evil}` }, false],
    [
      'a form of others with our header',
      { 'content-type': form, origin: `https://${evil}`, 'x-hunter-csrf': '1' },
      false,
    ],
    ['a form of a sister host', { 'content-type': form, 'sec-fetch-site': 'same-site' }, false],
    ['a form in a sandbox', { 'content-type': form, origin: 'null' }, false],
    ['a form that tells nothing', { 'content-type': form }, false],
    ['a form whose Origin is rubbish', { 'content-type': form, origin: 'nonsense' }, false],
    [
      'a form of a page whose address has the dot of the root',
      { 'content-type': form, origin: own.replace(/(?=:\d+$)/, '.') },
      true,
    ],
    ['a form typed otherwise', { 'content-type': `${form}; charset=utf-8` }, false],
    ['a form whose Origin begins like ours', { 'content-type': form, origin: `${own}.${evil}` }, false],
  ];

  const formPages = new Set(pages.filter(({ submit }) => submit).flatMap(({ paths }) => paths));
  /**
   * All changes except two: mail programs send one from any origin, and its address contains a secret; the form of the newsletter stands
   * on other teams' pages and writes nothing from there (newsletter.db.test.ts).
   */
  const changes = () =>
    served(whole.shop.routes, 'POST', 'PUT', 'PATCH', 'DELETE').filter(
      ({ url }) => url !== oneClickPath && url !== newsletterPagePath,
    );

  it.each(cases)('of %s is let through: %#', async (_, headers, isLet) => {
    const statuses = new Set<number>();
    for (const { method, url } of changes()) {
      const answer = await whole.shop.app.inject({
        method: method as 'POST',
        url: addressOf(url),
        headers: { host: 'de.localhost:3000', ...headers },
        payload: headers['content-type']?.startsWith(form) ? 'a=b' : '{"unheard":1}',
      });
      statuses.add(answer.statusCode);
      // A page with a form responds with a page; a change without fields responds with no content or a redirect.
      const isPage = formPages.has(url) && /^(?:text\/html|$)/.test(answer.headers['content-type'] ?? '');
      const isDone = answer.statusCode === 204 || answer.statusCode === 303;
      if (!(isLet && (isPage || isDone))) {
        expect(String(answer.headers['content-type']), `${answer.statusCode} ${url}`).toContain(
          'application/problem+json',
        );
      }
    }
    // An accepted request is then refused for its content, because a call may need more fields than this form has.
    if (isLet) expect([...statuses]).toContain(400);
    else expect([...statuses]).toEqual([403]);
  });
});

describe('everything public', () => {
  it('sets no cookie, with or without cookies in the request', async () => {
    const cookie = 'LongTermToken=a.b.c; LoginToken=x; Affiliate=1; Platform=tablet';
    for (const url of everyGet) {
      for (const headers of [{}, { cookie }] as const) {
        const answer = await get(url, headers);
        expect(answer.headers['set-cookie'], url).toBeUndefined();
      }
    }
  });

  it('answers HEAD as GET, without a body', async () => {
    for (const url of [...everyGet, '/nowhere']) {
      const { statusCode, headers } = await get(url);
      const head = await whole.shop.app.inject({ method: 'HEAD', url, headers: browser });
      expect([head.statusCode, head.body], url).toEqual([statusCode, '']);
      expect(head.headers['content-type'], url).toBe(headers['content-type']);
    }
  });

  it('[SAFE-4] is stored by shared caches only where its headers allow it, and personal responses are never stored', async () => {
    const publicPages = new Set(pages.filter(({ personal }) => !personal).flatMap(({ paths }) => paths));
    const personalPages = new Set(pages.filter(({ personal }) => personal).flatMap(({ paths }) => paths));
    const publicServices = /^\/service\/(?:(?:header-backend|themeworld-frontend)\/|searchfrontend\/api\/(?!cachekey))/;
    for (const { url } of served(whole.shop.routes, 'GET')) {
      const { headers } = await get(addressOf(url), { cookie: 'LongTermToken=a.b.c', 'x-hunter-csrf': '1' });
      const control = String(headers['cache-control']);
      const isCall = /^\/(?:service|json)\//.test(url) && !publicServices.test(url) && !publicPages.has(url);
      const isPersonal = personalPages.has(url) || isCall;
      if (isPersonal) expect(control, url).toBe('no-store');
      else expect(control, url).toMatch(/^(?:public, |no-store$|no-cache$)/);
    }
  });
});
