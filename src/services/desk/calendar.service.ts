import type {
  Calendar,
  CalendarEntry,
  CalendarKind,
  CalendarQuery,
  CalendarRow,
  CalendarSite,
} from '../../contracts/staff/calendar.contract.ts';
import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import {
  gapsIn,
  midnights,
  overlapsIn,
  standingIn,
  type Standing,
  type Window,
} from '../../domain/content/calendar.rules.ts';
import type { Placed } from '../../domain/content/overlap.rules.ts';
import { instantOf } from '../../lib/time/instant.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { sites } from '../../sites/sites.ts';
import { changeOf } from './desk-views.rules.ts';
import type { DeskParts } from './desk-parts.ts';

/** Something on a site that is no promotion: a themeworld, a test, a change of prices. */
export interface OtherEntry {
  readonly kind: Exclude<CalendarKind, 'promotion'>;
  readonly place: string;
  readonly name: string;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly path: string;
  /** of an item that can be changed at the desk */
  readonly key?: string;
}

export interface CalendarParts extends Pick<DeskParts, 'repository' | 'folderItems'> {
  readonly others: (site: SiteCode, window: Window) => Promise<readonly OtherEntry[]>;
}

const usualDays = 14;
const isoOf = ({ from, to }: { readonly from?: Date | undefined; readonly to?: Date | undefined }) =>
  omitNullish({ from: from?.toISOString(), to: to?.toISOString() });

const placed = (item: PromotionItem, timeZone: string): Placed => {
  const at = (text: string | undefined) => (text === undefined ? undefined : zonedTime(text, timeZone));
  const { slot, name, tags = [], priority = 0, test } = item;
  return { slot, name, tags, priority, ...omitNullish({ from: at(item.from), to: at(item.to), test }) };
};

const begin = ({ from }: { readonly from?: string | undefined }): string => from ?? '';

const slotRow = (
  place: string,
  standing: readonly Standing<Placed>[],
  window: Window,
  releases: ReadonlyMap<number, string>,
): CalendarRow => ({
  kind: 'promotion',
  place,
  entries: standing
    .map(({ key, body, release, from, to }): CalendarEntry => ({
      name: body.name,
      key,
      path: '/',
      ...isoOf({ from, to }),
      ...(body.test ? { group: `${body.test.name}: ${body.test.group}` } : {}),
      ...(release === undefined ? {} : { release: { id: release, name: releases.get(release) ?? '' } }),
    }))
    .toSorted((one, other) => begin(one).localeCompare(begin(other))),
  gaps: gapsIn(standing, window).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
  overlaps: overlapsIn(standing, window).map(({ from, to, shown, covered }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
    shown,
    covered,
  })),
});

const otherRows = (others: readonly OtherEntry[]): CalendarRow[] =>
  [...Map.groupBy(others, ({ kind, place }) => `${kind} ${place}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const entries = own.map(({ name, path, key, ...times }) => ({
      name,
      path,
      ...omitNullish({ key }),
      ...isoOf(times),
    }));
    return [{ kind: first.kind, place: first.place, entries, gaps: [], overlaps: [] }];
  });

/** DESK-1: what stands where and when. Gaps and overlaps are those of the slots of promotions. */
export const createCalendar = ({ repository, folderItems, others }: CalendarParts) => {
  const ofSite = async (site: SiteCode, day: string, days: number): Promise<CalendarSite> => {
    const { timeZone } = sites[site];
    const nights = midnights(day, days, timeZone);
    const window: Window = { from: nights[0] ?? new Date(0), to: nights.at(-1) ?? new Date(0) };
    const own = new Map([...(await folderItems.promotion(site))].map(([key, item]) => [key, placed(item, timeZone)]));
    const rows = await repository.changes(site, 'promotion');
    const changes = rows.map((row) => {
      const change = changeOf(row, timeZone);
      return Object.assign(change, { body: change.body && placed(change.body, timeZone) });
    });
    const releases = new Map(changes.map(({ release, name }) => [release, name]));
    const bySlot = Map.groupBy(standingIn(own, changes, window), ({ body }) => body.slot);
    const shownOnce = changes.filter(({ from }) => from !== undefined);
    const slots = [...own.values(), ...shownOnce.flatMap(({ body }) => (body ? [body] : []))].map(({ slot }) => slot);
    return {
      site,
      midnights: nights.map((night) => night.toISOString()),
      rows: [
        ...[...new Set(slots)].toSorted().map((slot) => slotRow(slot, bySlot.get(slot) ?? [], window, releases)),
        ...otherRows(await others(site, window)),
      ],
    };
  };
  return {
    /** `undefined`: there is no such day */
    read: async ({ site, from, days = usualDays }: CalendarQuery): Promise<Calendar | undefined> => {
      if (!instantOf(`${from}T00:00Z`)) return undefined;
      const asked = site === undefined ? siteCodes : [site];
      return { sites: await Promise.all(asked.map((one) => ofSite(one, from, days))) };
    },
  };
};
export type CalendarService = ReturnType<typeof createCalendar>;
