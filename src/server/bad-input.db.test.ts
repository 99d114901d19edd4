import { browserAgent } from '../../tests/support/people/browser-agent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedRoute } from './http/app.ts';
import { oneClickPath } from '../contracts/newsletter/newsletter.contract.ts';
import { pages } from '../pages/registry.ts';
import { accountLinks } from '../sites/links.ts';
import { addressOf, partsOf, served } from '../../tests/support/people/addresses.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';

let whole: WholeShop;
beforeAll(async () => {
  whole = await wholeShop();
});
afterAll(() => whole?.close());

const own = { host: 'de.localhost:3000', origin: 'http://de.localhost:3000' };
const asScript = { ...own, ...browserAgent, 'x-hunter-csrf': '1', accept: 'application/json' };

type Answer = Awaited<ReturnType<WholeShop['shop']['app']['inject']>>;

/** What no response may contain: file positions, stack frames, messages of the database. */
const inside = /\bat .{1,80}:\d+:\d+|node_modules|\/src\/|\.tsx?\b|pg_|syntax error at|relation "/;

/** Checks that a response is no server error, and that a refusal has the common problem format. */
const isCleanAnswer = (answer: Answer, what: string): void => {
  expect(answer.statusCode, what).toBeLessThan(500);
  expect(answer.headers['x-content-type-options'], what).toBe('nosniff');
  if (answer.statusCode < 400) return;
  expect(answer.body, what).not.toMatch(inside);
  const type = String(answer.headers['content-type']);
  // PREV-3: these say by a word of their own how they went.
  if (/\/service\/preview\/api\//.test(what) && type.startsWith('application/json')) return;
  expect(type, what).toMatch(/^(?:application\/problem\+json|text\/html); charset=utf-8$/);
  expect(answer.headers['cache-control'], what).toMatch(/no-store|s-maxage/);
  if (type.startsWith('application/problem')) {
    const problem = answer.json<{ status: number; title: string }>();
    expect(problem.status, what).toBe(answer.statusCode);
    expect(problem.title, what).not.toBe('');
  }
};

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  whole.shop.app.inject({ url, headers: { ...asScript, ...headers } });

describe('[SAFE-2] every address', () => {
  const bad = {
    'a step upwards': '..',
    'an escaped step upwards': '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    'a NUL': 'a%00b',
    'a broken escape': '%zz',
    'half a letter': '%c3',
    'a broken sequence of bytes': '%ff%fe',
    'a property of every object': '__proto__',
    'another one': 'constructor',
    SQL: "1'%3B--",
    'a script': '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'a line end': 'a%0d%0aset-cookie:%20a=b',
    'a backslash': '..%5C..%5Cetc',
    'an emoji': '%F0%9F%92%A9',
    'a surrogate alone': '%ED%A0%80',
    'a large number': '999999999999999999999999',
    'a negative number': '-1',
    'far too much': 'x'.repeat(7000),
    nothing: '',
    'a space': '%20',
  };

  it.each(Object.entries(bad))('stands %s in each of its parts', async (_, value) => {
    for (const { url } of served(whole.shop.routes, 'GET')) {
      const places = url.endsWith('*')
        ? [`${url.slice(0, -1)}${value}`]
        : partsOf(url).map((name) => addressOf(url, { [name]: value }));
      for (const address of places) isCleanAnswer(await ask(address), address.slice(0, 200));
    }
  });

  it.each(Object.entries(bad))('stands %s behind it, and as a path of its own', async (_, value) => {
    for (const { url } of served(whole.shop.routes, 'GET')) {
      const address = addressOf(url);
      isCleanAnswer(await ask(`${address}/${value}`), `${address}/${value.slice(0, 100)}`);
    }
    isCleanAnswer(await ask(`/${value}`), value.slice(0, 100));
  });

  const unknownNames = ['query', 'page', 'sort', 'filters', 'v', 'links', 'message', 'limit', 'back', '__proto__'];
  const namesOfPages = new Map(pages.flatMap(({ paths, query }) => paths.map((path) => [path, query] as const)));
  /** Each name that an address knows alone, and at once those that it does not: nothing reads them (page-request.ts). */
  const queriesOf = ({ url, query }: ServedRoute, value: string): readonly string[] => {
    const own = [...query, ...(namesOfPages.get(url) ?? [])];
    const others = unknownNames.filter((name) => !own.includes(name));
    return [...own.map((name) => `${name}=${value}`), others.map((name) => `${name}=${value}`).join('&')];
  };

  it('knows the names of its query', () => {
    const known = (url: string) => served(whole.shop.routes, 'GET').find((route) => route.url === url);
    const route = known('/search');
    expect(route && queriesOf(route, 'x')).toContain('query=x');
    const names = served(whole.shop.routes, 'GET').flatMap(({ query }) => query);
    expect(names).toEqual(
      expect.arrayContaining(['v', 'q', 'query', 'allOfTags', 'old_product_id', 'old_product_ids', 'links', 'ids']),
    );
  });

  it.each(Object.entries(bad))('stands %s in its query', async (_, value) => {
    for (const route of served(whole.shop.routes, 'GET')) {
      const address = addressOf(route.url);
      for (const query of queriesOf(route, value))
        isCleanAnswer(await ask(`${address}?${query}`), `${address}?${query.slice(0, 100)}`);
    }
  });

  it.each([
    '?',
    '?=',
    '?&&&',
    '?__proto__=1',
    '?constructor[prototype]=1',
    '?page[]=1&page[]=2',
    '?page=1&page=2&page=3',
    '?%',
    '?a=%',
    '?a=b=c',
    '#x',
    '??',
  ])('stands %s behind it', async (end) => {
    for (const { url } of served(whole.shop.routes, 'GET')) {
      const address = addressOf(url);
      isCleanAnswer(await ask(address + end), address + end);
    }
  });
});

describe('[SAFE-2] every change', () => {
  const json = 'application/json';
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
  const cases: readonly (readonly [
    what: string,
    type: string,
    body: string | Buffer,
    status: number | readonly number[],
  ])[] = [
    ['a broken JSON', json, '{"setArticle":', 400],
    ['no JSON at all', json, 'hello', 400],
    ['nothing', json, '', 400],
    ['null', json, 'null', 400],
    ['a list', json, '[]', 400],
    ['a word', json, '"hello"', 400],
    ['an unknown field', json, '{"unheard":1}', 400],
    ['a wrong type', json, '{"setArticle":{"productId":100000001,"tcm":["a"],"quantity":"2"}}', 400],
    [
      'two changes',
      json,
      '{"setArticle":{"productId":"100000001","tcm":"a","quantity":1},"setGiftCard":{"productId":"100000001","tcm":"a","set":true}}',
      400,
    ],
    [
      'a prototype',
      json,
      '{"__proto__":{"isAdmin":true},"setArticle":{"productId":"100000001","tcm":"a","quantity":1}}',
      400,
    ],
    ['a constructor', json, '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['a NUL in a field', json, '{"setArticle":{"productId":"100000001","tcm":"a\\u0000b","quantity":1}}', 400],
    ['a quantity that is no number', json, '{"setArticle":{"productId":"100000001","tcm":"a","quantity":1e400}}', 400],
    ['a negative quantity', json, '{"setArticle":{"productId":"100000001","tcm":"a","quantity":-1}}', 400],
    ['boxes without end', json, deep, [400, 413]],
    ['broken UTF-8', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
    ['ten megabytes', json, `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
    ['plain text', 'text/plain', 'hello', [400, 415]],
    ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 415],
    ['several parts', 'multipart/form-data; boundary=x', '--x\r\n\r\na\r\n--x--', 415],
    ['a type of no kind', 'nonsense', 'hello', 415],
    ['a form that knows nothing', 'application/x-www-form-urlencoded', 'a=b', 400],
    ['a form of broken escapes', 'application/x-www-form-urlencoded', '%zz=%ff&productId=%00', 400],
    ['a form of a prototype', 'application/x-www-form-urlencoded', '__proto__[a]=1&productId=1', 400],
    ['a form of ten megabytes', 'application/x-www-form-urlencoded', `a=${'x'.repeat(10 * 1024 * 1024)}`, 413],
    ['a form of too many fields', 'application/x-www-form-urlencoded', 'a=1&'.repeat(5000), [400, 413]],
  ];

  const formPages = new Set(pages.filter(({ submit }) => submit).flatMap(({ paths }) => paths));
  /** Further expected statuses: a form page may redirect (done, or login needed), and a used link is gone. */
  const ofPages = (url: string): readonly number[] => {
    if (url.endsWith('/:secret')) return [410];
    if (url === '/service/preview/leave') return [303];
    // The body is ignored, because mail programs send any body: only the secret in the address counts.
    if (url === oneClickPath || url.endsWith('/:subscriberToken/doi')) return [404];
    return formPages.has(url) ? [303] : [];
  };

  /** Addresses that delete cookies. */
  const leaves: ReadonlySet<string> = new Set([accountLinks.logout, '/service/preview/leave']);
  /** Returns a new IP address for each request, so that no rate limit applies; other tests cover the limits. */
  const strangers = (function* (): Generator<string, never> {
    for (let number = 0; ; number += 1) yield `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  })();

  it.each(cases)('refuses %s', async (what, type, body, status) => {
    for (const { method, url } of served(whole.shop.routes, 'POST', 'PUT', 'PATCH', 'DELETE')) {
      const answer = await whole.shop.app.inject({
        method: method as 'POST',
        url: addressOf(url),
        headers: { ...asScript, 'content-type': type },
        remoteAddress: strangers.next().value,
        payload: body,
      });
      const place = `${what} to ${method} ${url}: ${answer.body.slice(0, 200)}`;
      isCleanAnswer(answer, place);
      expect([status, ofPages(url)].flat(2), place).toContain(answer.statusCode);
      if (!leaves.has(url)) expect(answer.headers['set-cookie'], place).toBeUndefined();
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'] as const)(
    'refuses %s where no route exists for it',
    async (method) => {
      const known = new Set(served(whole.shop.routes, method).map(({ url }) => url));
      for (const url of whole.shop.routes.map((route) => route.url).filter((one) => !known.has(one))) {
        const answer = await whole.shop.app.inject({
          method: method as 'POST',
          url: addressOf(url),
          headers: asScript,
        });
        isCleanAnswer(answer, `${method} ${url}`);
        expect(answer.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
      }
    },
  );
});

describe('[SAFE-2] asking too often', () => {
  it('is refused with the time to wait, wherever an answer is work', async () => {
    const few = await whole.another({ environment: { REQUESTS_PER_MINUTE: '3' } });
    const worked: string[] = [];
    for (const { url } of served(few.routes, 'GET')) {
      for (let time = 0; time < 5; time += 1) {
        const answer = await few.app.inject({
          url: addressOf(url),
          headers: asScript,
          remoteAddress: `10.0.0.${worked.length}`,
        });
        if (answer.statusCode !== 429) continue;
        isCleanAnswer(answer, url);
        expect(Number(answer.headers['retry-after']), url).toBeGreaterThan(0);
        worked.push(url);
        break;
      }
    }
    expect(worked).toEqual(
      expect.arrayContaining(['/service/cart/api/cart', '/service/cartfrontend/cart', '/json/psdata']),
    );
    for (const light of ['/', '/assets/:file', '/pictures/:ratio/:width/:file', '/fragments/:region', '/health/live'])
      expect(worked, light).not.toContain(light);
  });
});

describe('[SAFE-2] an address that is asked by a method that it does not have', () => {
  it('lists its methods in the same way for all callers', async () => {
    const wrong: string[] = [];
    for (const [url, own] of Map.groupBy(whole.shop.routes, (route) => route.url)) {
      // One prefix, two addresses: the list names the methods of one of them.
      if (url === '/docs/') continue;
      const allowed: readonly string[] = own.map(({ method }) => method);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (allowed.includes(method)) continue;
        const address = addressOf(url, { id: '123456789' });
        const answer = await whole.shop.app.inject({ method, url: address, headers: asScript });
        isCleanAnswer(answer, `${method} ${url}`);
        const told = String(answer.headers.allow).split(', ');
        if (answer.statusCode !== 405 || !allowed.every((one) => told.includes(one)) || told.includes(method))
          wrong.push(`${method} ${url}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(['/', '/service/cart/api/cart', '/kaffee-c1000.html'])(
    'on %s also to a browser and to a stranger',
    async (url) => {
      for (const headers of [{ accept: 'text/html' }, { origin: 'http://evil.example' }]) {
        const answer = await whole.shop.app.inject({ method: 'DELETE', url, headers });
        expect([answer.statusCode, answer.json().status]).toEqual([405, 405]);
        expect(answer.headers.allow).toContain('GET, HEAD');
      }
    },
  );

  it('that does not exist is still not there', async () => {
    const answer = await whole.shop.app.inject({ method: 'DELETE', url: '/nowhere', headers: asScript });
    expect(answer.statusCode).toBe(404);
  });
});
