import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  checkauthPath,
  leavePreviewPath,
  logoutPath,
  previewTokenPath,
  renewPath,
} from '../../contracts/staff/preview.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { StaffMember } from '../../contracts/staff/staff.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { readConfig } from '../../server/config/config.ts';
import { createApp } from '../../server/http/app.ts';
import { createPreviewTokens } from './preview-token.service.ts';
import { previewRoutes } from './preview.routes.ts';

const friday = '2026-03-06T07:00:00.000Z';
const hour = 3_600_000;
const anna: StaffMember = { name: 'anna' };
const editor: StaffMember = { name: 'edi', role: 'editor' };

/** A shop whose clock, member of staff and sessions the test sets. */
const open = async ({ isSecure = false, secrets = ['secret'] } = {}) => {
  const state = {
    now: new Date('2026-03-02T12:00:00Z'),
    member: anna as StaffMember | undefined,
    renewed: ['StaffToken=new'] as readonly string[] | undefined,
    signedOut: [] as string[],
  };
  const previews = createPreviewTokens({ secrets, isSecure: () => isSecure, now: () => state.now });
  const { app } = await createApp({ config: readConfig({}), log: false });
  previewRoutes(app, {
    previews,
    staff: {
      known: async () => state.member,
      renew: async () => state.renewed,
      clear: (site: SiteCode) => [`StaffToken=; site=${site}`],
      signOut: async (name) => state.signedOut.push(name),
    },
    groupsOf: (_site, { test }) => (test && test.name !== 'hero' ? undefined : {}),
    siteOf: () => 'HU',
    originOf: (site) => `https://${site.toLowerCase()}.example`,
    isRelease: async (id) => id === 7,
    now: clockOf(() => state.now),
  });
  const cookies = new Map<string, string>();
  const call = async (url: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => {
    const answer = await app.inject({
      url,
      headers: { host: 'shop.example', ...headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const choose = (query: string) => call(`${previewTokenPath}?${query}`);
  return { state, app, call, choose, cookies, previews };
};
const settings = (dateTime: string, abTestName = '', abTestGroup = '') => ({
  status: 'SUCCESS',
  dateTime,
  abTestName,
  abTestGroup,
});

describe('[PREV-7] a member of staff', () => {
  it('without a choice has empty settings', async () => {
    const { call } = await open();
    expect((await call(checkauthPath)).json()).toEqual(settings(''));
  });

  it('keeps a choice for eight hours, on this site and for this name only', async () => {
    const { call, choose, state } = await open();
    const answer = await choose(`test=hero&group=B&previewDateTime=${friday}`);
    expect(answer.json()).toMatchObject({
      status: 'SUCCESS',
      link: expect.stringMatching(/^https:\/\/hu\.example\/service\/preview\/open\?token=/),
    });
    expect(
      answer.cookies.map(({ name, httpOnly, maxAge, path, sameSite, secure }) => [
        name,
        httpOnly,
        maxAge,
        path,
        sameSite,
        secure,
      ]),
    ).toEqual([
      ['PreviewToken', true, 28_800, '/', 'Lax', undefined],
      ['PreviewActive', undefined, 28_800, '/', 'Lax', undefined],
    ]);
    state.now = new Date(state.now.getTime() + 8 * hour - 1000);
    expect((await call(checkauthPath)).json()).toEqual(settings(friday, 'hero', 'B'));
    state.member = { name: 'bert' };
    expect((await call(checkauthPath)).json()).toEqual(settings(''));
    state.member = anna;
    state.now = new Date(state.now.getTime() + 1000);
    expect((await call(checkauthPath)).json()).toEqual(settings(''));
  });

  it('has cookies for encrypted connections where the shop has them', async () => {
    const { choose, previews } = await open({ isSecure: true });
    expect((await choose('')).cookies.map(({ secure }) => secure)).toEqual([true, true]);
    expect(previews.clear('HU')).toEqual([
      'PreviewToken=; Max-Age=0; Path=/; SameSite=Lax; Secure',
      'PreviewActive=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it.each([
    ['release=7', editor, 200],
    ['release=8', editor, 400],
    ['release=7', anna, 400],
    ['release=', anna, 200],
    ['release=07', editor, 400],
    ['test=hero', anna, 400],
    ['test=other&group=B', anna, 400],
    ['previewDateTime=2026-03-06', anna, 400],
    [`test=${'x'.repeat(61)}&group=B`, anna, 400],
  ] as const)('chooses %s as %j: %i', async (query, member, status) => {
    const { choose, state, cookies } = await open();
    state.member = member;
    expect((await choose(query)).statusCode).toBe(status);
    expect(cookies.has('PreviewToken')).toBe(status === 200);
  });

  it('[DESK-3] with a role at the desk sees the number of the release', async () => {
    const { call, choose, state } = await open();
    state.member = editor;
    expect((await call(checkauthPath)).json()).toEqual({ ...settings(''), release: '' });
    await choose(`release=7&previewDateTime=${friday}`);
    expect((await call(checkauthPath)).json()).toEqual({ ...settings(friday), release: '7' });
  });

  it('renews the session, which may be over', async () => {
    const { call, state } = await open();
    const renewed = await call(renewPath);
    expect([renewed.json(), renewed.headers['set-cookie']]).toEqual([{ status: 'SUCCESS' }, ['StaffToken=new']]);
    state.renewed = [];
    const unchanged = await call(renewPath);
    expect([unchanged.json(), unchanged.headers['set-cookie']]).toEqual([{ status: 'SUCCESS' }, undefined]);
    state.renewed = undefined;
    const over = await call(renewPath);
    expect([over.statusCode, over.json()]).toEqual([401, { status: 'UNAUTHORIZED' }]);
  });

  it('signs out of everything', async () => {
    const { call, state } = await open();
    const answer = await call(logoutPath);
    expect([answer.json(), state.signedOut]).toEqual([{ status: 'SUCCESS' }, ['anna']]);
    expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
      ['StaffToken', '', undefined],
      ['PreviewToken', '', 0],
      ['PreviewActive', '', 0],
    ]);
  });
});

describe('[PREV-2, PREV-3] a call for staff', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'x-hunter-csrf': '1' }, 200],
    [{ 'x-hunter-csrf': '1', origin: 'https://shop.example' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, 401],
    [{ 'x-hunter-csrf': '1', origin: 'null' }, 401],
    [{ 'sec-fetch-site': 'same-site', 'x-hunter-csrf': '1' }, 401],
    [{ 'sec-fetch-site': 'cross-site' }, 401],
    [{ 'sec-fetch-site': 'none', 'x-hunter-csrf': '1' }, 401],
    [{}, 401],
  ])('with %j: %i', async (headers, status) => {
    const { call } = await open();
    expect((await call(checkauthPath, headers as Record<string, string>)).statusCode).toBe(status);
  });

  it('[PREV-2] is not for others, and tells them nothing about their request', async () => {
    const { choose, state, cookies } = await open();
    state.member = undefined;
    for (const query of ['', `test=${'x'.repeat(61)}`])
      expect((await choose(query)).json()).toEqual({ status: 'UNAUTHORIZED' });
    expect(cookies.size).toBe(0);
  });
});

describe('[PREV-7] a link to a preview', () => {
  const linkOf = async (shop: Awaited<ReturnType<typeof open>>): Promise<string> =>
    new URL((await shop.choose(`test=hero&group=B&previewDateTime=${friday}`)).json<{ link: string }>().link).search;

  it('is valid for a day', async () => {
    const shop = await open();
    const link = new URLSearchParams(await linkOf(shop)).get('token') ?? '';
    shop.state.now = new Date(shop.state.now.getTime() + 24 * hour - 1000);
    expect(await shop.previews.ofLink(link)).toEqual({ at: new Date(friday), test: { name: 'hero', group: 'B' } });
    shop.state.now = new Date(shop.state.now.getTime() + 1000);
    expect(await shop.previews.ofLink(link)).toBeUndefined();
  });

  it('is not a token of a member, nor the other way round', async () => {
    const shop = await open();
    const link = new URLSearchParams(await linkOf(shop)).get('token') ?? '';
    const token = shop.cookies.get('PreviewToken') ?? '';
    const request = (cookie: string) => ({ headers: { cookie } }) as unknown as FastifyRequest;
    expect(await shop.previews.chosen(request(`PreviewToken=${token}`), 'anna')).toMatchObject({
      test: { name: 'hero' },
    });
    expect(await shop.previews.chosen(request(`PreviewToken=${link}`), 'anna')).toBeUndefined();
    expect(await shop.previews.chosen(request('other=1'), 'anna')).toBeUndefined();
    expect(await shop.previews.ofLink(token)).toBeUndefined();
    for (const wrong of ['', 'x.y.z', `${link}x`, 'x'.repeat(5000)])
      expect(await shop.previews.ofLink(wrong)).toBeUndefined();
  });

  it('[RUN-10] stays valid when the secret changes', async () => {
    const old = await open({ secrets: ['old'] });
    const link = new URLSearchParams(await linkOf(old)).get('token') ?? '';
    expect(await (await open({ secrets: ['new', 'old'] })).previews.ofLink(link)).toMatchObject({
      at: new Date(friday),
    });
    expect(await (await open({ secrets: ['new'] })).previews.ofLink(link)).toBeUndefined();
  });
});

it.each([
  ['back=%2Fcoffee%3Fpage%3D2', '/coffee?page=2'],
  ['back=%2F%2Fother.example', '/'],
  ['', '/'],
])('[PREV-7] the form of the mark with %j ends a preview and leads to %s', async (payload, path) => {
  const { app } = await open();
  const form = { method: 'POST', url: leavePreviewPath, payload } as const;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.inject({ ...form, headers: { ...type, 'sec-fetch-site': 'same-origin' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
  expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['PreviewToken', '', 0],
    ['PreviewActive', '', 0],
  ]);
  expect((await app.inject({ ...form, headers: { ...type, 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
});
