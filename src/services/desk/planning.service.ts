import {
  smallestShown,
  type MissedSearch,
  type PlaceClicks,
  type Planning,
  type PlanningQuery,
} from '../../contracts/staff/planning.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { instantOf } from '../../lib/time/instant.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { sites } from '../../sites/sites.ts';

interface LabelSums {
  readonly day: string;
  readonly label: string;
  readonly visitors: number;
  readonly clicks: number;
  readonly demo: number;
}

export interface PlanningParts {
  readonly missed: (
    sites: readonly SiteCode[],
    from: string,
    until: string,
    atLeast: number,
    most: number,
  ) => Promise<readonly MissedSearch[]>;
  readonly clicks: (
    site: SiteCode,
    from: Date,
    to: Date,
    atLeast: number,
    timeZone: string,
  ) => Promise<readonly LabelSums[]>;
}

const mostSearches = 1000;

/** The events name the banner above the header, and the four places of its strip: `VK2_Newsletterregistrierung`. */
export const placeOf = (label: string): Pick<PlaceClicks, 'slot' | 'position'> => {
  const [, place] = /^VK([1-4])_/.exec(label) ?? [];
  return place === undefined ? { slot: label, position: 1 } : { slot: 'header_top', position: Number(place) };
};

/** DESK-7: searches that found nothing, and clicks by slot and position. `undefined`: there is no such day. */
export const createPlanning = ({ missed, clicks }: PlanningParts) => ({
  read: async ({ site, from, days }: PlanningQuery): Promise<Planning | undefined> => {
    const until = shiftedDay(from, days);
    if (until === undefined || !instantOf(`${from}T00:00Z`)) return undefined;
    const asked = site === undefined ? siteCodes : [site];
    const found: PlaceClicks[] = [];
    let isDemo = false;
    for (const code of asked) {
      const { timeZone } = sites[code];
      const [start, end] = [zonedTime(`${from}T00:00`, timeZone), zonedTime(`${until}T00:00`, timeZone)];
      for (const { day, label, visitors, clicks: times, demo } of await clicks(
        code,
        start,
        end,
        smallestShown,
        timeZone,
      )) {
        found.push({ site: code, day, ...placeOf(label), visitors, clicks: times });
        isDemo ||= demo > 0;
      }
    }
    const searches = await missed(asked, from, until, smallestShown, mostSearches);
    return { smallest: smallestShown, searches: [...searches], clicks: found.slice(0, 5000), isDemo };
  },
});
export type PlanningService = ReturnType<typeof createPlanning>;
