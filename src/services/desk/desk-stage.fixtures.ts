import type { DeskKind, ItemBodies, PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { PlannedTest } from '../../domain/abtest/test-plan.rules.ts';
import type { GroupOfSums } from '../../domain/abtest/test-result.rules.ts';
import { clockOf } from '../../lib/time/moment.ts';
import type { ChangeRow, DeskRepository, DraftRow, HistoryRow, ReleaseRow } from './desk.repository.ts';
import type { DeskPerson } from './desk-parts.ts';
import type { DeskTestRepository, DeskTestRow } from './desk-test.repository.ts';
import type { DeskTestParts, InsideOne } from './desk-test.service.ts';

export const anna: DeskPerson = { name: 'anna@example.com', role: 'publisher' };
export const ben: DeskPerson = { name: 'ben@example.com', role: 'editor' };
export const rita: DeskPerson = { name: 'rita@example.com', role: 'reader' };

export const banner = (headline: string, rest: Partial<PromotionItem> = {}): PromotionItem => ({
  slot: 'top_banner',
  type: 'ApiTopBannerPromotion',
  name: 'Coffee',
  content: { headline },
  ...rest,
});
export const bannerKey = 'top_banner Coffee';

type Folder = { [Kind in DeskKind]?: Readonly<Partial<Record<SiteCode, Readonly<Record<string, ItemBodies[Kind]>>>>> };

/** The desk over rows in memory, and a list of the messages to other processes (`touched`). */
export const deskStage = (folder: Folder = {}) => {
  const state = { at: new Date('2026-03-27T12:00:00Z'), id: 0, transactions: 0, locks: 0 };
  const rows = new Map<number, Omit<ReleaseRow, 'drafts'>>();
  const drafts: DraftRow[] = [];
  const history: HistoryRow[] = [];
  const tests = new Map<number, DeskTestRow>();
  const planned: Partial<Record<SiteCode, PlannedTest[]>> = {};
  const sums: GroupOfSums[] = [];
  const asked: unknown[] = [];
  const touched: string[] = [];
  const isOf = (id: number, place: Pick<DraftRow, 'kind' | 'site' | 'key'>) => (one: DraftRow) =>
    one.release_id === id && one.kind === place.kind && one.site === place.site && one.key === place.key;
  const withDrafts = (row: Omit<ReleaseRow, 'drafts'> | undefined): ReleaseRow | undefined =>
    row && { ...row, drafts: drafts.filter(({ release_id }) => release_id === row.id).length };
  const present = <Value>(values: readonly (Value | undefined)[]): Value[] =>
    values.flatMap((value) => (value === undefined ? [] : [value]));

  const repository = {
    releases: async () => present([...rows.values()].toReversed().map(withDrafts)),
    countReleases: async () => rows.size,
    locked: async (id: number) => withDrafts(rows.get(id)),
    release: async (id: number) => withDrafts(rows.get(id)),
    addRelease: async (name: string, sites: readonly SiteCode[], who: string, at: Date) => {
      const none = { starts_at: null, ends_at: null, published_at: null, taken_back_at: null };
      rows.set((state.id += 1), { id: state.id, name, sites, ...none, version: 1, changed_by: who, changed_at: at });
      return state.id;
    },
    putRelease: async (row: ReleaseRow, who: string, at: Date) =>
      void rows.set(row.id, { ...row, version: row.version + 1, changed_by: who, changed_at: at }),
    removeRelease: async (id: number) => void rows.delete(id),
    drafts: async (id: number) => drafts.filter(({ release_id }) => release_id === id),
    draft: async (id: number, place: DraftRow) => drafts.find(isOf(id, place)),
    putDraft: async (id: number, place: DraftRow, who: string, at: Date) => {
      const known = drafts.findIndex(isOf(id, place));
      const version = (drafts[known]?.version ?? 0) + 1;
      const row = { ...place, release_id: id, version, changed_by: who, changed_at: at };
      drafts.splice(known < 0 ? drafts.length : known, known < 0 ? 0 : 1, row);
    },
    dropDraft: async (id: number, place: DraftRow) => void drafts.splice(drafts.findIndex(isOf(id, place)), 1),
    changes: async (site: SiteCode, kind: DeskKind): Promise<ChangeRow[]> =>
      drafts
        .filter((one) => one.site === site && one.kind === kind)
        .flatMap(({ release_id, key, body }) => {
          const release = rows.get(release_id);
          return release ? [{ ...release, release_id, release_name: release.name, key, body }] : [];
        }),
    touchDrafts: async (sites: readonly SiteCode[]) => void touched.push(`drafts ${sites.join()}`),
    touchSites: async (sites: readonly SiteCode[]) => void touched.push(`sites ${sites.join()}`),
    addHistory: async (row: Omit<HistoryRow, 'id'>) => void history.unshift({ ...row, id: history.length + 1 }),
    history: async ({ site, key, release }: { site?: SiteCode; key?: string; release?: number }) =>
      history.filter(
        (one) =>
          (site ?? one.site) === one.site &&
          (key ?? one.key) === one.key &&
          (release ?? one.release_id) === one.release_id,
      ),
    historyEntry: async (id: number) => history.find((one) => one.id === id),
  };
  const testRows = {
    list: async () => [...tests.values()].toReversed(),
    one: async (id: number) => tests.get(id),
    lock: async () => void (state.locks += 1),
    add: async (row: Omit<DeskTestRow, 'id' | 'version'>, who: string, at: Date) => {
      tests.set((state.id += 1), { ...row, id: state.id, version: 1, changed_by: who, changed_at: at });
      return state.id;
    },
    put: async (row: DeskTestRow, who: string, at: Date) =>
      void tests.set(row.id, { ...row, version: row.version + 1, changed_by: who, changed_at: at }),
    remove: async (id: number) => void tests.delete(id),
  };
  // Trusted: the rows do what the statements do, as far as the services ask for it.
  const inside: InsideOne = {
    desk: repository as unknown as DeskRepository,
    tests: testRows as unknown as DeskTestRepository,
    planned: async (site) => planned[site] ?? [],
  };
  const folderItems = Object.fromEntries(
    (['promotion', 'themeworld', 'navigation', 'search', 'voucher'] as const).map((kind) => [
      kind,
      async (site: SiteCode) => new Map(Object.entries(folder[kind]?.[site] ?? {})),
    ]),
  ) as unknown as DeskTestParts['folderItems'];
  const parts: DeskTestParts = {
    repository: inside.desk,
    tests: inside.tests,
    together: (work) => {
      state.transactions += 1;
      return work(inside.desk);
    },
    inOne: (work) => {
      state.transactions += 1;
      return work(inside);
    },
    folderItems,
    knowledge: async (site) => ({
      hasPicture: (name) => name === `hero-${site.toLowerCase()}`,
      hasCategory: (category) => category < 9000,
      searchFaults: () => [],
      tests: [{ name: 'Hero', groups: ['A', 'B'] }],
    }),
    sumsOf: async (...args) => {
      asked.push(args);
      return sums;
    },
    now: clockOf(() => state.at),
  };
  return { parts, state, rows, drafts, history, tests, planned, sums, asked, touched };
};
