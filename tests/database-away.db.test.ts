import { afterAll, beforeAll, expect, it } from 'vitest';
import { longTermTokenPath } from '../src/contracts/customer/header-start.contract.ts';
import { newsletterBases, subscribersPath } from '../src/contracts/newsletter/newsletter.contract.ts';
import { searchPath, suggestionsPath } from '../src/contracts/search/search.contract.ts';
import { openPostgres } from '../src/server/database/postgres.ts';
import type { Database } from '../src/lib/database.ts';
import { databases, type OwnDatabase } from './support/databases.ts';
import { silentProxy } from './support/silent-proxy.ts';
import { wholeShop, type WholeShop } from './support/whole-shop.ts';

const host = 'de.localhost:3000';

let own: OwnDatabase;
let served: Database;
let whole: WholeShop;
let cookie: string;
beforeAll(async () => {
  own = (await databases[1]?.openMigrated()) ?? expect.unreachable('this needs a server');
  const proxy = await silentProxy(own.url ?? '');
  served = openPostgres(proxy.url, 4);
  whole = await wholeShop(undefined, { filled: own.db, served });
  const token = await whole.shop.app.inject({ url: longTermTokenPath, headers: change });
  cookie = [token.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  // Every connection is refused from here on, before the first search.
  await proxy.close();
}, 60_000);
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

it('[RUN-5] the process is alive meanwhile', async () => {
  expect((await whole.shop.app.inject({ url: '/health/live' })).statusCode).toBe(200);
});
