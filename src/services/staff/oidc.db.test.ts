import type { Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../tests/support/other-servers/free-port.ts';
import { cookieJar, deHost, staffOf } from '../../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../../tests/support/shops/whole-shop.ts';
import { statement } from '../../lib/database.ts';
import type { Shop } from '../../server/wiring/compose.ts';

/** The claims of the provider's accounts by `sub`. */
const accounts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  dora: { email: 'Dora@example.com', email_verified: true, groups: ['staff', 'shop-editors'] },
  brien: { email: "o'brien+shop@example.com", email_verified: true },
  carla: { groups: ['staff'] },
  'auth0|5F7c': { email: 'frida@example.com', email_verified: false },
  mallory: { email: 'mallory@example.com', email_verified: true, groups: ['shop-editors'] },
  unproved: { email: 'dora@example.com', email_verified: false },
  silent: { email: 'dora@example.com' },
  'dora@example.com': {},
  // The kelvin symbol becomes a k in lower case.
  kelvin: { email: 'mar\u212A@example.com', email_verified: true },
  list: { email: ['dora@example.com'], email_verified: true },
};
const added = ['dora@example.com', "O'Brien+shop@example.com", 'carla', 'auth0|5F7c', 'mark@example.com'];

/** The company's sign-in: a real provider. */
let whole: WholeShop;
let shop: Shop;
let withRoles: Shop;
let provider: Server;
let issuer = '';
let staff: ReturnType<typeof staffOf>;
/** Each test has its own address, because sign-ins are counted by address. */
let place = 0;

const openProvider = async (): Promise<void> => {
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  const house = new Provider(issuer, {
    clients: [
      {
        client_id: 'kontor',
        client_secret: 'a secret between the two',
        redirect_uris: [`http://${deHost}/service/staff/oidc/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'email', 'email_verified', 'groups'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...accounts[id], sub: id }) }),
    ttl: { Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, Interaction: 600 },
    features: { devInteractions: { enabled: true } },
  });
  await new Promise<void>((resolve) => {
    provider = house.listen(port, '127.0.0.1', resolve);
  });
};

beforeAll(async () => {
  await openProvider();
  whole = await wholeShop();
  const environment = {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: 'kontor',
    STAFF_OIDC_CLIENT_SECRET: 'a secret between the two',
  };
  shop = await whole.another({ environment });
  withRoles = await whole.another({
    environment: { ...environment, STAFF_OIDC_ROLES: '{"claim": "groups", "editor": "shop-editors"}' },
  });
  staff = staffOf(whole, () => new Date());
  for (const name of added) await staff.add(name);
}, 90_000);
beforeEach(() => {
  place += 1;
});
afterAll(async () => {
  provider?.close();
  await whole?.close();
});

/** A browser at the provider: follows redirects, keeps cookies, signs in and consents. */
const throughProvider = async (first: string, who = 'dora'): Promise<string> => {
  const kept = new Map<string, string>();
  const ask = async (url: string, body?: string): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const place = pair.indexOf('=');
      kept.set(pair.slice(0, place), pair.slice(place + 1));
    }
    return answer;
  };
  let url = first;
  for (let step = 0; step < 12; step += 1) {
    if (!url.startsWith(issuer)) return url;
    const answer = await ask(url);
    const to = answer.headers.get('location');
    if (to) {
      url = new URL(to, url).href;
      continue;
    }
    const html = await answer.text();
    const prompt = html.includes('name="login"')
      ? `prompt=login&login=${encodeURIComponent(who)}&password=x`
      : 'prompt=consent';
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const sent = await ask(new URL(action, url).href, prompt);
    url = new URL(sent.headers.get('location') ?? '', url).href;
  }
  throw new Error(`the provider leads nowhere: ${url}`);
};

const ask = async (url: string, jar: ReturnType<typeof cookieJar>, at = shop) => {
  const answer = await at.app.inject({
    url,
    remoteAddress: `10.2.0.${place}`,
    headers: { host: deHost, accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie: jar.header() },
  });
  jar.take(answer);
  return answer;
};

describe('[PREV-2] the sign-in by the company’s provider', () => {
  it('is offered only where it is configured', async () => {
    expect((await ask('/service/staff/signin', cookieJar())).body).toContain('/service/staff/oidc?');
    const without = await whole.shop.app.inject({ url: '/service/staff/signin', headers: { host: deHost } });
    expect(without.body).not.toContain('/service/staff/oidc');
    expect((await whole.shop.app.inject({ url: '/service/staff/oidc', headers: { host: deHost } })).statusCode).toBe(
      404,
    );
  });

  it('gives the same token as a password, and returns to the page', async () => {
    const jar = cookieJar();
    const out = await ask('/service/staff/oidc?back=%2Fkaffee-c1000.html', jar);
    expect(out.headers.location).toMatch(/code_challenge_method=S256/);
    const home = await throughProvider(out.headers.location ?? '');
    expect(home).toContain(`http://${deHost}/service/staff/oidc/callback?`);
    const back = await ask(home.replace(`http://${deHost}`, ''), jar);
    expect([back.statusCode, back.headers.location]).toEqual([303, '/kaffee-c1000.html']);
    expect(jar.get('StaffOidc')).toBeUndefined();
    expect((await ask('/service/preview/api/auth/checkauth', jar)).json()).toMatchObject({ status: 'SUCCESS' });
  });

  it.each([
    ['another browser', (query: string) => query, true],
    ['another state', (query: string) => query.replace(/state=[^&]+/, 'state=x'), false],
    ['a made-up code', (query: string) => query.replace(/code=[^&]+/, 'code=x'), false],
    ['no code', () => 'error=access_denied', false],
  ])('refuses %s', async (_, change, isStranger) => {
    const jar = cookieJar();
    const out = await ask('/service/staff/oidc', jar);
    const home = new URL(await throughProvider(out.headers.location ?? ''));
    const back = await ask(`${home.pathname}?${change(home.search.slice(1))}`, isStranger ? cookieJar() : jar);
    expect(back.headers.location).toBe('/service/staff/signin?problem=oidc');
    expect(jar.get('StaffAuthToken')).toBeUndefined();
  });
});

describe('an account of the provider', () => {
  const comes = async (who: string, at = shop) => {
    const jar = cookieJar();
    const out = await ask('/service/staff/oidc?back=%2Fback', jar, at);
    const home = await throughProvider(out.headers.location ?? '', who);
    const answer = await ask(home.replace(`http://${deHost}`, ''), jar, at);
    return { jar, to: answer.headers.location };
  };
  const checkauth = async (jar: ReturnType<typeof cookieJar>) =>
    (await ask('/service/preview/api/auth/checkauth', jar)).json<{ status: string }>().status;
  const members = async () =>
    (await whole.db.query<{ name: string }>(statement('', 'select name from staff_member order by name'))).map(
      ({ name }) => name,
    );
  const refused = '/service/staff/signin?problem=unlisted&back=%2Fback';

  it.each(['dora', 'brien', 'carla', 'auth0|5F7c'])(
    '[SAFE-8, PREV-2] is let in where that was added, as the provider names it: %s',
    async (who) => {
      const { jar, to } = await comes(who);
      expect(to).toBe('/back');
      expect(await checkauth(jar)).toBe('SUCCESS');
    },
  );

  it.each([
    ['an account that was never added', 'mallory'],
    ['an address that it has not proved', 'unproved'],
    ['an address of which it does not say whether it is proved', 'silent'],
    ['an account that is named like an address', 'dora@example.com'],
    ['a letter that only looks the same in small letters', 'kelvin'],
    ['a text that is no address', 'list'],
  ])('[SAFE-8] is not staff: %s', async (_, who) => {
    const before = await members();
    const { jar, to } = await comes(who);
    expect(to).toBe(refused);
    expect([jar.get('StaffAuthToken'), jar.get('StaffAuthKey')]).toEqual([undefined, undefined]);
    expect(await checkauth(jar)).toBe('UNAUTHORIZED');
    expect((await ask('/service/staff/timeline', jar)).statusCode).toBe(302);
    expect(await members()).toEqual(before);
  });

  it.each([
    ['', 'This house account is not on the list of staff.'],
    ['&lang=de', 'Dieses Hauskonto steht nicht auf der Liste der Mitarbeitenden.'],
  ])('[SAFE-8] gets a message about the refusal: %s', async (language, words) => {
    const page = await ask(`${refused}${language}`, cookieJar());
    expect([page.statusCode, page.body.includes(words)]).toEqual([200, true]);
  });

  it('[DESK-4, SAFE-8] has the role of its claim where roles come from there, and is no staff without one', async () => {
    const releases = '/service/staff/desk/api/releases';
    const { jar, to } = await comes('dora', withRoles);
    expect(to).toBe('/back');
    expect((await ask(releases, jar, withRoles)).json()).toMatchObject({ role: 'editor' });
    expect((await ask('/service/preview/api/auth/login/renew', jar, withRoles)).statusCode).toBe(200);
    expect((await ask(releases, jar, withRoles)).json()).toMatchObject({ role: 'editor' });
    for (const who of ['carla', 'mallory']) expect((await comes(who, withRoles)).to).toBe(refused);
    const plain = await comes('dora');
    expect((await ask(releases, plain.jar)).statusCode).toBe(403);
  });

  it('[SAFE-8] is refused after its removal, and its open sessions end', async () => {
    const { jar } = await comes('dora');
    expect(await checkauth(jar)).toBe('SUCCESS');
    expect(await staff.remove('Dora@example.com')).toBe(true);
    expect(await checkauth(jar)).toBe('UNAUTHORIZED');
    expect((await comes('dora')).to).toBe(refused);
    expect(await members()).not.toContain('dora@example.com');
  });
});
