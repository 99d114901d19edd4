import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillContent, navigationKinds } from '../../tests/support/databases/fill-content.ts';
import { shortOrWhole } from '../../tests/support/browser/whole-form.ts';
import { addressOf, served } from '../../tests/support/people/addresses.ts';
import { cookieJar, staffOf, type CookieJar } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { deskKinds, type DeskKind } from '../contracts/staff/desk-items.contract.ts';
import type { Draft, HistoryEntry } from '../contracts/staff/desk.contract.ts';
import { statement } from '../lib/database.ts';
import { clockOf } from '../lib/time/moment.ts';
import { draftWords, itemsOfKinds } from '../services/desk/desk.fixtures.ts';

const start = new Date('2026-03-02T12:00:00Z');
const then = '2026-03-06T07:00:00.000Z';
const api = '/service/staff/desk/api';
let at = start;
let whole: WholeShop;
let staff: ReturnType<typeof staffOf>;
let [anna, rita]: readonly CookieJar[] = [];
let release = 0;

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object, by = anna) =>
  staff.send(by ?? cookieJar(), method, `${api}/${path}`, body);
const put = (id: number, kind: DeskKind, version = 0, body: unknown = itemsOfKinds[kind].body, by = anna) =>
  send('PUT', `releases/${id}/drafts`, { kind, site: 'DE', key: itemsOfKinds[kind].key, body, version }, by);
const make = async (): Promise<number> => {
  const answer = await send('POST', 'releases', { name: 'Every kind', sites: ['DE'] });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
};
const act = async (id: number, name: string): Promise<void> => {
  const opened = await staff.ask(anna ?? cookieJar(), `${api}/releases/${id}`);
  const { version } = opened.json<{ release: { version: number } }>().release;
  const answer = await send('POST', `releases/${id}/acts`, { act: name, version });
  expect([name, answer.statusCode, answer.body]).toEqual([name, 200, answer.body]);
  await whole.shop.refresh();
};

const secret = /nurimentwurf/i;
const says = (body: string): boolean => secret.test(body) || body.includes(draftWords);
const redirects = '/service/searchfrontend/api/redirects';
const worlds = '/service/themeworld-frontend/api/themeworlds/navigation';
const entries = '/service/header-backend/api/show';
/** How a visitor would notice the item of each kind. */
const shown: Readonly<Record<DeskKind, (jar: CookieJar) => Promise<boolean>>> = {
  promotion: async (jar) => (await staff.ask(jar, '/')).body.includes(draftWords),
  themeworld: async (jar) => says((await staff.ask(jar, worlds)).body),
  navigation: async (jar) => says((await staff.ask(jar, entries)).body),
  search: async (jar) => says((await staff.ask(jar, redirects)).body),
  voucher: async () => (await whole.shop.vouchers.find('DE', 'nurimentwurf')) !== undefined,
};
const shownTo = async (jar: CookieJar) => {
  const found: DeskKind[] = [];
  for (const kind of deskKinds) if (await shown[kind](jar)) found.push(kind);
  return found;
};

/** A promotion of the release above the other one, for group B of a test that runs now and at the moment of the preview. */
const wordsOfB = `${draftWords} der Gruppe B`;
const { promotion: draftOfStrip } = itemsOfKinds;
const draftOfB = {
  ...draftOfStrip.body,
  name: 'Draft of B',
  from: '2026-03-01T00:00',
  test: { name: 'AdventBanner', group: 'B' },
  content: { links: [{ url: '/c/service', text: wordsOfB }] },
};
const runNow = statement('', "update ab_test set valid_from = '2026-03-01T00:00:00Z' where name = 'AdventBanner'");

/** Who asks in between: with and without a group, a robot, and someone who has invented a preview. */
const shoppers = [
  { cookie: '' },
  { cookie: 'AbTests=AdventBanner.B' },
  { cookie: 'AbTests=AdventBanner.A' },
  { cookie: '', 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  { cookie: 'PreviewActive=1; PreviewToken=eyJhbGciOiJub25lIn0.e30.' },
] as const;

/** Uses the voucher of the draft for an order, as the checkout does. */
const useVoucher = (orderId: string): Promise<boolean> =>
  whole.db.transaction(async (tx) => {
    const total = { amountMinor: 5000, currency: 'EUR' as const };
    const use = { site: 'DE' as const, code: 'NURIMENTWURF', total, orderId, at: clockOf(() => at)() };
    return (await whole.shop.vouchers.use(tx, use)).ok;
  });

beforeAll(async () => {
  whole = await wholeShop(() => at);
  await fillContent(whole.db, navigationKinds, { folder: join(repositoryRoot, 'content'), now: start });
  await whole.db.query(runNow);
  await whole.shop.refresh();
  staff = staffOf(whole, () => at);
  await staff.add('anna@example.com', 'publisher');
  await staff.add('rita@example.com', 'reader');
  ({ jar: anna } = await staff.signIn('anna@example.com'));
  ({ jar: rita } = await staff.signIn('rita@example.com'));
  release = await make();
  for (const kind of deskKinds) {
    const { statusCode, body } = await put(release, kind);
    if (statusCode !== 200 || !body.includes('"faults":[]')) throw new Error(`${kind}: ${body}`);
  }
  const forB = { kind: 'promotion', site: 'DE', key: 'header_top Draft of B', body: draftOfB, version: 0 };
  const { statusCode, body } = await send('PUT', `releases/${release}/drafts`, forB);
  if (statusCode !== 200 || !body.includes('"faults":[]')) throw new Error(body);
  await whole.shop.refresh();
  // The second person looks at the same moment, group and release.
  const chosen = { previewDateTime: then, test: 'AdventBanner', group: 'B' };
  for (const jar of [anna, rita]) await staff.preview(jar ?? cookieJar(), { ...chosen, release: String(release) });
}, 90_000);
afterAll(() => whole?.close());

describe('[DESK-3] a draft of each kind', () => {
  it('is seen by both people who preview its release, where the kind has a page', async () => {
    for (const jar of [anna, rita])
      expect(await shownTo(jar ?? cookieJar())).toEqual(['promotion', 'themeworld', 'navigation']);
  });

  it('is seen of group B in the preview of release and group B alone', async () => {
    const sees = async (jar: CookieJar) => (await staff.ask(jar, '/')).body.includes(wordsOfB);
    for (const jar of [anna, rita]) expect(await sees(jar ?? cookieJar())).toBe(true);
    const { jar: other } = await staff.signIn('rita@example.com');
    await staff.preview(other, { previewDateTime: then, test: 'AdventBanner', group: 'A', release: String(release) });
    expect([await sees(other), says((await staff.ask(other, '/')).body)]).toEqual([false, true]);
    await staff.preview(other, { previewDateTime: then, test: 'AdventBanner', group: 'B' });
    expect(says((await staff.ask(other, '/')).body)).toBe(false);
  });

  it('[NAV-3] is cropped around its own focus point', async () => {
    const { body } = await staff.ask(anna ?? cookieJar(), worlds);
    expect(body).toContain('"focusPoint":{"x":0.2,"y":0.9}');
  });

  it('[DESK-4] is seen by no shopper, in many mixed requests beside those of a preview', async () => {
    const paths = [...new Set(served(whole.shop.routes, 'GET').map(({ url }) => addressOf(url)))]
      .filter((url) => !url.startsWith('/service/staff') && !url.startsWith('/service/preview') && url !== '/gallery')
      .concat(entries, worlds, redirects);
    const requests = shortOrWhole(400, 10_000);
    const leaks: string[] = [];
    let previews = 0;
    for (let turn = 0; turn < requests; turn += 1) {
      const url = paths[(turn * 7) % paths.length] ?? '/';
      // Each tenth one is a preview in between, which could leave its answer in a cache.
      if (turn % 10 === 0) previews += says((await staff.ask(rita ?? cookieJar(), url)).body) ? 1 : 0;
      const { cookie, ...headers } = shoppers[turn % shoppers.length] ?? shoppers[0];
      const answer = await staff.ask(cookieJar(), url, { ...headers, ...(cookie === '' ? {} : { cookie }) });
      if (says(answer.body)) leaks.push(url);
    }
    expect(leaks).toEqual([]);
    expect(previews).toBeGreaterThan(10);
    expect(await shownTo(cookieJar())).toEqual([]);
  });

  it('is shown to all visitors while its release is live, and to none when it is taken back', async () => {
    const id = await make();
    for (const kind of deskKinds) expect((await put(id, kind)).statusCode).toBe(200);
    await act(id, 'publish');
    expect(await shownTo(cookieJar())).toEqual([...deskKinds]);
    expect([await useVoucher('1'), await useVoucher('2')]).toEqual([true, true]);
    at = new Date('2026-03-02T13:00:00Z');
    await act(id, 'takeBack');
    expect(await shownTo(cookieJar())).toEqual([]);
    expect(await useVoucher('3')).toBe(false);
  });
});

describe.each(deskKinds)('[DESK-4] the kind %s', (kind) => {
  it('tells the second person what the first one wrote, and overwrites nothing', async () => {
    const answer = await put(release, kind, 0, null);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ current: Draft }>().current).toMatchObject({ version: 1, body: itemsOfKinds[kind].body });
  });

  it('is written by no reader', async () =>
    expect((await put(release, kind, 1, itemsOfKinds[kind].body, rita)).statusCode).toBe(403));

  it('has a history whose state before can be restored', async () => {
    const [id, later] = [await make(), await make()];
    await put(id, kind);
    await put(id, kind, 1, null);
    const { entries: found } = (await staff.ask(anna ?? cookieJar(), `${api}/history?release=${id}`)).json<{
      entries: readonly HistoryEntry[];
    }>();
    expect(found.map(({ act: what, who }) => `${what} ${who}`)).toEqual([
      'draft anna@example.com',
      'draft anna@example.com',
      'made anna@example.com',
    ]);
    const restored = await send('POST', `history/${found[0]?.id}/restore`, { release: later, version: 0 });
    expect([restored.statusCode, restored.json<Draft>().body]).toEqual([200, itemsOfKinds[kind].body]);
  });

  it('[DESK-6] names the field that is wrong, and stores nothing of it', async () => {
    const id = await make();
    const answer = await put(id, kind, 0, { ...itemsOfKinds[kind].body, html: '<b>x</b>' });
    const { error, faults } = answer.json<{ error: string; faults: readonly { field: string }[] }>();
    expect([answer.statusCode, error, faults.map(({ field }) => field)]).toEqual([400, 'INVALID', ['html']]);
    for (const other of deskKinds.filter((one) => one !== kind))
      expect((await put(id, kind, 0, itemsOfKinds[other].body)).statusCode).toBe(400);
    const opened = await staff.ask(anna ?? cookieJar(), `${api}/releases/${id}`);
    expect(opened.json<{ drafts: readonly object[] }>().drafts).toEqual([]);
  });
});

it('[DESK-2] draws a themeworld and a navigation as the shop does, without scripts', async () => {
  for (const kind of ['themeworld', 'navigation'] as const) {
    const answer = await send('POST', 'drawn', { kind, site: 'DE', item: itemsOfKinds[kind].body });
    expect([kind, answer.statusCode, says(answer.body), answer.body.includes('<script')]).toEqual([
      kind,
      200,
      true,
      false,
    ]);
  }
  const choices = (await staff.ask(anna ?? cookieJar(), `${api}/choices?site=DE`)).json<{
    categories: readonly { category: number }[];
    pictures: readonly { name: string; focus: object }[];
  }>();
  expect(choices.categories.map(({ category }) => category)).toContain(1000);
  expect(choices.pictures.find(({ name }) => name === '101110001-with')).toEqual({
    name: '101110001-with',
    url: '/pictures/original/320/101110001-with.webp',
    focus: { x: 0.5, y: 0.68 },
  });
});

it('[DESK-3] a search word of a release leads to its page at the minute of its start', async () => {
  const id = await make();
  await put(id, 'search');
  const { version } = (await staff.ask(anna ?? cookieJar(), `${api}/releases/${id}`)).json<{
    release: { version: number };
  }>().release;
  const scheduled = { act: 'schedule', version, startsAt: '2026-03-02T16:00' };
  expect((await send('POST', `releases/${id}/acts`, scheduled)).statusCode).toBe(200);
  await whole.shop.refresh();
  expect(await shown.search(cookieJar())).toBe(false);
  at = new Date('2026-03-02T15:00:00Z');
  await whole.shop.refresh();
  expect(await shown.search(cookieJar())).toBe(true);
});
