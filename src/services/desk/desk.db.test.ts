import { beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { byKey } from '../../domain/content/release.rules.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { takeItems } from '../../server/content/take/take-items.ts';
import { createFolderItems } from '../../server/wiring/staff/folder-items.ts';
import { promotionChanges } from '../../server/wiring/staff/item-changes.ts';
import { createPromotionRepository, type PromotionRow } from '../promotion/promotion.repository.ts';
import { createPromotionService } from '../promotion/promotion.service.ts';
import { createDeskRepository } from './desk.repository.ts';
import { createDesk } from './desk.service.ts';
import type { DeskParts, DeskPerson } from './desk-parts.ts';
import { createReleases } from './release.service.ts';

const anna: DeskPerson = { name: 'anna@example.com', role: 'publisher' };
const ben: DeskPerson = { name: 'ben@example.com', role: 'editor' };
const key = 'top_banner Coffee';
const row = (headline: string): PromotionRow => ({
  slot: 'top_banner',
  type: 'ApiTopBannerPromotion',
  name: 'Coffee',
  content: { headline },
  valid_from: null,
  valid_to: null,
  tags: [],
  test_name: null,
  test_group: null,
  priority: 0,
});
const banner = (headline: string): PromotionItem => ({
  slot: 'top_banner',
  type: 'ApiTopBannerPromotion',
  name: 'Coffee',
  content: { headline },
});

onBothDatabases('the desk', (db) => {
  let at = new Date();
  const parts = (): DeskParts => ({
    repository: createDeskRepository(db()),
    together: (work) => db().transaction((tx) => work(createDeskRepository(tx))),
    folderItems: createFolderItems(db(), { searchDocument: () => ({ redirects: [], synonyms: {}, hosts: [] }) }),
    knowledge: async () => ({ hasPicture: () => false, tests: [], hasCategory: () => false, searchFaults: () => [] }),
    now: clockOf(() => at),
  });
  const desk = () => createDesk(parts());
  const releases = () => createReleases(parts());
  const service = () => createPromotionService(createPromotionRepository(db()), promotionChanges(db()));
  /** what the shop shows to visitors, and in a preview of a release */
  const headline = async (site: SiteCode = 'DE', release?: number) => {
    const promotions = service();
    await promotions.refresh();
    const moment = { at, abTests: {}, ...(release === undefined ? {} : { isPreview: true as const, release }) };
    return promotions.shown(site, 'top_banner', moment)?.content.headline;
  };
  const time = (text: string): void => {
    at = new Date(text);
  };
  const value = <T>(
    outcome: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: string },
  ): T => {
    if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
    return outcome.value;
  };
  const make = async (sites: readonly SiteCode[] = ['DE']) =>
    value(await releases().make(ben, { name: 'Monday', sites: [...sites] })).id;
  const put = (id: number, body: PromotionItem | null, version = 0, site: SiteCode = 'DE', who = ben) =>
    desk().putDraft(who, id, { kind: 'promotion', site, key, body, version });
  const versionOf = async (id: number) => value(await desk().open(anna, id)).release.version;
  const schedule = async (id: number, startsAt: string, endsAt?: string, who = anna) =>
    releases().act(who, id, { act: 'schedule', version: await versionOf(id), startsAt, ...(endsAt ? { endsAt } : {}) });
  const act = async (id: number, what: 'takeBack' | 'publish' | 'unschedule' | 'reopen' | 'remove', who = anna) =>
    releases().act(who, id, { act: what, version: await versionOf(id) });

  beforeEach(async () => {
    time('2026-03-27T12:00:00Z');
    for (const site of ['DE', 'TR'] as const) await createPromotionRepository(db()).replace(site, [row('folder')]);
  });

  describe('a release', () => {
    it('[DESK-3] shows its drafts in its preview alone, and is public from its local time on', async () => {
      const id = await make(['DE', 'TR']);
      value(await put(id, banner('new')));
      value(await put(id, banner('yeni'), 0, 'TR'));
      expect([await headline(), await headline('DE', id)]).toEqual(['folder', 'new']);
      value(await schedule(id, '2026-03-30T08:00'));
      expect(await headline()).toBe('folder');
      time('2026-03-30T05:00:00Z');
      expect([await headline('DE'), await headline('TR')]).toEqual(['folder', 'yeni']);
      time('2026-03-30T05:59:59.999Z');
      expect(await headline()).toBe('folder');
      time('2026-03-30T06:00:00Z');
      expect(await headline()).toBe('new');
    });

    it('[DESK-3] restores what was before when it is taken back, also after days, and under another release', async () => {
      const [first, second] = [await make(), await make()];
      value(await put(first, banner('first')));
      value(await act(first, 'publish'));
      time('2026-03-28T12:00:00Z');
      value(await put(second, banner('second')));
      value(await act(second, 'publish'));
      expect(await headline()).toBe('second');
      time('2026-04-05T12:00:00Z');
      value(await act(second, 'takeBack'));
      expect(await headline()).toBe('first');
      value(await act(first, 'takeBack'));
      expect(await headline()).toBe('folder');
    });

    it('[DESK-3] ends by itself, hides an item, and shows a new one', async () => {
      const id = await make();
      value(await put(id, null));
      value(await schedule(id, '2026-03-28T08:00', '2026-03-29T08:00'));
      time('2026-03-28T07:00:00Z');
      expect(await headline()).toBeUndefined();
      time('2026-03-29T06:00:00Z');
      expect(await headline()).toBe('folder');
      expect((await desk().releases(anna)).releases[0]?.state).toBe('ended');
      value(await act(id, 'reopen'));
      expect((await desk().releases(anna)).releases[0]?.acts).toContain('publish');
    });

    it('[DESK-3] ends cached pages at its start and its end, and drafts end none', async () => {
      const id = await make();
      const promotions = service();
      await promotions.refresh();
      const version = promotions.version('DE');
      value(await put(id, banner('new')));
      await promotions.refresh();
      expect(promotions.version('DE')).toBe(version);
      value(await schedule(id, '2026-03-30T08:00', '2026-04-01T08:00'));
      await promotions.refresh();
      expect(promotions.version('DE')).not.toBe(version);
      const start = promotions.nextSwitch('DE', at);
      expect([start?.toISOString(), start && promotions.nextSwitch('DE', start)?.toISOString()]).toEqual([
        '2026-03-30T06:00:00.000Z',
        '2026-04-01T06:00:00.000Z',
      ]);
      const planned = promotions.between('DE', new Date('2026-03-30T00:00:00Z'), new Date('2026-03-31T00:00:00Z'));
      expect(planned.map(({ content }) => content.headline)).toEqual(['folder', 'new']);
    });
  });

  describe('what is refused', () => {
    const codeOf = async (outcome: Promise<{ readonly ok: boolean; readonly code?: string }>) => {
      const { ok, code } = await outcome;
      return ok ? 'ok' : code;
    };
    it('[DESK-3] to publish: no drafts, a time of the past, an end before the start, faults', async () => {
      const id = await make(['DE', 'TR']);
      expect(await codeOf(act(id, 'publish'))).toBe('EMPTY');
      value(await put(id, banner('new')));
      // 14:30 has passed in Istanbul, and not in Berlin.
      expect(await codeOf(schedule(id, '2026-03-27T14:30'))).toBe('TIME');
      expect(await codeOf(schedule(id, '2026-02-30T08:00'))).toBe('TIME');
      expect(await codeOf(schedule(id, '2026-03-30T08:00', '2026-03-30T08:00'))).toBe('TIME');
      value(await put(id, { ...banner('new'), content: { subline: 'no headline' } }, 1));
      const outcome = await act(id, 'publish');
      expect(outcome).toMatchObject({
        code: 'INVALID',
        members: { faults: [{ site: 'DE', key, code: 'needed', field: 'content.headline' }] },
      });
      expect(await headline()).toBe('folder');
    });

    it('[DESK-4] what the role does not allow', async () => {
      const id = await make();
      const reader: DeskPerson = { name: 'rita@example.com', role: 'reader' };
      expect(await codeOf(put(id, banner('x'), 0, 'DE', reader))).toBe('ROLE');
      value(await put(id, banner('new')));
      for (const who of [reader, ben]) {
        expect(await codeOf(act(id, 'publish', who))).toBe('ROLE');
        expect(await codeOf(schedule(id, '2026-03-30T08:00', undefined, who))).toBe('ROLE');
      }
      value(await schedule(id, '2026-03-30T08:00'));
      expect(await codeOf(put(id, banner('sneaked in'), 1))).toBe('ROLE');
      value(await act(id, 'publish'));
      expect(await codeOf(act(id, 'takeBack', ben))).toBe('ROLE');
      expect(await codeOf(put(id, banner('late'), 1, 'DE', anna))).toBe('STATE');
      expect(await codeOf(act(id, 'remove'))).toBe('STATE');
    });

    it('a site that the release does not have, and a release that there is not', async () => {
      const id = await make();
      expect(await codeOf(put(id, banner('x'), 0, 'TR'))).toBe('SITE');
      expect(await codeOf(put(id + 100, banner('x')))).toBe('MISSING');
      value(await put(id, banner('x')));
      value(await act(id, 'remove'));
      expect(await codeOf(desk().open(anna, id))).toBe('MISSING');
    });
  });

  describe('two people', () => {
    it('[DESK-4] the second one sees what the first one changed, and nothing is overwritten', async () => {
      const id = await make();
      value(await put(id, banner('of Anna'), 0, 'DE', anna));
      const outcome = await put(id, banner('of Ben'));
      expect(outcome).toMatchObject({
        code: 'CHANGED',
        members: {
          current: { version: 1, changedBy: anna.name, body: { content: { headline: 'of Anna' } } },
          difference: [{ field: 'content.headline', before: 'of Ben', after: 'of Anna' }],
        },
      });
      expect(await headline('DE', id)).toBe('of Anna');
      expect(value(await put(id, banner('of both'), 1))?.version).toBe(2);
    });

    it('[DESK-4] of two who write at once one is refused', async () => {
      const id = await make();
      const outcomes = await Promise.all(['one', 'two'].map((word) => put(id, banner(word))));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const version = await versionOf(id);
      const acts = await Promise.all(
        [1, 2].map(() => releases().act(anna, id, { act: 'rename', version, name: 'x', sites: ['DE'] })),
      );
      expect(acts.map((one) => (one.ok ? 'ok' : one.code)).toSorted()).toEqual(['CHANGED', 'ok']);
    });
  });

  it('[DESK-3] the history says who changed what and when, and the state before can be restored', async () => {
    const id = await make();
    value(await put(id, banner('one')));
    time('2026-03-27T13:00:00Z');
    value(await put(id, banner('two'), 1, 'DE', anna));
    value(await act(id, 'publish'));
    const entries = await desk().history({ release: id });
    expect(entries.map(({ act: what, who }) => `${what} ${who.split('@')[0]}`)).toEqual([
      'published anna',
      'draft anna',
      'draft ben',
      'made ben',
    ]);
    const [, second, first] = entries;
    expect([second?.at, second?.difference]).toEqual([
      '2026-03-27T13:00:00.000Z',
      [{ field: 'content.headline', before: 'one', after: 'two' }],
    ]);
    expect(await desk().history({ site: 'DE', key })).toHaveLength(2);
    expect(await desk().history({ site: 'TR' })).toEqual([]);
    const later = await make();
    const restore = (entry: number | undefined) => desk().restore(ben, entry ?? 0, { release: later, version: 0 });
    expect(value(await restore(first?.id))?.body).toMatchObject({ content: { headline: 'folder' } });
    expect(await restore(entries[0]?.id)).toMatchObject({ code: 'MISSING' });
  });

  it('[DESK-3] the folder leaves alone what the desk has changed, unless the command says so', async () => {
    const id = await make();
    value(await put(id, banner('desk')));
    const promotions = createPromotionRepository(db());
    const take = (headlineOfFolder: string, isOverDesk = false) =>
      takeItems<PromotionRow>(
        db(),
        {
          kind: 'promotion',
          site: 'DE',
          fresh: byKey([row(headlineOfFolder), { ...row('other'), name: 'Tea' }]),
          stored: async () => byKey(await promotions.promotions('DE')),
          replace: (rows) => promotions.replace('DE', rows),
        },
        { now: at, isOverDesk },
      );
    expect(await take('second folder')).toEqual([]);
    value(await act(id, 'publish'));
    expect(await take('third folder')).toEqual([key]);
    expect(await headline()).toBe('desk');
    expect(
      (await desk().items({ kind: 'promotion', site: 'DE' })).map(
        ({ body }) => 'content' in body && body.content['headline'],
      ),
    ).toEqual(['desk', 'other']);
    value(await act(id, 'takeBack'));
    expect(await headline()).toBe('second folder');
    value(await act(id, 'reopen'));
    value(await act(id, 'publish'));
    expect(await take('fourth folder', true)).toEqual([key]);
    expect(await headline()).toBe('fourth folder');
    expect(await take('fifth folder')).toEqual([]);
    expect(await headline()).toBe('fifth folder');
  });
});
