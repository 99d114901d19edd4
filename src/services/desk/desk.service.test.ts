import { describe, expect, it } from 'vitest';
import { createDesk } from './desk.service.ts';
import { anna, banner, bannerKey as key, ben, deskStage, rita } from './desk-stage.fixtures.ts';
import { createReleases } from './release.service.ts';

const old = banner('old');
/** All fields of a draft that is not stored. */
const unwritten = [
  { field: 'slot', before: 'top_banner', after: '' },
  { field: 'type', before: 'ApiTopBannerPromotion', after: '' },
  { field: 'name', before: 'Coffee', after: '' },
  { field: 'content.headline', before: 'new', after: '' },
];
const open = (folder: Parameters<typeof deskStage>[0] = { promotion: { DE: { [key]: old } } }) => {
  const stage = deskStage(folder);
  return { ...stage, desk: createDesk(stage.parts), releases: createReleases(stage.parts) };
};
type Open = ReturnType<typeof open>;
const place = { kind: 'promotion', site: 'DE', key } as const;
const make = async ({ releases }: Open, sites: readonly ('DE' | 'TR')[] = ['DE']): Promise<number> => {
  const made = await releases.make(ben, { name: 'Monday', sites: [...sites] });
  if (!made.ok) throw new Error(made.code);
  return made.value.id;
};

describe('[DESK-6] the items of the desk', () => {
  it('are those of the folder, of one site or all, of one key or all', async () => {
    const other = banner('tea', { name: 'Tea' });
    const { desk } = open({
      promotion: { DE: { [key]: old, 'top_banner Tea': other }, TR: { [key]: old } },
      voucher: { DE: { 'voucher TEN': { title: 'Ten', percent: 10 } } },
    });
    const item = { ...place, body: old };
    const tea = { ...item, key: 'top_banner Tea', body: other };
    expect(await desk.items({ kind: 'promotion', site: 'DE' })).toEqual([item, tea]);
    expect(await desk.items({ kind: 'promotion' })).toEqual([item, tea, { ...item, site: 'TR' }]);
    expect(await desk.items({ kind: 'promotion', key })).toEqual([item, { ...item, site: 'TR' }]);
    expect(await desk.items({ kind: 'voucher', site: 'DE' })).toMatchObject([{ kind: 'voucher' }]);
  });

  it('[DESK-3] carry the release that shows them; what it hides is missing, and drafts change nothing', async () => {
    const all = open();
    const { desk, releases, drafts, state } = all;
    const id = await make(all);
    await desk.putDraft(ben, id, { ...place, body: banner('new'), version: 0 });
    await desk.putDraft(ben, id, { ...place, key: 'top_banner Fresh', body: banner('fresh'), version: 0 });
    expect(await desk.items({ kind: 'promotion' })).toEqual([{ ...place, body: old }]);
    expect((await releases.act(anna, id, { act: 'publish', version: 1 })).ok).toBe(true);
    const release = { id, name: 'Monday' };
    expect(await desk.items({ kind: 'promotion' })).toEqual([
      { ...place, body: banner('new'), release },
      { ...place, key: 'top_banner Fresh', body: banner('fresh'), release },
    ]);
    // The draft of what is public now differs from what was there without it.
    expect(await desk.open(rita, id)).toMatchObject({
      value: { drafts: [{ difference: [{ before: 'old', after: 'new' }] }, { key: 'top_banner Fresh' }] },
    });
    const hiding = await make(all);
    await releases.act(ben, hiding, { act: 'rename', version: 1, name: 'Tuesday', sites: ['DE'] });
    await desk.putDraft(ben, hiding, { ...place, body: null, version: 0 });
    await desk.putDraft(ben, hiding, { ...place, key: 'top_banner New', body: banner('next'), version: 0 });
    state.at = new Date('2026-03-28T12:00:00Z');
    await releases.act(anna, hiding, { act: 'publish', version: 2 });
    expect((await desk.items({ kind: 'promotion' })).map((one) => [one.key, one.release?.name])).toEqual([
      ['top_banner Fresh', 'Monday'],
      ['top_banner New', 'Tuesday'],
    ]);
    expect(drafts).toHaveLength(4);
  });

  it('are at most 2,000', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`top_banner ${at}`, old]));
    expect(await open({ promotion: { DE: many } }).desk.items({ kind: 'promotion' })).toHaveLength(2000);
  });
});

describe('[DESK-4] a draft', () => {
  it('is stored with its author, compared to what is public, and told to previews alone', async () => {
    const all = open();
    const { desk, history, touched, drafts, state } = all;
    const id = await make(all);
    touched.length = 0;
    const made = await desk.putDraft(ben, id, { ...place, body: banner('new'), version: 0 });
    expect(made).toEqual({
      ok: true,
      value: {
        ...place,
        body: banner('new'),
        version: 1,
        changedBy: ben.name,
        changedAt: state.at.toISOString(),
        difference: [{ field: 'content.headline', before: 'old', after: 'new' }],
        faults: [],
      },
    });
    expect(drafts).toHaveLength(1);
    expect(touched).toEqual(['drafts DE']);
    expect(history[0]).toEqual({
      ...place,
      id: 2,
      at: state.at,
      who: ben.name,
      act: 'draft',
      release_id: id,
      release_name: 'Monday',
      before: old,
      after: banner('new'),
    });
    await desk.putDraft(anna, id, { ...place, body: null, version: 1 });
    expect(history[0]).toMatchObject({ before: banner('new'), after: null, who: anna.name });
  });

  it('is dropped without a difference, and the history has what is public again', async () => {
    const all = open();
    const { desk, history, drafts } = all;
    const id = await make(all);
    await desk.putDraft(ben, id, { ...place, body: banner('new'), version: 0 });
    expect(await desk.dropDraft(ben, id, { ...place, version: 0 })).toMatchObject({ code: 'CHANGED' });
    expect((await desk.dropDraft(ben, id, { ...place, version: 0 })) as object).toMatchObject({
      members: { difference: [] },
    });
    expect(await desk.dropDraft(ben, id, { ...place, version: 1 })).toEqual({ ok: true, value: undefined });
    expect(drafts).toEqual([]);
    expect(history[0]).toMatchObject({ act: 'draftDropped', before: banner('new'), after: old });
  });

  it('of a scheduled release is for publishers, and ends pages of its site', async () => {
    const all = open();
    const { desk, releases, touched } = all;
    const id = await make(all, ['DE', 'TR']);
    await desk.putDraft(ben, id, { ...place, body: banner('new'), version: 0 });
    await releases.act(anna, id, { act: 'schedule', version: 1, startsAt: '2026-03-30T08:00' });
    touched.length = 0;
    const next = { ...place, body: banner('next'), version: 1 };
    expect(await desk.putDraft(ben, id, next)).toEqual({ ok: false, code: 'ROLE', members: { state: 'scheduled' } });
    expect((await desk.putDraft(anna, id, next)).ok).toBe(true);
    expect(touched).toEqual(['sites DE']);
  });

  it('is refused where its release is not there, not for the site, over, or another person was faster', async () => {
    const all = open();
    const { desk, releases, rows, history } = all;
    const id = await make(all);
    const put = { ...place, body: banner('new'), version: 0 };
    expect(await desk.putDraft(ben, id + 9, put)).toEqual({ ok: false, code: 'MISSING' });
    expect(await desk.putDraft(ben, id, { ...put, site: 'TR' })).toEqual({ ok: false, code: 'SITE' });
    expect(await desk.putDraft(rita, id, put)).toMatchObject({ code: 'ROLE' });
    expect(await desk.putDraft(ben, id, { ...put, version: 1 })).toEqual({
      ok: false,
      code: 'CHANGED',
      members: { current: null, difference: unwritten },
    });
    await desk.putDraft(anna, id, put);
    expect(await desk.putDraft(ben, id, { ...put, body: banner('mine') })).toMatchObject({
      code: 'CHANGED',
      members: {
        current: { version: 1, changedBy: anna.name, difference: [{ before: 'old', after: 'new' }] },
        difference: [{ field: 'content.headline', before: 'mine', after: 'new' }],
      },
    });
    await releases.act(anna, id, { act: 'publish', version: 1 });
    expect(await desk.putDraft(anna, id, { ...put, version: 1 })).toEqual({
      ok: false,
      code: 'STATE',
      members: { state: 'live' },
    });
    expect(rows.size).toBe(1);
    expect(history.filter(({ act }) => act === 'draft')).toHaveLength(1);
  });

  it('that no page can draw is not stored; one that lacks something is, with its faults', async () => {
    const all = open();
    const { desk, drafts } = all;
    const id = await make(all);
    const put = (body: ReturnType<typeof banner>) => desk.putDraft(ben, id, { ...place, body, version: 0 });
    expect(await put(banner('x', { content: { headLine: 'x' } }))).toMatchObject({
      code: 'INVALID',
      members: { faults: [{ code: 'shape', field: 'content.headLine' }] },
    });
    expect(drafts).toEqual([]);
    const cutout = { imagePath: '/pictures/16x9/800/hero-tr.webp', targetSize: { width: 720 } };
    expect(await put(banner('x', { content: { headline: 'x', image: { cutouts: [cutout] } } }))).toMatchObject({
      value: { faults: [{ code: 'picture', field: 'content.image.cutouts.0.imagePath' }] },
    });
    expect(drafts).toHaveLength(1);
  });

  it('is the last of 200; a known one can still be changed', async () => {
    const all = open();
    const { desk } = all;
    const id = await make(all);
    const put = (at: number, version = 0) =>
      desk.putDraft(ben, id, { ...place, key: `top_banner ${at}`, body: null, version });
    for (let at = 0; at < 199; at += 1) await put(at);
    expect((await put(199)).ok).toBe(true);
    expect(await put(200)).toEqual({ ok: false, code: 'LIMIT', members: { limit: 200 } });
    expect((await put(199, 1)).ok).toBe(true);
  });

  it('[DESK-3] knows the vouchers of its own release and of its site, and is measured by the times of the release', async () => {
    const voucher = { title: 'Ten', percent: 10, to: '2026-04-10T00:00' };
    const all = open({ voucher: { DE: { 'voucher TEN': voucher } } });
    const { desk, releases } = all;
    const id = await make(all, ['DE', 'TR']);
    const body = (voucherCode: string) => banner('x', { content: { headline: 'x', voucherCode } });
    const faultsOf = async (code: string, version: number, site: 'DE' | 'TR' = 'DE') => {
      const put = await desk.putDraft(anna, id, { ...place, site, body: body(code), version });
      return put.ok ? put.value?.faults.map((fault) => `${fault.code} ${fault.text}`) : put.code;
    };
    expect(await faultsOf('TEN', 0)).toEqual(['voucher TEN']);
    await releases.act(anna, id, { act: 'rename', version: 1, name: 'Monday', sites: ['DE', 'TR'] });
    expect(await faultsOf('OWN', 1)).toEqual(['voucher OWN']);
    await desk.putDraft(anna, id, {
      kind: 'voucher',
      site: 'DE',
      key: 'voucher OWN',
      body: { title: 'O', percent: 5 },
      version: 0,
    });
    expect(await faultsOf('OWN', 2)).toEqual([]);
    // A voucher of another site, and one that the release itself takes away.
    expect(await faultsOf('OWN', 0, 'TR')).toEqual(['voucher OWN']);
    const opened = await desk.open(ben, id);
    expect(opened).toMatchObject({
      ok: true,
      value: { release: { id, drafts: 3, mayEdit: true }, drafts: [{ site: 'DE' }, { site: 'DE' }, { site: 'TR' }] },
    });
    expect(opened.ok && opened.value.drafts.map(({ kind, faults }) => [kind, faults.length])).toEqual([
      ['promotion', 0],
      ['voucher', 0],
      ['promotion', 1],
    ]);
  });
});

describe('[DESK-3] the history', () => {
  it('says who did what, and puts the state before into a release again', async () => {
    const all = open();
    const { desk, state, history } = all;
    const id = await make(all);
    state.at = new Date('2026-03-27T13:00:00Z');
    await desk.putDraft(anna, id, { ...place, body: banner('new'), version: 0 });
    const at = state.at.toISOString();
    expect(await desk.history({ release: id })).toEqual([
      {
        id: 2,
        at,
        who: anna.name,
        act: 'draft',
        release: { id, name: 'Monday' },
        site: 'DE',
        key,
        difference: [{ field: 'content.headline', before: 'old', after: 'new' }],
        isRestorable: true,
      },
      {
        id: 1,
        at: '2026-03-27T12:00:00.000Z',
        who: ben.name,
        act: 'made',
        release: { id, name: 'Monday' },
        difference: [],
        isRestorable: false,
      },
    ]);
    expect(await desk.history({ site: 'TR' })).toEqual([]);
    const later = await make(all);
    const restored = await desk.restore(ben, 2, { release: later, version: 0 });
    expect(restored).toMatchObject({ ok: true, value: { ...place, body: old, version: 1, difference: [] } });
    await desk.dropDraft(ben, later, { ...place, version: 1 });
    expect((await desk.history({ key }))[0]).toMatchObject({ act: 'draftDropped', isRestorable: false });
    const missing = { ok: false, code: 'MISSING' };
    for (const entry of [1, 99])
      expect(await desk.restore(ben, entry, { release: later, version: 0 })).toEqual(missing);
    for (const part of ['kind', 'site', 'key'] as const) {
      history.unshift({ ...place, id: 50, [part]: null, before: old } as never);
      expect(await desk.restore(ben, 50, { release: later, version: 0 })).toEqual(missing);
      history.shift();
    }
  });

  it('lists releases with the role of the reader, the newest first', async () => {
    const all = open();
    const { desk } = all;
    await make(all);
    await make(all);
    const { role, releases } = await desk.releases(rita);
    expect([role, releases.map(({ id, acts, mayEdit }) => [id, acts, mayEdit])]).toEqual([
      'reader',
      [
        [2, [], false],
        [1, [], false],
      ],
    ]);
    expect(await desk.open(rita, 9)).toEqual({ ok: false, code: 'MISSING' });
  });
});
