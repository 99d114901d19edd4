import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillContent, navigationKinds } from '../../tests/support/databases/fill-content.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { cookieJar, staffOf, type CookieJar } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import type { Calendar, CalendarRow } from '../contracts/staff/calendar.contract.ts';
import { statement } from '../lib/database.ts';

/** The day before summer time begins in Berlin, and not in Istanbul. */
const start = new Date('2026-03-28T12:00:00Z');
const desk = '/service/staff/desk/api';
const at = start;
let whole: WholeShop;
let staff: ReturnType<typeof staffOf>;
let jar: CookieJar;

const ask = async (query: string, by: CookieJar = jar) => staff.ask(by, `${desk}/calendar?${query}`);
const read = async (query: string): Promise<Calendar> => (await ask(query)).json<Calendar>();
const rowsOf = async (query: string): Promise<readonly CalendarRow[]> => (await read(query)).sites[0]?.rows ?? [];
const strip = (rows: readonly CalendarRow[]) => rows.find(({ place }) => place === 'header_top');

const reduce = statement(
  '',
  `update article set price_minor = 2000, sale_minor = 777, lowest30_minor = 2000, sale_from = '2026-03-29T06:00:00Z', sale_to = '2026-03-30T06:00:00Z'
   where site = 'DE' and product_id = (select min(product_id) from product where site = 'DE')`,
);
beforeAll(async () => {
  whole = await wholeShop(() => at);
  await fillContent(whole.db, navigationKinds, { folder: join(repositoryRoot, 'content'), now: start });
  staff = staffOf(whole, () => at);
  await staff.add('anna@example.com', 'publisher');
  ({ jar } = await staff.signIn('anna@example.com'));
  await whole.db.query(reduce);
  await whole.shop.refresh();
});
afterAll(() => whole?.close());

/** A scheduled release with a strip of its own above the header. */
const schedule = async (startsAt: string, endsAt: string): Promise<number> => {
  const made = await staff.send(jar, 'POST', `${desk}/releases`, { name: 'Monday', sites: ['DE'] });
  const { id } = made.json<{ id: number }>();
  const body = {
    slot: 'header_top',
    type: 'ApiHeaderBenefitsPromotion',
    name: 'Monday strip',
    priority: 1000,
    content: { links: [{ url: '/c/service', text: 'Nur am Montag' }] },
  };
  const draft = { kind: 'promotion', site: 'DE', key: 'header_top Monday strip', body, version: 0 };
  const put = await staff.send(jar, 'PUT', `${desk}/releases/${id}/drafts`, draft);
  const act = await staff.send(jar, 'POST', `${desk}/releases/${id}/acts`, {
    act: 'schedule',
    version: 1,
    startsAt,
    endsAt,
  });
  expect([made.statusCode, put.statusCode, act.statusCode]).toEqual([201, 200, 200]);
  return id;
};

describe('[DESK-1] the calendar', () => {
  it('shows all sites with the midnights of each, also where summer time begins', async () => {
    const { sites } = await read('from=2026-03-28&days=2');
    expect(sites.map(({ site }) => site)).toEqual(['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR']);
    expect(sites.find(({ site }) => site === 'DE')?.midnights).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
    ]);
    expect(sites.find(({ site }) => site === 'TR')?.midnights.at(-1)).toBe('2026-03-29T21:00:00.000Z');
  });

  it('shows promotions by slot, themeworlds, tests and changes of prices', async () => {
    const rows = await rowsOf('site=DE&from=2026-03-28');
    expect([...new Set(rows.map(({ kind }) => kind))]).toEqual(['promotion', 'themeworld', 'test', 'price']);
    expect(rows.filter(({ kind }) => kind === 'promotion').map(({ place }) => place)).toEqual([
      'SHOP_FOOTER',
      'category_banner',
      'header_top',
      'home_phase_integration',
      'top_banner',
    ]);
    expect(rows.find(({ kind }) => kind === 'price')?.entries).toContainEqual({
      name: expect.any(String),
      path: expect.stringMatching(/^\/-p\d{9}\.html$/),
      from: '2026-03-29T06:00:00.000Z',
      to: '2026-03-30T06:00:00.000Z',
    });
  });

  it('shows what a scheduled release brings, on the clock of the site', async () => {
    const id = await schedule('2026-03-30T08:00', '2026-03-31T08:00');
    const entries = strip(await rowsOf('site=DE&from=2026-03-28'))?.entries ?? [];
    expect(entries).toContainEqual({
      name: 'Monday strip',
      key: 'header_top Monday strip',
      path: '/',
      from: '2026-03-30T06:00:00.000Z',
      to: '2026-03-31T06:00:00.000Z',
      release: { id, name: 'Monday' },
    });
    expect(strip(await rowsOf('site=DE&from=2026-04-01'))?.entries.map(({ name }) => name)).not.toContain(
      'Monday strip',
    );
  });

  it('leads from a moment to the shop as of then, with the drafts of a release', async () => {
    const query = new URLSearchParams({ site: 'DE', at: '2026-03-30T06:01:00.000Z', to: '/c/service' });
    const link = (await staff.ask(jar, `${desk}/preview?${query}`)).headers.location ?? '';
    expect(link).toMatch(/^http:\/\/de\.localhost:3000\/service\/preview\/open\?token=.+&to=%2Fc%2Fservice$/);
    const referer = `http://de.localhost:3000${desk}/calendar`;
    const opened = await staff.ask(jar, link.replace('http://de.localhost:3000', ''), { referer });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/c/service']);
    await whole.shop.refresh();
    expect((await staff.ask(jar, '/')).body).toContain('Nur am Montag');
    expect((await staff.ask(cookieJar(), '/')).body).not.toContain('Nur am Montag');
  });

  it.each([
    ['no day', 'site=DE'],
    ['a day that there is not', 'site=DE&from=2026-02-30'],
    ['a day in words', 'site=DE&from=today'],
    ['a site that there is not', 'site=XX&from=2026-03-28'],
    ['no days', 'site=DE&from=2026-03-28&days=0'],
    ['too many days', 'site=DE&from=2026-03-28&days=43'],
    ['days in words', 'site=DE&from=2026-03-28&days=two'],
    ['a field that there is not', 'site=DE&from=2026-03-28&kind=price'],
  ])('refuses %s', async (_, query) => expect((await ask(query)).statusCode).toBe(400));

  it.each([
    ['a moment that there is not', 'site=DE&at=2026-02-30T08:00:00.000Z'],
    ['a moment without a zone', 'site=DE&at=2026-03-30T08:00'],
    ['no site', 'at=2026-03-30T06:01:00.000Z'],
    ['an address elsewhere', 'site=DE&to=//evil.example'],
    ['an address with a backslash', 'site=DE&to=/%5Cevil.example'],
    ['a release of words', 'site=DE&release=one'],
  ])('opens no preview for %s', async (_, query) => {
    expect((await staff.ask(jar, `${desk}/preview?${query}`)).statusCode).toBe(400);
  });

  it('[DESK-4] is for staff with a role, and its links lead all others to the sign-in', async () => {
    await staff.add('cora@example.com');
    const { jar: cora } = await staff.signIn('cora@example.com');
    expect((await ask('from=2026-03-28', cora)).statusCode).toBe(403);
    expect((await ask('from=2026-03-28', cookieJar())).statusCode).toBe(401);
    const link = await staff.ask(cookieJar(), `${desk}/preview?site=DE`);
    expect(link.headers.location).toMatch(/^\/service\/staff\/signin\?back=/);
  });
});
