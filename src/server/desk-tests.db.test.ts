import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieJar, staffOf, type CookieJar } from '../../tests/support/people/staff.ts';
import { wholeShop, type WholeShop } from '../../tests/support/shops/whole-shop.ts';
import type { DeskTest, TestResult } from '../contracts/staff/desk-test.contract.ts';
import { statement } from '../lib/database.ts';
import { createCollectorRepository, type KeptEvent } from '../services/collector/collector.repository.ts';

const start = new Date('2026-03-02T12:00:00Z');
const desk = '/service/staff/desk/api';
let at = start;
let whole: WholeShop;
let staff: ReturnType<typeof staffOf>;
let jar: CookieJar;

const plan = {
  name: 'Strip',
  owner: 'Marketing',
  differs: 'The words of the strip above the header',
  groups: [
    { name: 'A', weight: 50 },
    { name: 'B', weight: 50 },
  ],
  sites: ['DE'],
  startsAt: '2026-03-03T08:00',
  endsAt: '2026-03-20T08:00',
};

const make = (body: object, by = jar) => staff.send(by, 'POST', `${desk}/tests`, body);
const made = async (body: object): Promise<DeskTest> => {
  const answer = await make(body);
  expect(answer.statusCode).toBe(201);
  return answer.json<DeskTest>();
};
const act = (id: number, body: object, by = jar) => staff.send(by, 'POST', `${desk}/tests/${id}/acts`, body);
const started = async (body: object): Promise<DeskTest> => {
  const { id, version } = await made(body);
  const answer = await act(id, { act: 'start', version });
  expect([answer.statusCode, answer.json<{ error?: string }>().error]).toEqual([200, undefined]);
  await whole.shop.refresh();
  return answer.json<DeskTest>();
};

/** A day later the sign-in has ended. */
const later = async (iso: string): Promise<void> => {
  at = new Date(iso);
  ({ jar } = await staff.signIn('anna@example.com'));
};

beforeAll(async () => {
  whole = await wholeShop(() => at);
  await whole.db.query(statement('', 'delete from ab_test'));
  staff = staffOf(whole, () => at);
  await staff.add('anna@example.com', 'publisher');
  await staff.add('ben@example.com', 'editor');
  ({ jar } = await staff.signIn('anna@example.com'));
}, 90_000);
afterAll(() => whole?.close());

describe('[DESK-5] an A/B test of the desk', () => {
  it.each<[string, object, number]>([
    ['no name', { ...plan, name: '' }, 400],
    ['a name with a colon', { ...plan, name: 'a:b' }, 400],
    ['one group', { ...plan, groups: [{ name: 'A', weight: 1 }] }, 400],
    ['five groups', { ...plan, groups: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, weight: 1 })) }, 400],
    [
      'a share below 0',
      {
        ...plan,
        groups: [
          { name: 'A', weight: -1 },
          { name: 'B', weight: 1 },
        ],
      },
      400,
    ],
    [
      'a group twice',
      {
        ...plan,
        groups: [
          { name: 'A', weight: 1 },
          { name: 'A', weight: 1 },
        ],
      },
      422,
    ],
    [
      'shares of one group alone',
      {
        ...plan,
        groups: [
          { name: 'A', weight: 1 },
          { name: 'B', weight: 0 },
        ],
      },
      422,
    ],
    ['a site that there is not', { ...plan, sites: ['XX'] }, 400],
    ['no site', { ...plan, sites: [] }, 400],
    ['a day that there is not', { ...plan, startsAt: '2026-02-30T08:00' }, 422],
    ['an end before the start', { ...plan, endsAt: '2026-03-03T08:00' }, 422],
    ['a time in words', { ...plan, startsAt: 'tomorrow' }, 400],
    ['nothing that differs', { ...plan, differs: ' ' }, 400],
    ['a field that there is not', { ...plan, winner: 'B' }, 400],
  ])('is refused with %s', async (_, body, status) => expect((await make(body)).statusCode).toBe(status));

  it('is changed as a draft with the version that was read, and is no part of pages before its start', async () => {
    const { id, version, state } = await made({ ...plan, name: 'Draft' });
    const { name: _name, ...rest } = plan;
    const put = (body: object) => staff.send(jar, 'PUT', `${desk}/tests/${id}`, body);
    const changed = await put({ ...rest, owner: 'Sales', version });
    expect([state, changed.statusCode, changed.json<DeskTest>().owner]).toEqual(['draft', 200, 'Sales']);
    expect((await put({ ...rest, version })).json()).toMatchObject({ status: 409, error: 'CHANGED' });
    expect((await make({ ...plan, name: 'Draft' })).json()).toMatchObject({ status: 409, error: 'TAKEN' });
    const { jar: ben } = await staff.signIn('ben@example.com');
    expect((await act(id, { act: 'start', version: version + 1 }, ben)).statusCode).toBe(403);
    expect((await act(id, { act: 'stop', version: version + 1 })).json()).toMatchObject({ error: 'STATE' });
    expect((await act(id, { act: 'remove', version: version + 1 })).statusCode).toBe(204);
    expect((await staff.ask(cookieJar(), `${desk}/tests`)).statusCode).toBe(401);
  });

  it('is the fourth on a site at one time, and is refused with the three that run', async () => {
    const run = (name: string) => ({ ...plan, name, sites: ['TR'], startsAt: '2026-03-04T08:00' });
    for (const name of ['One', 'Two', 'Three']) await started(run(name));
    const { id, version } = await made({ ...run('Four'), sites: ['DE', 'TR'] });
    const answer = await act(id, { act: 'start', version });
    expect(answer.json()).toMatchObject({ status: 422, error: 'TESTS', site: 'TR', names: ['One', 'Three', 'Two'] });
  });

  it('is part of cookie and page while it runs, and its winner is shown to all visitors by a release', async () => {
    const { id, version } = await started(plan);
    const release = await staff.send(jar, 'POST', `${desk}/releases`, { name: 'Strip B', sites: ['DE'] });
    const number = release.json<{ id: number }>().id;
    const body = {
      slot: 'header_top',
      type: 'ApiHeaderBenefitsPromotion',
      name: 'Strip B',
      priority: 1000,
      test: { name: 'Strip', group: 'B' },
      content: { links: [{ url: '/c/service', text: 'Nur für Gruppe B' }] },
    };
    const draft = { kind: 'promotion', site: 'DE', key: 'header_top Strip B', body, version: 0 };
    await staff.send(jar, 'PUT', `${desk}/releases/${number}/drafts`, draft);
    const published = await staff.send(jar, 'POST', `${desk}/releases/${number}/acts`, { act: 'publish', version: 1 });
    expect(published.statusCode).toBe(200);
    await whole.shop.refresh();
    const seenBy = async (group: string): Promise<boolean> => {
      const visitor = cookieJar();
      visitor.set('AbTests', `Strip.${group}`);
      return (await staff.ask(visitor, '/')).body.includes('Nur für Gruppe B');
    };
    const cookie = async () => {
      const visitor = cookieJar();
      await staff.ask(visitor, '/service/abtestfrontend/api/v1/getassignment');
      return visitor.get('AbTests') ?? '';
    };
    expect([await cookie(), await seenBy('B')]).toEqual(['', false]);

    await later('2026-03-05T12:00:00Z');
    expect(await cookie()).toMatch(/^Strip\.[AB]$/);
    expect([await seenBy('A'), await seenBy('B')]).toEqual([false, true]);

    const stopped = await act(id, { act: 'stop', version, winner: 'B' });
    expect(stopped.json()).toMatchObject({ state: 'stopped', winner: 'B' });
    await whole.shop.refresh();
    expect([await cookie(), await seenBy('A'), await seenBy('B')]).toEqual(['', true, true]);
    const { releases } = (await staff.ask(jar, `${desk}/releases`)).json<{
      releases: { name: string; state: string }[];
    }>();
    expect(releases[0]).toMatchObject({ name: 'Strip: B', state: 'live' });
  });

  it('has a result from the events of those who agreed, without those who were seen in two groups', async () => {
    await later('2026-03-06T12:00:00Z');
    const { id } = await started({ ...plan, name: 'Result', sites: ['PL'], startsAt: '2026-03-01T08:00' });
    const page = {
      page_name: 'Home',
      page_type: 'HomePage',
      exactag_site_group: 'home',
      language: 'pl-PL',
      page_quality_score: '0',
      platform: 'CLASSIC',
    } as const;
    let seq = 0;
    const event = (visitor: string, ab_tests: string, own: KeptEvent['event']): KeptEvent => ({
      id: `e${(seq += 1)}`,
      seq,
      at: at.getTime(),
      visitor,
      site: 'PL',
      page: { ...page, ab_tests },
      event: own,
      receivedAt: new Date('2026-03-06T13:00:00Z'),
      expiresOn: '2027-05-06',
    });
    const bought: KeptEvent['event'] = { event: 'purchase_ga4', currency: 'PLN', value: 100, items: [] };
    const repository = createCollectorRepository(whole.db);
    const events = Array.from({ length: 60 }, () => randomUUID()).flatMap((visitor, place) => {
      const tests = `Other:B,Result:${place % 2 === 0 ? 'A' : 'B'}`;
      const ordered = place % 2 === 0 ? place < 10 : place < 30;
      const seen = event(visitor, tests, { event: 'page_view' });
      return ordered ? [seen, event(visitor, tests, bought)] : [seen];
    });
    const mixed = randomUUID();
    events.push(event(mixed, 'Result:A', { event: 'page_view' }), event(mixed, 'Result:B', bought));
    events.push(event(randomUUID(), 'Resulting:A', bought));
    await repository.keep(events);
    await later('2026-03-07T12:00:00Z');
    const result = (await staff.ask(jar, `${desk}/tests/${id}/result?effect=20`)).json<TestResult>();
    expect(result).toMatchObject({ isMismatch: false, mixed: 1, currency: 'PLN', isDemo: false });
    expect(
      result.groups.map(({ name, visitors, orders, revenue }) => [name, visitors, orders.count, revenue?.mean]),
    ).toEqual([
      ['A', 30, 5, 500 / 30],
      ['B', 30, 15, 50],
    ]);
    expect(result).not.toHaveProperty('winner');
    expect(result.daysNeeded).toBeGreaterThan(1);
    expect((await staff.ask(jar, `${desk}/tests/${id}/result?site=DE`)).statusCode).toBe(422);
    expect((await staff.ask(jar, `${desk}/tests/${id}/result?effect=0`)).statusCode).toBe(400);
    expect((await staff.ask(jar, `${desk}/tests/999/result`)).statusCode).toBe(404);
  });
});
