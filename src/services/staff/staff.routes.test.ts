import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import {
  staffKeyCookie,
  staffLongestSeconds,
  staffOidcCallbackPath,
  staffOidcPath,
  staffSignInFormPath,
  staffTokenLifeSeconds,
} from '../../contracts/staff/staff.contract.ts';
import { staffTokenCookie } from '../../contracts/staff/staff-cookies.contract.ts';
import type { StaffRow } from './staff.repository.ts';
import { staffRoutes, type StaffRouteParts } from './staff.routes.ts';
import { createStaff } from './staff.service.ts';
import { createStaffTokens } from './staff-token.service.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const anna: StaffRow = {
  name: 'anna@example.com',
  password_hash: 'hash of a long password',
  created_at: new Date(start - 1000),
  signed_out_at: null,
  role: null,
};

/** Members of staff in memory. */
const openStaff = (rows: readonly StaffRow[] = [anna]) => {
  const calls: unknown[] = [];
  const state = { isFull: false };
  const staff = createStaff({
    // Trusted: it has what the service asks for.
    repository: {
      read: async (name: string) => rows.find((row) => row.name === name),
      put: async (...values: unknown[]) => calls.push(['put', ...values]),
      putRole: async (...values: unknown[]) => calls.push(['putRole', ...values]) > 0,
      remove: async (...values: unknown[]) => calls.push(['remove', ...values]) > 0,
      signOut: async (...values: unknown[]) => calls.push(['signOut', ...values]),
    } as never,
    passwords: {
      hash: (password) => (state.isFull ? undefined : Promise.resolve(`hash of ${password}`)),
      matches: (password, hash) => {
        calls.push(['matches', hash]);
        return Promise.resolve(`hash of ${password}` === hash);
      },
    },
    now: () => new Date(start),
  });
  return { staff, calls, state };
};

describe('the list of staff', () => {
  it('takes a name and a password of twelve characters', async () => {
    const { staff, calls, state } = openStaff();
    expect(await staff.add(' Bert@Example.com ', 'x'.repeat(12))).toEqual({ ok: true, name: 'bert@example.com' });
    expect(calls).toEqual([['put', 'bert@example.com', `hash of ${'x'.repeat(12)}`, new Date(start)]]);
    expect(await staff.add('--help', 'x'.repeat(12))).toEqual({ ok: false, code: 'NAME' });
    expect(await staff.add('bert', 'x'.repeat(11))).toEqual({ ok: false, code: 'PASSWORD' });
    state.isFull = true;
    expect(await staff.add('bert', 'x'.repeat(12))).toEqual({ ok: false, code: 'BUSY' });
    expect(calls).toHaveLength(1);
  });

  it('finds a member by any spelling of the name, and asks nothing for a wrong one', async () => {
    const { staff, calls } = openStaff();
    expect(await Promise.all([staff.remove('ANNA@example.com'), staff.remove('a b')])).toEqual([true, false]);
    expect(await Promise.all([staff.giveRole('Anna@example.com', 'editor'), staff.giveRole('a b', 'editor')])).toEqual([
      true,
      false,
    ]);
    await staff.giveRole('anna@example.com', undefined);
    expect(calls).toEqual([
      ['remove', 'anna@example.com'],
      ['putRole', 'anna@example.com', 'editor'],
      ['putRole', 'anna@example.com', null],
    ]);
    expect(await Promise.all([staff.listed('ANNA@example.com'), staff.listed('bert'), staff.listed('a b')])).toEqual([
      { name: 'anna@example.com' },
      undefined,
      undefined,
    ]);
  });

  it('[SAFE-8] lets in by the right password alone, and checks one for an unknown name, too', async () => {
    const { staff, calls } = openStaff();
    expect(await staff.signIn('Anna@example.com', 'a long password')).toEqual({ name: 'anna@example.com' });
    for (const [name, password] of [
      ['anna@example.com', 'wrong'],
      ['bert', 'a long password'],
      ['a b', 'undefined'],
    ] as const)
      expect(await staff.signIn(name, password)).toBeUndefined();
    expect(calls).toEqual([
      ['matches', anna.password_hash],
      ['matches', anna.password_hash],
      ['matches', undefined],
      ['matches', undefined],
    ]);
    await staff.signOut('anna@example.com');
    expect(calls.at(-1)).toEqual(['signOut', 'anna@example.com', new Date(start)]);
  });
});

describe('a token of staff', () => {
  const open = (over: Partial<StaffRow> = {}, isListed = true) => {
    const state = { nowMs: start, row: isListed ? { ...anna, ...over } : undefined };
    const tokens = createStaffTokens({
      secrets: ['a secret of the tests, as long as it must be'],
      repository: { read: async () => state.row },
      isSecure: (site) => site !== 'AT',
      now: () => new Date(state.nowMs),
    });
    const requestOf = (cookies: readonly string[]) => ({
      headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    });
    return { tokens, state, requestOf };
  };

  it('has two halves, of which scripts read one, and ends after its time', async () => {
    const { tokens, state, requestOf } = open();
    const [token = '', companion = ''] = await tokens.issue('anna@example.com', 'DE', 'editor');
    const kept = `; Max-Age=${staffTokenLifeSeconds}; Path=/; SameSite=Lax; Secure`;
    expect([token.startsWith(`${staffTokenCookie}=`), token.endsWith(kept)]).toEqual([true, true]);
    expect([companion.startsWith(`${staffKeyCookie.secure}=`), companion.endsWith(`${kept}; HttpOnly`)]).toEqual([
      true,
      true,
    ]);
    const both = requestOf([token, companion]);
    expect(await tokens.known(both, 'DE')).toEqual({ name: 'anna@example.com', role: 'editor' });
    expect(await tokens.known(requestOf([token]), 'DE')).toBeUndefined();
    expect(await tokens.known(requestOf([companion]), 'DE')).toBeUndefined();
    const [, other = ''] = await tokens.issue('anna@example.com', 'DE');
    expect(await tokens.known(requestOf([token, other]), 'DE')).toBeUndefined();
    expect(await tokens.known({ headers: {} }, 'DE')).toBeUndefined();
    expect(
      await tokens.known(requestOf([`${token.split(';')[0]}${'x'.repeat(4096)}`, companion]), 'DE'),
    ).toBeUndefined();
    state.nowMs += staffTokenLifeSeconds * 1000;
    expect(await tokens.known(both, 'DE')).toBeUndefined();
  });

  it('[SAFE-8] ends with a sign-out anywhere, a new password and a removal, and not before', async () => {
    const { tokens, state, requestOf } = open();
    const both = requestOf(await tokens.issue('anna@example.com', 'AT'));
    const knows = async (row: Partial<StaffRow>) => {
      state.row = { ...anna, ...row };
      return (await tokens.known(both, 'AT')) !== undefined;
    };
    expect(await knows({ signed_out_at: new Date(start - 1) })).toBe(true);
    expect(await knows({ signed_out_at: new Date(start) })).toBe(false);
    expect(await knows({ created_at: new Date(start) })).toBe(true);
    expect(await knows({ created_at: new Date(start + 1) })).toBe(false);
    state.row = undefined;
    expect(await tokens.known(both, 'AT')).toBeUndefined();
  });

  it('has the role of the list, unless the provider gave one', async () => {
    const { tokens, requestOf } = open({ role: 'publisher' });
    const role = async (given?: 'reader') =>
      (await tokens.known(requestOf(await tokens.issue('anna@example.com', 'DE', given)), 'DE'))?.role;
    expect([await role(), await role('reader')]).toEqual(['publisher', 'reader']);
  });

  it('[PREV-3] is renewed with its role, but never beyond the longest time since the sign-in', async () => {
    const { tokens, state, requestOf } = open();
    let cookies = await tokens.issue('anna@example.com', 'DE', 'reader');
    const lives: number[] = [];
    for (;;) {
      state.nowMs += (staffTokenLifeSeconds - 1) * 1000;
      const renewed = await tokens.renew(requestOf(cookies), 'DE');
      if (!renewed) break;
      cookies = renewed;
      lives.push(Number(/Max-Age=(\d+)/.exec(cookies[0] ?? '')?.[1]));
      expect(await tokens.known(requestOf(cookies), 'DE')).toMatchObject({ role: 'reader' });
    }
    expect(lives[0]).toBe(staffTokenLifeSeconds);
    expect(lives.at(-1)).toBeLessThan(staffTokenLifeSeconds);
    expect((state.nowMs - start) / 1000).toBeGreaterThanOrEqual(staffLongestSeconds);
    expect(await tokens.renew({ headers: {} }, 'DE')).toBeUndefined();
  });

  it('is deleted in all its halves', () => {
    const { tokens } = open();
    expect(tokens.clear('DE')).toHaveLength(4);
    for (const cookie of tokens.clear('DE'))
      expect(cookie).toMatch(/^[\w-]+=; Max-Age=0; Path=\/; SameSite=Lax; Secure$/);
    for (const cookie of tokens.clear('AT')) expect(cookie).toMatch(/^[\w-]+=; Max-Age=0; Path=\/; SameSite=Lax$/);
  });
});

describe('the sign-in of staff', () => {
  const apps: FastifyInstance[] = [];
  afterAll(() => Promise.all(apps.map((app) => app.close())));
  const open = (oidc?: Partial<StaffRouteParts['oidc']>, seconds = 0) => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } } });
    apps.push(app);
    const calls: unknown[] = [];
    staffRoutes(app, {
      staff: openStaff().staff,
      tokens: {
        known: async () => undefined,
        issue: async (...values) => {
          calls.push(['issue', ...values]);
          return ['token=1'];
        },
        renew: async () => undefined,
        clear: () => [],
      },
      siteOf: () => 'DE',
      originOf: () => 'https://de.shop',
      attempts: {
        take: async (...values) => {
          calls.push(['take', ...values]);
          return seconds;
        },
        succeeded: async (...values) => void calls.push(['succeeded', ...values]),
      },
      devices: {
        idOf: async (_request, _site, name) => (name === 'anna@example.com' ? 'd1' : undefined),
        issue: async () => 'device=1',
      },
      // Trusted: the routes ask for nothing else.
      ...(oidc ? { oidc: oidc as NonNullable<StaffRouteParts['oidc']> } : {}),
    });
    const signIn = (payload: object) => app.inject({ method: 'POST', url: staffSignInFormPath, payload });
    /** what the log says of sign-ins */
    const said = () =>
      lines
        .map((line) => JSON.parse(line) as { msg: string; staff?: string; ok?: boolean; err?: object })
        .filter(({ staff, err }) => staff !== undefined || err !== undefined)
        .map(({ msg, staff, ok }) => [msg, staff, ok]);
    return { app, calls, signIn, said, lines };
  };
  const right = { name: 'Anna@example.com', password: 'a long password' };
  const attempt = { account: 'anna@example.com', address: '127.0.0.1', device: 'd1' };

  it('by the right password sets the cookies and leads back, within the shop', async () => {
    const { signIn, calls } = open();
    const answer = await signIn({ ...right, back: '/c/x' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/c/x']);
    expect(answer.headers['set-cookie']).toEqual(['token=1', 'device=1']);
    expect(calls).toEqual([
      ['take', 'staff', attempt],
      ['succeeded', 'staff', attempt],
      ['issue', 'anna@example.com', 'DE', undefined],
    ]);
    expect((await signIn({ ...right, back: '//evil.example' })).headers.location).toBe('/service/staff/timeline');
  });

  it('says that it was wrong, or too often, and keeps the way back', async () => {
    const { signIn, calls } = open();
    const wrong = await signIn({ name: 'a b', password: 'x', back: '/c/x?a=b' });
    expect(wrong.headers.location).toBe('/service/staff/signin?problem=wrong&back=%2Fc%2Fx%3Fa%3Db');
    expect(calls).toEqual([['take', 'staff', { account: '', address: '127.0.0.1' }]]);
    const often = open(undefined, 9);
    expect((await often.signIn(right)).headers.location).toBe('/service/staff/signin?problem=often');
    expect(often.calls).toHaveLength(1);
  });

  it('is logged with a hash in the place of the name, the same for each spelling', async () => {
    const { signIn, said, lines } = open();
    await signIn(right);
    await signIn({ ...right, name: 'ANNA@example.com', password: 'wrong' });
    await signIn({ name: 'a b', password: 'x' });
    const [, trace] = said()[0] ?? [];
    expect(trace).toMatch(/^[0-9a-f]{12}$/);
    expect(said()).toEqual([
      ['staff sign-in', trace, true],
      ['staff sign-in', trace, false],
      ['staff sign-in', expect.not.stringMatching(String(trace)), false],
    ]);
    const often = open(undefined, 9);
    await often.signIn(right);
    expect(often.said()).toEqual([['too many wrong passwords for a member of staff', trace, undefined]]);
    expect([...lines, ...often.lines].join('')).not.toMatch(/anna|a long password/i);
    const begin = () => Promise.reject(new Error('no'));
    const failed = open({ begin, end: begin });
    await failed.app.inject(staffOidcPath);
    await failed.app.inject(staffOidcCallbackPath);
    const by = async (name: string) => {
      const { app, said: words } = open({ end: async () => ({ name, back: '/c/x', role: undefined }) as never });
      await app.inject(staffOidcCallbackPath);
      return words();
    };
    expect([...failed.said(), ...(await by('anna@example.com')), ...(await by('bert'))]).toEqual([
      ['the staff sign-in provider does not respond', undefined, undefined],
      ['a sign-in by the provider failed', undefined, undefined],
      ['staff sign-in by the provider', trace, true],
      ['staff sign-in by the provider', expect.any(String), false],
    ]);
  });

  it('has no way by a provider where none is configured', async () => {
    expect((await open().app.inject(staffOidcPath)).statusCode).toBe(404);
  });

  it('by the provider begins there, with the way back', async () => {
    const begun: unknown[] = [];
    const { app } = open({
      begin: async (...values) => {
        begun.push(values);
        return { url: 'https://provider.example/auth', setCookie: 'state=1' };
      },
    });
    const answer = await app.inject(`${staffOidcPath}?back=/c/x`);
    expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
      302,
      'https://provider.example/auth',
      'state=1',
    ]);
    await app.inject(`${staffOidcPath}?back=//evil.example`);
    expect(begun).toEqual([
      [`https://de.shop${staffOidcCallbackPath}`, '/c/x', undefined],
      [`https://de.shop${staffOidcCallbackPath}`, '/service/staff/timeline', undefined],
    ]);
  });

  it('says whether the provider is silent or refuses', async () => {
    const by = async (fault: Error, path: string) => {
      const fail = () => Promise.reject(fault);
      return (await open({ begin: fail, end: fail }).app.inject(path)).headers.location;
    };
    const silent = new TypeError('fetch failed');
    const back = '&back=%2Fservice%2Fstaff%2Ftimeline';
    expect(await by(silent, staffOidcPath)).toBe(`/service/staff/signin?problem=silent${back}`);
    expect(await by(new Error('no'), staffOidcPath)).toBe(`/service/staff/signin?problem=oidc${back}`);
    expect(await by(silent, staffOidcCallbackPath)).toBe('/service/staff/signin?problem=silent');
    expect(await by(new Error('no'), `${staffOidcCallbackPath}?code=1`)).toBe('/service/staff/signin?problem=oidc');
  });

  it('[SAFE-8] by the provider lets in whom the list names, with a role that is not refused', async () => {
    const ended: unknown[] = [];
    const by = (name: string, role: 'editor' | null | undefined) =>
      open({
        end: async (...values) => {
          ended.push(values);
          return { name, back: '/c/x', role } as never;
        },
      });
    const anna = by('anna@example.com', 'editor');
    const answer = await anna.app.inject({
      url: `${staffOidcCallbackPath}?code=1&state=2`,
      headers: { cookie: 'a=b' },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/c/x']);
    expect(answer.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0'), 'token=1', 'device=1']);
    expect(anna.calls).toEqual([['issue', 'anna@example.com', 'DE', 'editor']]);
    expect(ended).toEqual([['a=b', `https://de.shop${staffOidcCallbackPath}`, 'code=1&state=2', undefined]]);
    for (const stranger of [by('bert@example.com', 'editor'), by('anna@example.com', null)]) {
      const refused = await stranger.app.inject(staffOidcCallbackPath);
      expect(refused.headers.location).toBe('/service/staff/signin?problem=unlisted&back=%2Fc%2Fx');
      expect(stranger.calls).toEqual([]);
    }
  });
});
