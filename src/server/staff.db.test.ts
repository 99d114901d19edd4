import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deHost, staffOf, staffPassword, type CookieJar } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import type { Shop } from './wiring/compose.ts';

const friday = '2026-03-06T07:00:00.000Z';
const hour = 3_600_000;
let at = new Date('2026-03-02T12:00:00Z');
let whole: WholeShop;
let staff: ReturnType<typeof staffOf>;
let cobra: { readonly shop: Shop; readonly token: (claims?: object, foreign?: boolean) => Promise<string> };

beforeAll(async () => {
  whole = await wholeShop(() => at);
  staff = staffOf(whole, () => at);
  await staff.add('anna@example.com');
  await staff.add('ben@example.com');
  const [own, foreign] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(own.publicKey)), alg: 'ES256' }] });
  const shop = await whole.another({ environment: { COBRA_KEY_SET: keys } });
  cobra = {
    shop,
    token: (claims = {}, isForeign = false) =>
      new SignJWT({ key: createHash('sha256').update('companion').digest('base64url'), ...claims })
        .setProtectedHeader({ alg: 'ES256' })
        .setSubject('carl')
        .setExpirationTime(Math.floor(at.getTime() / 1000) + 600)
        .sign((isForeign ? foreign : own).privateKey),
  };
});
afterAll(() => whole?.close());
beforeEach(() => {
  at = new Date(at.getTime() + 61_000);
});

const checkauth = (jar: CookieJar, headers?: Readonly<Record<string, string>>) =>
  staff.ask(jar, '/service/preview/api/auth/checkauth', headers);
const bodyOf = (answer: { readonly statusCode: number; readonly body: string }) => [
  answer.statusCode,
  JSON.parse(answer.body) as object,
];
const unauthorized = [401, { status: 'UNAUTHORIZED' }];

describe('[PREV-2] signing in', () => {
  it('gives a readable half and a companion that scripts do not see, and leads back', async () => {
    const { answer } = await staff.signIn('Anna@Example.com ');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/back']);
    expect(answer.cookies).toMatchObject([
      { name: 'StaffAuthToken', path: '/', sameSite: 'Lax', maxAge: 28_800 },
      { name: 'StaffAuthKey', path: '/', sameSite: 'Lax', httpOnly: true },
      { name: 'StaffDevice', path: '/', sameSite: 'Lax', httpOnly: true, maxAge: 15_552_000 },
    ]);
    expect(answer.cookies[0]).not.toHaveProperty('httpOnly');
  });

  it.each([
    ['a wrong password', 'anna@example.com', 'another password'],
    ['somebody who is not there', 'nobody@example.com', staffPassword],
    ['no name', '', staffPassword],
    ['no word that a name is', "x' or 1=1 --", staffPassword],
  ])('refuses %s in the same words', async (_, name, password) => {
    const { answer, jar } = await staff.signIn(name, password);
    expect(answer.headers.location).toBe('/service/staff/signin?problem=wrong&back=%2Fback');
    expect(jar.header()).toBe('');
    const page = await staff.ask(jar, answer.headers.location ?? '');
    expect([page.statusCode, page.body.includes('Name or password is not right.')]).toEqual([200, true]);
  });

  it('[SAFE-7] is limited for a name and a network, and neither other networks nor a known device are locked out', async () => {
    const tried = async (password: string, remoteAddress: string, cookie = '') => {
      const answer = await whole.shop.app.inject({
        method: 'POST',
        url: '/service/staff/signin',
        headers: {
          host: deHost,
          origin: `http://${deHost}`,
          'content-type': 'application/x-www-form-urlencoded',
          cookie,
        },
        remoteAddress,
        payload: new URLSearchParams({ name: 'ben@example.com', password }).toString(),
      });
      const { location = '' } = answer.headers;
      return { problem: /problem=(\w+)/.exec(location)?.[1], cookies: answer.cookies };
    };
    const { jar } = await staff.signIn('ben@example.com');
    const places: (string | undefined)[] = [];
    for (let number = 0; number < 7; number += 1) places.push((await tried('wrong', '10.2.0.1')).problem);
    expect(places).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'wrong', 'often', 'often']);
    expect((await tried(staffPassword, '10.2.0.1')).problem).toBe('often');
    expect((await tried(staffPassword, '10.2.0.2')).problem).toBeUndefined();
    // Where the member has signed in before.
    const device = `StaffDevice=${jar.get('StaffDevice') ?? ''}`;
    expect((await tried(staffPassword, '10.2.0.1', device)).problem).toBeUndefined();
    at = new Date(at.getTime() + 60_000);
    expect((await tried('wrong', '10.2.0.1')).problem).toBe('wrong');
  });

  it('is limited for an address, even if it tries many names', async () => {
    const post = (number: number) =>
      whole.shop.app.inject({
        method: 'POST',
        url: '/service/staff/signin',
        headers: { host: deHost, origin: `http://${deHost}`, 'content-type': 'application/x-www-form-urlencoded' },
        remoteAddress: '10.0.0.8',
        payload: `name=n${number}&password=x`,
      });
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) statuses.push((await post(number)).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 303));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('leads nowhere else: %s', async (back) => {
    const answer = await whole.shop.app.inject({
      method: 'POST',
      url: '/service/staff/signin',
      headers: { host: deHost, origin: `http://${deHost}`, 'content-type': 'application/x-www-form-urlencoded' },
      remoteAddress: '10.0.0.9',
      payload: new URLSearchParams({ name: 'ben@example.com', password: staffPassword, back }).toString(),
    });
    expect(answer.headers.location).toBe('/service/staff/timeline');
  });

  it('[SAFE-1] is not to be sent by a foreign page', async () => {
    const answer = await whole.shop.app.inject({
      method: 'POST',
      url: '/service/staff/signin',
      headers: { host: deHost, origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=anna@example.com&password=x',
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('[PREV-3] the calls of the panel', () => {
  it('return the settings and change them', async () => {
    const { jar } = await staff.signIn('anna@example.com');
    expect(bodyOf(await checkauth(jar))).toEqual([
      200,
      { status: 'SUCCESS', dateTime: '', abTestName: '', abTestGroup: '' },
    ]);
    const answer = await staff.preview(jar, { previewDateTime: friday, test: 'AdventBanner', group: 'B' });
    expect(answer.json()).toMatchObject({
      status: 'SUCCESS',
      link: expect.stringContaining('/service/preview/open?token='),
    });
    expect(answer.cookies).toMatchObject([
      { name: 'PreviewToken', httpOnly: true, path: '/', sameSite: 'Lax' },
      { name: 'PreviewActive', value: '1' },
    ]);
    expect(bodyOf(await checkauth(jar))).toEqual([
      200,
      { status: 'SUCCESS', dateTime: friday, abTestName: 'AdventBanner', abTestGroup: 'B' },
    ]);
  });

  it.each([
    ['nothing chosen', {}, 200],
    ['a moment', { previewDateTime: friday }, 200],
    ['a test without its group', { previewDateTime: friday, test: 'AdventBanner' }, 400],
    ['a group without its test', { previewDateTime: friday, group: 'B' }, 400],
    [
      'a test that does not run then',
      { previewDateTime: '2026-09-01T00:00:00.000Z', test: 'AdventBanner', group: 'B' },
      400,
    ],
    ['a group that is not there', { previewDateTime: friday, test: 'AdventBanner', group: 'Z' }, 400],
    ['no moment', { previewDateTime: 'Friday' }, 400],
    ['a day that no month has', { previewDateTime: '2026-02-30T00:00:00.000Z' }, 400],
    ['a word without end', { test: 'x'.repeat(100), group: 'B' }, 400],
    ['a name of the language', { test: '__proto__', group: 'B', previewDateTime: friday }, 400],
  ])('%s', async (_, query, status) => {
    const { jar } = await staff.signIn(status === 200 ? 'anna@example.com' : 'ben@example.com');
    const answer = await staff.preview(jar, query);
    const word = status === 200 ? 'SUCCESS' : 'BAD_REQUEST';
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([status, word]);
    expect(answer.cookies.length > 0).toBe(status === 200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['auth/checkauth', 'auth/login/renew', 'auth/logout', 'token'])(
    'refuse %s without a token and to another origin',
    async (path) => {
      const { jar } = await staff.signIn('anna@example.com');
      const url = `/service/preview/api/${path}`;
      const stranger = await whole.shop.app.inject({ url, headers: { host: deHost, 'x-hunter-csrf': '1' } });
      expect(bodyOf(stranger)).toEqual(unauthorized);
      const cookie = jar.header();
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', 'x-hunter-csrf': '1' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
        { origin: 'https://evil.example', 'x-hunter-csrf': '1' },
        {},
      ]) {
        const answer = await whole.shop.app.inject({ url, headers: { host: deHost, cookie, ...headers } });
        expect([headers, ...bodyOf(answer)]).toEqual([headers, ...unauthorized]);
        expect(answer.cookies).toEqual([]);
      }
    },
  );

  it.each([
    ['de.localhost.:3000', 'http://de.localhost.:3000'],
    ['de.localhost:3000', 'http://de.localhost.:3000'],
    ['de.localhost.:3000', 'http://de.localhost:3000'],
    ['DE.localhost.:3000', 'http://de.localhost:3000'],
  ])('know their own page by one way to write its host: %s from %s', async (host, origin) => {
    const { jar } = await staff.signIn('anna@example.com');
    const answer = await staff.ask(jar, '/service/preview/api/auth/checkauth', { host, origin });
    expect(answer.json()).toMatchObject({ status: 'SUCCESS' });
    const other = await staff.ask(jar, '/service/preview/api/auth/checkauth', { host, origin: `${origin}1` });
    expect(other.json()).toEqual({ status: 'UNAUTHORIZED' });
  });

  it('prolong a signing in, up to a day', async () => {
    const { jar } = await staff.signIn('anna@example.com');
    const first = at;
    for (let hours = 7; hours < 24; hours += 7) {
      at = new Date(first.getTime() + hours * hour);
      const answer = await staff.ask(jar, '/service/preview/api/auth/login/renew');
      expect([hours, ...bodyOf(answer)]).toEqual([hours, 200, { status: 'SUCCESS' }]);
    }
    at = new Date(first.getTime() + 24 * hour + 1000);
    expect(bodyOf(await checkauth(jar))).toEqual(unauthorized);
  });

  it('logging out ends it everywhere, for kept copies of the token, too', async () => {
    const { jar } = await staff.signIn('anna@example.com');
    const other = await staff.signIn('anna@example.com');
    await staff.preview(jar, { previewDateTime: friday });
    const copy = jar.header();
    at = new Date(at.getTime() + 1000);
    expect(bodyOf(await staff.ask(jar, '/service/preview/api/auth/logout'))).toEqual([200, { status: 'SUCCESS' }]);
    expect(jar.header()).toMatch(/^StaffDevice=[^;]+$/);
    for (const cookie of [copy, other.jar.header()]) {
      const answer = await whole.shop.app.inject({
        url: '/service/preview/api/auth/checkauth',
        headers: { host: deHost, cookie, 'sec-fetch-site': 'same-origin' },
      });
      expect(bodyOf(answer)).toEqual(unauthorized);
    }
  });
});

describe('[PREV-2] what opens nothing', () => {
  type Case = readonly [what: string, change: (jar: CookieJar) => void | Promise<void>];
  it.each<Case>([
    ['a readable half without its companion', (jar) => jar.set('StaffAuthKey', undefined)],
    ['a companion without the readable half', (jar) => jar.set('StaffAuthToken', undefined)],
    [
      'another one’s companion',
      async (jar) => jar.set('StaffAuthKey', (await staff.signIn('ben@example.com')).jar.get('StaffAuthKey')),
    ],
    ['a changed token', (jar) => jar.set('StaffAuthToken', `${jar.get('StaffAuthToken')}A`)],
    [
      'a token with no signature',
      (jar) =>
        jar.set('StaffAuthToken', `${btoa('{"alg":"none"}')}.${(jar.get('StaffAuthToken') ?? '').split('.')[1]}.`),
    ],
    ['a token as long as a book', (jar) => jar.set('StaffAuthToken', 'x'.repeat(5000))],
    ['a token of the shop’s other kinds', (jar) => jar.set('StaffAuthToken', jar.get('PreviewToken'))],
    [
      'an expired one',
      () => {
        at = new Date(at.getTime() + 9 * hour);
      },
    ],
  ])('%s', async (_, change) => {
    const { jar } = await staff.signIn('anna@example.com');
    await staff.preview(jar, { previewDateTime: friday });
    await change(jar);
    const before = at;
    expect(bodyOf(await checkauth(jar))).toEqual(unauthorized);
    at = before;
  });

  it.each<readonly [what: string, claims: object, foreign: boolean, isTaken: boolean]>([
    ['a true one with its companion', {}, false, true],
    ['one signed by somebody else', {}, true, false],
    ['one of another companion', { key: 'x' }, false, false],
  ])('of the house’s own staff system: %s', async (_, claims, foreign, isTaken) => {
    const token = await cobra.token(claims, foreign);
    const headers = {
      host: deHost,
      'sec-fetch-site': 'same-origin',
      cookie: `CobraAuthToken=${token}; CobraAuthKey=companion`,
    };
    const url = '/service/preview/api/auth/checkauth';
    expect((await cobra.shop.app.inject({ url, headers })).statusCode).toBe(isTaken ? 200 : 401);
    // Without its key set the same token is never valid.
    expect((await whole.shop.app.inject({ url, headers })).statusCode).toBe(401);
    const alone = { ...headers, cookie: `CobraAuthToken=${token}` };
    expect((await cobra.shop.app.inject({ url, headers: alone })).statusCode).toBe(401);
  });
});

describe('a shared preview link', () => {
  const linkOf = async () => {
    const { jar } = await staff.signIn('anna@example.com');
    const { link } = (await staff.preview(jar, { previewDateTime: friday, test: 'AdventBanner', group: 'B' })).json<{
      link: string;
    }>();
    return link.replace(/^https?:\/\/[^/]+/, '');
  };

  const moment = async (jar: CookieJar) => (await checkauth(jar)).json<{ dateTime: string }>().dateTime;
  const press = (jar: CookieJar, link: string, to: string, origin?: string) =>
    staff.post(
      jar,
      '/service/preview/open',
      { token: new URL(link, 'http://x').searchParams.get('token') ?? '', to },
      origin,
    );

  it('[PREV-7] opens for other members of staff by a button, and leads on within the shop alone', async () => {
    const link = await linkOf();
    const { jar } = await staff.signIn('ben@example.com');
    const page = await staff.ask(jar, `${link}&to=%2Fkaffee-c1000.html`);
    expect([page.statusCode, page.cookies, page.headers['cache-control']]).toEqual([200, [], 'no-store']);
    expect(page.body).toContain('2026-03-06 08:00');
    expect(page.body).toContain('name="to" value="/kaffee-c1000.html"');
    expect(await moment(jar)).toBe('');
    const answer = await press(jar, link, '/kaffee-c1000.html');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kaffee-c1000.html']);
    expect(await moment(jar)).toBe(friday);
    expect((await press(jar, link, '//evil.example')).headers.location).toBe('/');
  });

  it.each([
    ['no page', undefined],
    ['a page of others', 'https://other.example/service/staff/timeline'],
    ['the shop of another country', 'http://at.localhost:3000/'],
    ['a page of the shop', `http://${deHost}/kaffee-c1000.html`],
    ['the sign-in, which a link of others may have led to', `http://${deHost}/service/staff/signin?back=%2F`],
    ['no address', 'service/staff/timeline'],
  ])('[SAFE-1, PREV-7] sets nothing by itself where it was followed from %s', async (_, referer) => {
    const link = await linkOf();
    const { jar } = await staff.signIn('ben@example.com');
    const page = await staff.ask(jar, link, { 'sec-fetch-site': 'cross-site', ...(referer ? { referer } : {}) });
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await moment(jar)).toBe('');
    expect((await press(jar, link, '/', 'https://other.example')).statusCode).toBe(403);
    expect(await moment(jar)).toBe('');
  });

  it.each(['timeline?day=2026-03-06', 'desk/calendar?lang=en'])('[DESK-1] opens at once from staff/%s', async (own) => {
    const link = await linkOf();
    const { jar } = await staff.signIn('ben@example.com');
    const answer = await staff.ask(jar, `${link}&to=%2Fx`, { referer: `http://${deHost}/service/staff/${own}` });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/x']);
    expect(await moment(jar)).toBe(friday);
  });

  it('asks a stranger to sign in first, and comes back', async () => {
    const link = await linkOf();
    const answer = await whole.shop.app.inject({ url: link, headers: { host: deHost } });
    expect(answer.headers.location).toBe(`/service/staff/signin?back=${encodeURIComponent(link)}`);
    expect(answer.cookies).toEqual([]);
    const page = await staff.ask((await staff.signIn('nobody@example.com')).jar, answer.headers.location ?? '');
    expect(page.body).toContain(`name="back" value="${link}"`);
  });

  it('is over after a day, and cannot be made up', async () => {
    const link = await linkOf();
    at = new Date(at.getTime() + 24 * hour + 1000);
    const { jar } = await staff.signIn('ben@example.com');
    for (const wrong of [link, `${link}x`, '/service/preview/open', '/service/preview/open?token=x'])
      expect((await staff.ask(jar, wrong)).statusCode).toBe(410);
    expect((await press(jar, link, '/')).statusCode).toBe(410);
    expect(await moment(jar)).toBe('');
  });
});

describe('the time line', () => {
  it('sends strangers to sign in', async () => {
    const answer = await whole.shop.app.inject({
      url: '/service/staff/timeline?day=2026-03-06',
      headers: { host: deHost },
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    expect(answer.headers.location).toContain('/service/staff/signin?back=');
  });

  it('shows what is planned, on nine sites, with links that open the preview at that moment', async () => {
    const { jar } = await staff.signIn('ben@example.com');
    const page = await staff.ask(jar, '/service/staff/timeline?day=2026-03-03&lang=de');
    expect(page.statusCode).toBe(200);
    for (const words of ['Adventswochen', 'AdventBanner (A, B)', 'Deutschland', 'Türkiye', 'Aktion · top_banner'])
      expect(page.body).toContain(words);
    const [link = ''] =
      /\/service\/preview\/open\?token=[\w.-]+/.exec(page.body.slice(page.body.indexOf('Adventswochen'))) ?? [];
    await staff.ask(jar, link, { referer: `http://${deHost}/service/staff/timeline` });
    expect((await checkauth(jar)).json<{ dateTime: string }>().dateTime).toMatch(/^2026-03-0[23]T/);
  });
});
