import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TokenRequest } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { readClaims } from '../../lib/token-claims.ts';
import { guestLogins } from '../../../tests/support/people/guest-logins.ts';

const secret = 'a secret of more than thirty-two signs';
const day = 86_400_000;
let at = new Date('2026-11-21T12:00:00Z');
const hosts: Readonly<Record<string, SiteCode>> = { 'de.localhost': 'DE', 'tr.localhost': 'TR' };
const tokensOf = (given: { secrets?: readonly string[]; secure?: boolean } = {}) =>
  guestLogins({
    secrets: given.secrets ?? [secret],
    siteOf: (host) => hosts[host ?? ''] ?? 'DE',
    isSecure: () => given.secure ?? false,
    now: () => at,
  }).visitors;
const tokens = tokensOf();

/** What a browser sends after the response. */
const carried = (setCookies: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    setCookies.map((cookie): [string, string] => {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    }),
  );
const from = (cookies: Record<string, string>, host = 'de.localhost', header?: string): TokenRequest => ({
  headers: { host, ...(header === undefined ? {} : { 'x-longtermtoken': header }) },
  cookies,
});
const newcomer = async (host = 'de.localhost') => carried((await tokens.welcome(from({}, host))).setCookies);

beforeEach(() => {
  at = new Date('2026-11-21T12:00:00Z');
});

describe('a new visitor', () => {
  it('[LOGIN-5] gets a token that scripts can read and a companion that they cannot', async () => {
    const { setCookies } = await tokens.welcome(from({}));
    expect(setCookies).toHaveLength(2);
    expect(setCookies[0]).toMatch(/^LongTermToken=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(setCookies[1]).toMatch(/^LongTermKey=[\w-]{32}; Max-Age=2592000; Path=\/; SameSite=Lax; HttpOnly$/);
  });

  it('gets a companion on https that no other host can set', async () => {
    const { setCookies } = await tokensOf({ secure: true }).welcome(from({}));
    expect(setCookies[0]).toMatch(/SameSite=Lax; Secure$/);
    expect(setCookies[1]).toMatch(/^__Host-LongTermKey=.*; Path=\/; SameSite=Lax; Secure; HttpOnly$/);
  });

  it('[LOGIN-5] gets a token with its times in seconds, its site and no login', async () => {
    const token = (await newcomer())['LongTermToken'] ?? '';
    const claims = decodeJwt(token);
    const now = at.getTime() / 1000;
    const times = { exp: now + 2_592_000, ren: now + 1_296_000 };
    expect(claims).toMatchObject({ ...times, site: 'DE' });
    expect(claims).not.toHaveProperty('lid');
    expect(readClaims(token)).toEqual(times);
  });

  it('gets another visitor id than the one before', async () => {
    const [one, two] = [await tokens.welcome(from({})), await tokens.welcome(from({}))];
    expect(one.visitor.visitorId).not.toBe(two.visitor.visitorId);
  });
});

describe('a visitor with a token', () => {
  it('is recognised by the cookies, and by the header with the companion', async () => {
    const cookies = await newcomer();
    const { LongTermToken, LongTermKey = '' } = cookies;
    const known = await tokens.known(from(cookies));
    expect(known?.visitorId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await tokens.known(from({ LongTermKey }, 'de.localhost', LongTermToken))).toEqual(known);
    // A script may hold a token that another tab has renewed.
    expect(await tokens.known(from(cookies, 'de.localhost', 'an.old.one'))).toEqual(known);
  });

  it('[LOGIN-5] keeps the token until its renewal time, then gets a new one and stays the same visitor', async () => {
    const cookies = await newcomer();
    const visitor = await tokens.known(from(cookies));
    at = new Date(at.getTime() + 15 * day - 1000);
    expect(await tokens.welcome(from(cookies))).toEqual({ visitor, setCookies: [] });
    at = new Date(at.getTime() + 1000);
    const renewed = await tokens.welcome(from(cookies));
    expect(renewed.visitor).toEqual(visitor);
    expect(renewed.setCookies).toHaveLength(2);
    expect(await tokens.known(from(carried(renewed.setCookies)))).toEqual(visitor);
    // Requests with the old pair are still accepted.
    expect(await tokens.known(from(cookies))).toEqual(visitor);
  });
});

describe('a visitor without a valid token', () => {
  const forged = async (change: object, key = secret) =>
    new SignJWT({ exp: at.getTime() / 1000 + 100, vid: 'x', site: 'DE', ...change })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(key));
  type Case = readonly [what: string, make: (cookies: Record<string, string>) => Promise<TokenRequest> | TokenRequest];
  const cases: readonly Case[] = [
    ['no cookie at all', () => from({})],
    ['a token without its companion', ({ LongTermToken = '' }) => from({ LongTermToken })],
    ['a companion without its token', ({ LongTermKey = '' }) => from({ LongTermKey })],
    ['a header without the companion', ({ LongTermToken }) => from({}, 'de.localhost', LongTermToken)],
    [
      'another visitor’s companion',
      async (cookies) => from({ ...cookies, LongTermKey: (await newcomer())['LongTermKey'] ?? '' }),
    ],
    ['an empty companion', (cookies) => from({ ...cookies, LongTermKey: '' })],
    ['another site’s token', (cookies) => from(cookies, 'tr.localhost')],
    ['a changed token', (cookies) => from({ ...cookies, LongTermToken: `${cookies['LongTermToken']}A` })],
    [
      'a token with another payload',
      (cookies) => {
        const [head, , signature] = (cookies['LongTermToken'] ?? '').split('.');
        return from({ ...cookies, LongTermToken: `${head}.${btoa('{"site":"DE","exp":9999999999}')}.${signature}` });
      },
    ],
    ['a token signed with the bare secret', async (cookies) => from({ ...cookies, LongTermToken: await forged({}) })],
    [
      'an unsigned token',
      (cookies) => from({ ...cookies, LongTermToken: `${btoa('{"alg":"none"}')}.${btoa('{"site":"DE"}')}.` }),
    ],
    ['no token but words', (cookies) => from({ ...cookies, LongTermToken: 'kaffee' })],
    ['a very long token', (cookies) => from({ ...cookies, LongTermToken: 'a.'.repeat(5000) })],
    [
      'an expired token',
      (cookies) => {
        at = new Date(at.getTime() + 30 * day);
        return from(cookies);
      },
    ],
  ];
  it.each(cases)('[LOGIN-7] is not recognised by %s', async (_, make) => {
    const cookies = await newcomer();
    const before = await tokens.known(from(cookies));
    const request = await make(cookies);
    expect(await tokens.known(request)).toBeUndefined();
    const welcomed = await tokens.welcome(request);
    expect(welcomed.visitor.visitorId).not.toBe(before?.visitorId);
    expect(welcomed.setCookies).toHaveLength(2);
  });

  it('is not recognised by a token of another secret', async () => {
    expect(await tokensOf({ secrets: [`another ${secret}`] }).known(from(await newcomer()))).toBeUndefined();
  });

  it('is not recognised on https by the plain companion', async () => {
    expect(await tokensOf({ secure: true }).known(from(await newcomer()))).toBeUndefined();
  });

  it('is not recognised by a token that has expired since its first check', async () => {
    const cookies = await newcomer();
    expect(await tokens.known(from(cookies))).toBeDefined();
    at = new Date(at.getTime() + 30 * day);
    expect(await tokens.known(from(cookies))).toBeUndefined();
  });

  it('[LOGIN-7] is not a visitor with a token of the previous secret, while that is configured', async () => {
    const cookies = await newcomer();
    const known = await tokens.known(from(cookies));
    const both = tokensOf({ secrets: [`another ${secret}`, secret] });
    expect(await both.known(from(cookies))).toEqual(known);
    const renewed = carried((await both.welcome(from({}))).setCookies);
    expect(await tokens.known(from(renewed))).toBeUndefined();
    expect(await tokensOf({ secrets: [`another ${secret}`] }).known(from(renewed))).toBeDefined();
  });
});
