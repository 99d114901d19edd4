import { describe, expect, it } from 'vitest';
import type { Act } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { anna, banner, bannerKey as key, ben, deskStage, rita } from './desk-stage.fixtures.ts';
import { createDesk } from './desk.service.ts';
import { createReleases } from './release.service.ts';

const noon = '2026-03-27T12:00:00.000Z';
const open = async (sites: SiteCode[] = ['DE', 'TR']) => {
  const stage = deskStage();
  const releases = createReleases(stage.parts);
  const desk = createDesk(stage.parts);
  const made = await releases.make(ben, { name: 'Monday', sites });
  if (!made.ok) throw new Error(made.code);
  const { id } = made.value;
  const put = (site: SiteCode = 'DE') =>
    desk.putDraft(anna, id, { kind: 'promotion', site, key, body: banner('new'), version: 0 });
  type WithoutVersion<One> = One extends unknown ? Omit<One, 'version'> : never;
  const act = (what: WithoutVersion<Act>, who = anna, version = stage.rows.get(id)?.version ?? 0) =>
    releases.act(who, id, { ...what, version });
  return { ...stage, releases, made: made.value, id, put, act };
};

describe('[DESK-3] a release', () => {
  it('is made as a draft of its sites, with an entry of the history', async () => {
    const { made, history, id } = await open();
    expect(made).toEqual({
      id,
      name: 'Monday',
      state: 'draft',
      sites: [
        { site: 'DE', state: 'draft' },
        { site: 'TR', state: 'draft' },
      ],
      drafts: 0,
      version: 1,
      changedBy: ben.name,
      changedAt: noon,
      acts: ['rename', 'remove'],
      mayEdit: true,
    });
    const note = { kind: null, site: null, key: null, before: null, after: null };
    expect(history).toEqual([
      { ...note, id: 1, at: new Date(noon), who: ben.name, act: 'made', release_id: id, release_name: 'Monday' },
    ]);
  });

  it('is the last of 200', async () => {
    const { releases } = await open();
    for (let count = 1; count < 200; count += 1)
      expect((await releases.make(ben, { name: 'x', sites: ['DE'] })).ok).toBe(true);
    expect(await releases.make(ben, { name: 'x', sites: ['DE'] })).toEqual({
      ok: false,
      code: 'LIMIT',
      members: { limit: 200 },
    });
  });

  it('is scheduled by local times, which each site reaches at its own instant', async () => {
    const { act, put, touched, history } = await open();
    await put();
    touched.length = 0;
    const outcome = await act({ act: 'schedule', startsAt: '2026-03-30T08:00', endsAt: '2026-04-01T08:00' });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        state: 'scheduled',
        startsAt: '2026-03-30T08:00',
        endsAt: '2026-04-01T08:00',
        version: 2,
        drafts: 1,
        sites: [
          { site: 'DE', state: 'scheduled', from: '2026-03-30T06:00:00.000Z', to: '2026-04-01T06:00:00.000Z' },
          { site: 'TR', state: 'scheduled', from: '2026-03-30T05:00:00.000Z', to: '2026-04-01T05:00:00.000Z' },
        ],
        acts: ['schedule', 'unschedule', 'publish'],
      },
    });
    expect(touched).toEqual(['sites DE,TR']);
    expect(history[0]?.act).toBe('scheduled');
  });

  it.each<[string, Parameters<Awaited<ReturnType<typeof open>>['act']>[0], string]>([
    ['a start that Istanbul has passed', { act: 'schedule', startsAt: '2026-03-27T14:30' }, 'TIME'],
    ['a start now', { act: 'schedule', startsAt: '2026-03-27T15:00' }, 'TIME'],
    ['no day', { act: 'schedule', startsAt: '2026-02-30T08:00' }, 'TIME'],
    ['an end of no day', { act: 'schedule', startsAt: '2026-03-30T08:00', endsAt: '2026-04-31T08:00' }, 'TIME'],
    ['an end at its start', { act: 'schedule', startsAt: '2026-03-30T08:00', endsAt: '2026-03-30T08:00' }, 'TIME'],
    ['an end of the past', { act: 'publish', endsAt: '2026-03-27T12:00' }, 'TIME'],
  ])('does not become public with %s', async (_, what, code) => {
    const { act, put, rows, id } = await open();
    await put();
    expect(await act(what)).toEqual({ ok: false, code });
    expect(rows.get(id)?.version).toBe(1);
  });

  it('starts a minute later than now, and may end a minute later', async () => {
    const { act, put, state } = await open(['DE']);
    await put();
    expect(await act({ act: 'schedule', startsAt: '2026-03-27T13:01', endsAt: '2026-03-27T13:02' })).toMatchObject({
      ok: true,
    });
    expect(await act({ act: 'publish', endsAt: '2026-03-27T13:01' })).toMatchObject({
      value: { state: 'live', publishedAt: noon, endsAt: '2026-03-27T13:01' },
    });
    state.at = new Date('2026-03-27T12:01:00Z');
    expect(await act({ act: 'takeBack' })).toMatchObject({ code: 'STATE', members: { state: 'ended' } });
  });

  it('is not published without drafts, with one for another site, or with faults', async () => {
    const { act, put, drafts } = await open();
    expect(await act({ act: 'publish' })).toEqual({ ok: false, code: 'EMPTY' });
    await put('TR');
    await act({ act: 'rename', name: 'Monday', sites: ['DE'] });
    expect(await act({ act: 'publish' })).toEqual({ ok: false, code: 'SITE' });
    await act({ act: 'rename', name: 'Monday', sites: ['DE', 'TR'] });
    const [draft] = drafts;
    if (!draft) throw new Error('no draft');
    drafts[0] = { ...draft, body: banner('', { content: {} }) };
    const fault = { site: 'TR', key, code: 'needed', field: 'content.headline', text: '' };
    expect(await act({ act: 'publish' })).toEqual({ ok: false, code: 'INVALID', members: { faults: [fault] } });
    for (let at = 0; at < 60; at += 1)
      drafts.push({ ...draft, key: `top_banner ${at}`, body: banner('', { content: {} }) });
    const outcome = await act({ act: 'publish' });
    expect(!outcome.ok && (outcome.members as { faults: unknown[] }).faults).toHaveLength(50);
  });

  it('is published, taken back and opened again; each act ends pages of its sites and is in the history', async () => {
    const { act, put, touched, history, state, id } = await open();
    await put();
    touched.length = 0;
    expect(await act({ act: 'publish' })).toMatchObject({
      value: { state: 'live', acts: ['takeBack'], mayEdit: false },
    });
    state.at = new Date('2026-03-28T12:00:00Z');
    expect(await act({ act: 'takeBack' })).toMatchObject({
      value: {
        state: 'takenBack',
        publishedAt: noon,
        takenBackAt: '2026-03-28T12:00:00.000Z',
        sites: [{ to: '2026-03-28T12:00:00.000Z' }, { site: 'TR' }],
      },
    });
    const reopened = await act({ act: 'reopen' });
    expect(reopened).toMatchObject({ value: { state: 'draft', version: 4 } });
    expect(reopened.ok && reopened.value).not.toHaveProperty('publishedAt');
    expect(touched).toEqual(['sites DE,TR', 'sites DE,TR', 'sites DE,TR']);
    await act({ act: 'schedule', startsAt: '2026-03-30T08:00', endsAt: '2026-03-31T08:00' });
    await act({ act: 'publish' });
    expect(history[0]).toMatchObject({ act: 'published', who: anna.name, release_id: id, at: state.at });
    expect(await act({ act: 'takeBack' })).toMatchObject({ value: { publishedAt: '2026-03-28T12:00:00.000Z' } });
    await act({ act: 'reopen' });
    await act({ act: 'schedule', startsAt: '2026-03-30T08:00' });
    const unscheduled = await act({ act: 'unschedule' });
    expect(unscheduled.ok && [unscheduled.value?.state, unscheduled.value?.startsAt]).toEqual(['draft', undefined]);
    expect(history.map((one) => one.act).toReversed()).toEqual([
      'made',
      'draft',
      'published',
      'takenBack',
      'reopened',
      'scheduled',
      'published',
      'takenBack',
      'reopened',
      'scheduled',
      'unscheduled',
    ]);
  });

  it('is renamed and removed by editors, which only previews notice', async () => {
    const { act, touched, history, rows } = await open();
    expect(await act({ act: 'rename', name: 'Tuesday', sites: ['DE'] }, ben)).toMatchObject({
      value: { name: 'Tuesday', sites: [{ site: 'DE' }], changedBy: ben.name },
    });
    expect(await act({ act: 'remove' }, ben)).toEqual({ ok: true, value: undefined });
    expect(touched).toEqual(['drafts DE,TR', 'drafts DE']);
    expect(history.map((one) => [one.act, one.release_name])).toEqual([
      ['removed', 'Tuesday'],
      ['renamed', 'Monday'],
      ['made', 'Monday'],
    ]);
    expect(rows.size).toBe(0);
    expect(await act({ act: 'remove' })).toEqual({ ok: false, code: 'MISSING' });
  });

  it('[DESK-4] is changed by the role that may, by who has read its version, in a state that allows it', async () => {
    const { act, put, rows, id } = await open();
    await put();
    expect(await act({ act: 'publish' }, ben)).toEqual({ ok: false, code: 'ROLE', members: { state: 'draft' } });
    expect(await act({ act: 'rename', name: 'x', sites: ['DE'] }, rita)).toMatchObject({ code: 'ROLE' });
    expect(await act({ act: 'publish' }, anna, 7)).toMatchObject({
      code: 'CHANGED',
      members: { current: { id, version: 1, acts: expect.arrayContaining(['publish']) } },
    });
    expect(await act({ act: 'takeBack' })).toEqual({ ok: false, code: 'STATE', members: { state: 'draft' } });
    expect(rows.get(id)?.version).toBe(1);
  });

  it('[DESK-4] is read again inside of the transaction: of two who act at once one is refused', async () => {
    const { parts, id, put, rows, history } = await open();
    await put();
    let before = (): unknown => Object.assign(rows.get(id) ?? {}, { version: 2 });
    const releases = createReleases({
      ...parts,
      together: (work) => {
        before();
        return parts.together(work);
      },
    });
    expect(await releases.act(anna, id, { act: 'publish', version: 1 })).toMatchObject({ code: 'CHANGED' });
    before = () => rows.delete(id);
    expect(await releases.act(anna, id, { act: 'publish', version: 2 })).toEqual({ ok: false, code: 'MISSING' });
    expect(history).toHaveLength(2);
  });
});
