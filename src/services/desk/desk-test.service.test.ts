import { describe, expect, it } from 'vitest';
import type { NewTest, TestAct } from '../../contracts/staff/desk-test.contract.ts';
import { anna, banner, ben, deskStage, rita } from './desk-stage.fixtures.ts';
import { createDeskTestActs } from './desk-test-acts.service.ts';
import { createDeskTests } from './desk-test.service.ts';

const noon = '2026-03-27T12:00:00.000Z';
const groups = [
  { name: 'A', weight: 50 },
  { name: 'B', weight: 50 },
];
const plan: NewTest = {
  name: 'Strip',
  owner: 'Marketing',
  differs: 'The words of the strip',
  groups,
  sites: ['DE', 'TR'],
  startsAt: '2026-03-28T08:00',
  endsAt: '2026-04-10T08:00',
};
const spans = {
  DE: { from: '2026-03-28T07:00:00.000Z', to: '2026-04-10T06:00:00.000Z' },
  TR: { from: '2026-03-28T05:00:00.000Z', to: '2026-04-10T05:00:00.000Z' },
};

const open = async (folder: Parameters<typeof deskStage>[0] = {}, asked: NewTest = plan) => {
  const stage = deskStage(folder);
  const service = { ...createDeskTests(stage.parts), ...createDeskTestActs(stage.parts) };
  const made = await service.make(ben, asked);
  if (!made.ok) throw new Error(made.code);
  const { id } = made.value;
  const act = (what: TestAct['act'], winner?: string, who = anna) => {
    const version = stage.tests.get(id)?.version ?? 0;
    return service.act(who, id, { act: what, version, ...(winner ? { winner } : {}) });
  };
  return { ...stage, ...service, id, made: made.value, actOn: service.act, act };
};

describe('[DESK-5] an A/B test of the desk', () => {
  it('is made as a draft', async () => {
    const { made, list, id, state, tests } = await open();
    const view = { ...plan, id, state: 'draft', version: 1, changedBy: ben.name, changedAt: noon };
    expect(made).toEqual(view);
    expect(await list()).toEqual([view]);
    expect(tests.get(id)).toMatchObject({ spans: null, stopped_at: null, winner: null });
    expect([state.locks, state.transactions]).toEqual([1, 1]);
  });

  it.each<[string, Partial<NewTest>, string]>([
    ['a group twice', { groups: [...groups, { name: 'A', weight: 1 }] }, 'GROUPS'],
    ['one group with a share', { groups: groups.map((one, at) => ({ ...one, weight: at })) }, 'GROUPS'],
    ['a start on no day', { startsAt: '2026-02-30T08:00' }, 'TIME'],
    ['an end on no day', { endsAt: '2026-04-31T08:00' }, 'TIME'],
    ['an end at its start', { endsAt: plan.startsAt }, 'TIME'],
  ])('is neither made nor changed with %s', async (_, change, code) => {
    const { make, put, id } = await open();
    expect(await make(ben, { ...plan, name: 'Other', ...change })).toEqual({ ok: false, code });
    const { name: _name, ...body } = plan;
    expect(await put(ben, id, { ...body, ...change, version: 1 })).toEqual({ ok: false, code });
  });

  it('has a name of its own, and is the last of 200', async () => {
    const { make, tests } = await open();
    expect(await make(ben, plan)).toEqual({ ok: false, code: 'TAKEN' });
    expect(await make(rita, { ...plan, name: 'Other' })).toEqual({ ok: false, code: 'ROLE' });
    for (let count = 1; count < 200; count += 1)
      expect((await make(ben, { ...plan, name: `T${count}` })).ok).toBe(true);
    expect(await make(ben, { ...plan, name: 'Other' })).toEqual({ ok: false, code: 'LIMIT', members: { limit: 200 } });
    expect(tests.size).toBe(200);
  });

  it('is changed while it is a draft, by who has read its version', async () => {
    const { put, id, made, act, tests, state } = await open();
    const { name: _, ...body } = plan;
    const next = { ...body, owner: 'Shop', differs: 'All', sites: ['HU' as const], endsAt: '2026-04-11T08:00' };
    expect(await put(rita, id, { ...next, version: 1 })).toEqual({ ok: false, code: 'ROLE' });
    expect(await put(ben, 99, { ...next, version: 1 })).toEqual({ ok: false, code: 'MISSING' });
    expect(await put(ben, id, { ...next, version: 2 })).toEqual({
      ok: false,
      code: 'CHANGED',
      members: { test: made },
    });
    expect(await put(anna, id, { ...next, version: 1 })).toEqual({
      ok: true,
      value: { ...made, ...next, version: 2, changedBy: anna.name },
    });
    expect(state.locks).toBe(4);
    await act('start');
    expect(await put(anna, id, { ...next, version: 3 })).toEqual({
      ok: false,
      code: 'STATE',
      members: { state: 'scheduled' },
    });
    expect(tests.get(id)?.version).toBe(3);
  });
});

describe('[DESK-5] the start of an A/B test', () => {
  it('is at its local time on each site, and ends cached pages', async () => {
    const { act, tests, id, touched, state } = await open();
    expect(await act('start', undefined, ben)).toEqual({ ok: false, code: 'ROLE' });
    const started = await act('start');
    expect(started).toMatchObject({ ok: true, value: { state: 'scheduled', version: 2, changedBy: anna.name } });
    expect(tests.get(id)?.spans).toEqual(spans);
    expect(touched).toEqual(['sites DE,TR']);
    expect(await act('start')).toEqual({ ok: false, code: 'STATE', members: { state: 'scheduled' } });
    expect(await act('remove')).toMatchObject({ code: 'STATE' });
    state.at = new Date(spans.TR.from);
    expect(await act('start')).toMatchObject({ members: { state: 'running' } });
  });

  it('is now where its time has passed, and never after its end', async () => {
    const { act, tests, id, state } = await open();
    state.at = new Date('2026-03-28T06:00:00Z');
    await act('start');
    expect(tests.get(id)?.spans).toEqual({ ...spans, TR: { ...spans.TR, from: '2026-03-28T06:00:00.000Z' } });
    const late = await open();
    late.state.at = new Date(spans.TR.to);
    expect(await late.act('start')).toEqual({ ok: false, code: 'TIME' });
    late.state.at = new Date(Date.parse(spans.TR.to) - 1);
    expect(await late.act('start')).toMatchObject({ ok: true });
  });

  it('is refused beside three others, and beside one of its name', async () => {
    const { act, planned, tests, id } = await open();
    const at = { from: new Date(spans.TR.from), to: new Date(spans.TR.to) };
    planned.TR = ['X', 'Y', 'Z'].map((name) => Object.assign({ name, groups: 1 }, at));
    expect(await act('start')).toEqual({
      ok: false,
      code: 'TESTS',
      members: { site: 'TR', names: ['X', 'Y', 'Z'] },
    });
    // Eight renderings of a page are the most.
    planned.TR = [{ name: 'X', groups: 5, ...at }];
    expect(await act('start')).toMatchObject({ code: 'TESTS', members: { names: ['X'] } });
    planned.TR = [{ name: 'Strip', groups: 1, ...at }];
    expect(await act('start')).toEqual({ ok: false, code: 'TAKEN' });
    expect(tests.get(id)?.spans).toBeNull();
    planned.TR = [{ name: 'X', groups: 4, ...at }];
    expect(await act('start')).toMatchObject({ ok: true });
  });

  it('needs the version that its author has read; a draft is removed by editors', async () => {
    const { act, actOn, id, tests, made, touched } = await open();
    const { version } = made;
    expect(await actOn(anna, 99, { act: 'start', version })).toEqual({ ok: false, code: 'MISSING' });
    expect(await actOn(anna, id, { act: 'start', version: 5 })).toEqual({
      ok: false,
      code: 'CHANGED',
      members: { test: made },
    });
    expect(await act('stop')).toEqual({ ok: false, code: 'STATE', members: { state: 'draft' } });
    expect(await act('remove', undefined, rita)).toEqual({ ok: false, code: 'ROLE' });
    expect(await act('remove', undefined, ben)).toEqual({ ok: true, value: undefined });
    expect(tests.size).toBe(0);
    expect(touched).toEqual([]);
  });
});

describe('[DESK-5] the end of an A/B test', () => {
  const key = (group: string) => `top_banner ${group}`;
  const content = (group: string) => banner(`of ${group}`, { name: group, test: { name: 'Strip', group } });
  const folder = {
    promotion: {
      DE: { [key('A')]: content('A'), [key('B')]: content('B'), [key('all')]: banner('all') },
      HU: { [key('B')]: content('B') },
    },
  };
  const stoppedAt = '2026-03-29T10:00:00.000Z';
  const running = async (asked: NewTest = plan) => {
    const all = await open(folder, asked);
    await all.act('start');
    all.state.at = new Date(stoppedAt);
    all.touched.length = 0;
    return all;
  };

  it('is now on each site; without a winner nothing else changes', async () => {
    const { act, tests, id, touched, drafts, rows } = await running();
    expect(await act('stop', undefined, ben)).toEqual({ ok: false, code: 'ROLE' });
    expect(await act('stop')).toMatchObject({ ok: true, value: { state: 'stopped', stoppedAt, version: 3 } });
    expect(tests.get(id)).toMatchObject({
      spans: { DE: { from: spans.DE.from, to: stoppedAt }, TR: { from: spans.TR.from, to: stoppedAt } },
      winner: null,
    });
    expect([touched, drafts, rows.size]).toEqual([['sites DE,TR'], [], 0]);
    expect(await act('stop')).toEqual({ ok: false, code: 'STATE', members: { state: 'stopped' } });
  });

  it('is possible before its start', async () => {
    const { act } = await open();
    await act('start');
    expect(await act('stop')).toMatchObject({ value: { state: 'stopped' } });
  });

  it('shows the content of the winner to all, and that of the others no more, by a release', async () => {
    const { act, tests, id, drafts, rows, history, state } = await running();
    expect(await act('stop', 'C')).toEqual({ ok: false, code: 'GROUPS' });
    expect(await act('stop', 'B')).toMatchObject({ ok: true, value: { state: 'stopped', winner: 'B' } });
    expect(tests.get(id)?.winner).toBe('B');
    const { test: _, ...forAll } = content('B');
    expect(drafts.map(({ site, key: of, body, changed_by }) => [site, of, body, changed_by])).toEqual([
      ['DE', key('A'), null, anna.name],
      ['DE', key('B'), forAll, anna.name],
    ]);
    const [release] = rows.values();
    expect(release).toMatchObject({ name: 'Strip: B', sites: ['DE'], published_at: state.at, changed_by: anna.name });
    const note = { at: state.at, who: anna.name, release_id: release?.id, release_name: 'Strip: B' };
    const place = { kind: 'promotion', site: 'DE' };
    const none = { kind: null, site: null, key: null, before: null, after: null };
    expect(history.toReversed()).toEqual([
      { id: 1, ...note, ...none, act: 'made' },
      { id: 2, ...note, ...place, key: key('A'), act: 'draft', before: content('A'), after: null },
      { id: 3, ...note, ...place, key: key('B'), act: 'draft', before: content('B'), after: forAll },
      { id: 4, ...note, ...none, act: 'published' },
    ]);
  });

  it('makes no release where nothing belongs to the test, and one of 80 letters at most', async () => {
    const foreign = await running({ ...plan, name: 'Other' });
    expect(await foreign.act('stop', 'A')).toMatchObject({ ok: true, value: { winner: 'A' } });
    expect([foreign.rows.size, foreign.drafts]).toEqual([0, []]);
    const winner = 'B'.repeat(90);
    const long = await running({ ...plan, groups: [...groups, { name: winner, weight: 1 }] });
    await long.act('stop', winner);
    expect([...long.rows.values()][0]?.name).toBe(`Strip: ${'B'.repeat(73)}`);
  });
});

describe('[DESK-5] the result of an A/B test', () => {
  const sumsOf = (name: string, orders: number) => ({
    name,
    visitors: 1000,
    clickers: 300,
    carts: 200,
    orders,
    revenue: orders * 100,
    revenue_squares: orders * 10_000,
    demo: 0,
  });

  it('asks for its sites, from its start to now, and says how long is missing', async () => {
    const { act, result, id, state, sums, asked } = await open({}, { ...plan, sites: ['DE', 'AT'] });
    await act('start');
    sums.push(sumsOf('A', 100), sumsOf('B', 90));
    state.at = new Date('2026-04-01T07:00:00Z');
    const outcome = await result(id, {});
    expect(asked).toEqual([['Strip', ['DE', 'AT'], new Date(spans.DE.from), state.at]]);
    expect(outcome).toMatchObject({ ok: true, value: { currency: 'EUR', groups: [{ name: 'A' }, { name: 'B' }] } });
    const needed = async (effect?: number) => {
      const found = await result(id, effect === undefined ? {} : { effect });
      return found.ok ? [found.value.visitorsNeeded, found.value.daysNeeded] : [];
    };
    const [usual = 0, days = 0] = await needed();
    // Four days brought 2,000 visitors.
    expect(days).toBe(Math.ceil((usual - 2000) / 500));
    expect(await needed(10)).toEqual([usual, days]);
    expect((await needed(20))[0]).toBeLessThan(usual);
  });

  it('ends with the test, and is of one site where one is asked for', async () => {
    const { act, result, id, state, asked } = await open();
    await act('start');
    state.at = new Date('2026-05-01T07:00:00Z');
    expect(await result(id, { site: 'TR' })).toMatchObject({ ok: true, value: { currency: 'TRY' } });
    expect(asked).toEqual([['Strip', ['TR'], new Date(spans.TR.from), new Date(spans.DE.to)]]);
    // Two currencies have no sum.
    const both = await result(id, {});
    expect(both.ok && both.value).not.toHaveProperty('currency');
    expect(await result(id, { site: 'HU' })).toEqual({ ok: false, code: 'SITE' });
    expect(await result(99, {})).toEqual({ ok: false, code: 'MISSING' });
  });

  it('asks for nothing before its start', async () => {
    const { act, result, id, asked, sums } = await open();
    sums.push(sumsOf('A', 100));
    expect(await result(id, {})).toMatchObject({ ok: true, value: { groups: [{ visitors: 0 }, { visitors: 0 }] } });
    expect(asked).toEqual([]);
    await act('start');
    const { state } = await open();
    await result(id, {});
    // Scheduled: from now to now.
    expect(asked).toEqual([['Strip', ['DE', 'TR'], state.at, state.at]]);
  });
});
