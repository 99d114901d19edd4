import { afterAll, beforeAll, expect, it } from 'vitest';
import { longTermTokenPath } from '../src/contracts/customer/header-start.contract.ts';
import { newsletterBases, subscribersPath } from '../src/contracts/newsletter/newsletter.contract.ts';
import { searchPath, suggestionsPath } from '../src/contracts/search/search.contract.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import type { Database } from '../src/lib/database.ts';
import { databases, type OwnDatabase } from './support/databases/databases.ts';
import { silentProxy } from '../storm/silent-proxy.ts';
import { wholeShop, type WholeShop } from './support/shops/whole-shop.ts';

const host = 'de.localhost:3000';

let own: OwnDatabase;
let served: Database;
let whole: WholeShop;
let ending: WholeShop['shop'];
let cookie: string;
let at = new Date();
beforeAll(async () => {
  own = (await databases[1]?.openMigrated()) ?? expect.unreachable('this needs a server');
  const proxy = await silentProxy(own.url ?? '');
  served = openPostgres(proxy.url, 4);
  whole = await wholeShop(() => at, { filled: own.db, served });
  ending = await whole.another({ environment: { DATABASE_AWAY_SECONDS: '60' } });
  const token = await whole.shop.app.inject({ url: longTermTokenPath, headers: change });
  cookie = [token.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  // Every connection is refused from here on, before the first search.
  await proxy.close();
});
afterAll(async () => {
  await served?.close();
  await whole?.close();
  await own?.close();
});

const change = { host, accept: 'application/json', 'x-hunter-csrf': '1' };
const browser = { host, accept: 'text/html' };
const form = { ...browser, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
const signUp = { email: 'away@example.com', consents: [], origin: 'NEWSLETTER', originAddition: '' };

it.each([
  ['a list of results without an index', { url: '/search?query=kaffee', headers: browser }],
  ['the search of scripts', { url: `${searchPath}?query=kaffee&site=DE`, headers: change }],
  ['suggestions', { url: `${suggestionsPath}?q=kaffee&site=DE`, headers: change }],
  ['a category', { url: '/kaffee-c1000.html', headers: browser }],
  ['the cart page', { url: '/service/cartfrontend/cart', headers: browser }],
  ['the checkout', { url: '/checkout', headers: browser }],
  ['the review', { url: '/checkout/review', headers: browser }],
  [
    'a sign-up by script',
    { method: 'POST', url: newsletterBases[0] + subscribersPath, headers: change, payload: signUp },
  ],
  [
    'a sign-up by form',
    { method: 'POST', url: '/subscribenewsletter', headers: form, payload: 'email=away%40example.com' },
  ],
  [
    'a login',
    {
      method: 'POST',
      url: '/service/login/api/v1/login',
      headers: change,
      payload: { email: 'a@example.com', password: 'x'.repeat(12) },
    },
  ],
  ['readiness', { url: '/health/ready', headers: change }],
] as const)(
  '[RUN-9] %s is 503 with Retry-After while the database is unavailable',
  async (_, { headers, ...asked }) => {
    const answer = await whole.shop.app.inject({ ...asked, headers: { ...headers, cookie } });
    expect([answer.statusCode, answer.headers['retry-after']], answer.body.slice(0, 300)).toEqual([503, '5']);
  },
);

it('[RUN-9] health says for how long the database is away; the process ends where a limit is set and reached', async () => {
  const health = async ({ app }: WholeShop['shop']) => {
    const [live, ready] = [await app.inject('/health/live'), await app.inject('/health/ready')];
    return [live.statusCode, live.json<object>(), ready.statusCode, ready.json<object>()];
  };
  expect(await health(whole.shop)).toMatchObject([
    200,
    { status: 'ok' },
    503,
    { reason: 'the database does not answer' },
  ]);
  const refreshed = async () => {
    for (const shop of [whole.shop, ending]) await expect(shop.refresh()).rejects.toThrow('cannot be asked');
  };
  await refreshed();
  const [began, reason] = [at, 'the database has not answered for 59 s'];
  at = new Date(began.getTime() + 59_999);
  await refreshed();
  for (const shop of [whole.shop, ending]) {
    expect(await health(shop)).toEqual([200, { status: 'ok', reason }, 503, { status: 'unavailable', reason }]);
    expect(shop.isLost()).toBe(false);
  }
  at = new Date(began.getTime() + 60_000);
  const later = { status: 'unavailable', reason: 'the database has not answered for 60 s' };
  expect(await health(ending)).toEqual([503, later, 503, later]);
  expect([whole.shop.isLost(), ending.isLost()]).toEqual([false, true]);
  expect((await health(whole.shop))[0]).toBe(200);
});
