import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../tests/support/other-servers/free-port.ts';
import { openProvider, type TestProvider } from '../../../tests/support/other-servers/oidc-provider.ts';
import { cookieJar, staffOf } from '../../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';

let whole: WholeShop;
const providers: TestProvider[] = [];

beforeAll(async () => {
  whole = await wholeShop();
});
afterAll(async () => {
  await Promise.all(providers.map((provider) => provider.close()));
  await whole?.close();
});

const providerThat = async (...parts: Parameters<typeof openProvider>): Promise<string> => {
  const provider = await openProvider(...parts);
  providers.push(provider);
  return provider.origin;
};

/** A browser at a shop whose provider is at `issuer`. */
const shopOf = async (issuer: string) => {
  const shop = await whole.another({
    environment: {
      STAFF_OIDC_ISSUER: issuer,
      STAFF_OIDC_CLIENT_ID: 'kontor',
      STAFF_OIDC_CLIENT_SECRET: 'a secret between the two',
    },
  });
  const { ask } = staffOf({ shop, db: whole.db }, () => new Date());
  const jar = cookieJar();
  return (url: string) => ask(jar, url);
};

it.each([
  ['', 'The house account does not respond at the moment.'],
  ['&lang=de', 'Das Hauskonto antwortet im Moment nicht.'],
])('[RUN-9, PREV-2] a provider that is gone is a sentence on the sign-in page: %s', async (language, words) => {
  const ask = await shopOf(`http://127.0.0.1:${await freePort()}`);
  const { headers, statusCode } = await ask('/service/staff/oidc?back=%2Fkaffee');
  expect([statusCode, headers.location]).toEqual([302, '/service/staff/signin?problem=silent&back=%2Fkaffee']);
  const page = await ask(`${headers.location}${language}`);
  expect([page.statusCode, page.body.includes(words)]).toEqual([200, true]);
});

it.each([
  ['breaks off', '/token', 'silent', (response: ServerResponse) => response.destroy()],
  ['is out of order', '/token', 'silent', (response: ServerResponse) => response.writeHead(502).end()],
  ['refuses the code', '/nothing', 'oidc', () => {}],
])('[RUN-9, PREV-2] a way back on which the provider %s ends on the sign-in page', async (_, path, problem, speak) => {
  const ask = await shopOf(await providerThat({ [path]: speak }));
  const out = await ask('/service/staff/oidc');
  const state = new URL(out.headers.location ?? '').searchParams.get('state') ?? '';
  const back = await ask(`/service/staff/oidc/callback?code=x&state=${state}`);
  expect([back.statusCode, back.headers.location]).toEqual([302, `/service/staff/signin?problem=${problem}`]);
});
