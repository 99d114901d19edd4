import {
  staffSignInFor,
  staffTimelinePath,
  type PlanEntry,
  type StaffDesk,
} from '../../contracts/staff/staff.contract.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { allSites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';
import type { PageDefinition } from '../page.ts';
import { staffPageLanguage, timelineTexts, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';
import { shiftedDay } from '../../lib/time/shifted-day.ts';
import { barOf, clockOf, firstMoment, stretchOf, type Bar, type DaySpan } from './staff-timeline.rules.ts';

export interface TimelineRow {
  readonly kind: PlanEntry['kind'];
  readonly name: string;
  readonly place: string;
  readonly stretch: string;
  readonly bar: Bar;
  /** opens a preview at the time when this is first visible that day */
  readonly previewUrl: string;
  readonly clock: string;
}

export interface StaffTimelineProps {
  readonly language: StaffPageLanguage;
  readonly day: string;
  readonly beforeUrl: string;
  readonly afterUrl: string;
  readonly otherUrl: string;
  readonly sites: readonly {
    readonly code: string;
    readonly name: string;
    readonly isOwn: boolean;
    readonly rows: readonly TimelineRow[];
  }[];
}

const rowsOf = async (desk: StaffDesk, site: Site, day: string): Promise<TimelineRow[]> => {
  const span: DaySpan = {
    from: zonedTime(`${day}T00:00`, site.timeZone),
    to: zonedTime(`${shiftedDay(day, 1) ?? day}T00:00`, site.timeZone),
  };
  const entries = await desk.plan(site.code, span.from, span.to);
  return Promise.all(
    entries.map(async (entry) => {
      const first = firstMoment(entry, span);
      return {
        kind: entry.kind,
        name: entry.name,
        place: entry.place,
        stretch: stretchOf(entry, site),
        bar: barOf(entry, span),
        previewUrl: await desk.previewLink(site.code, first),
        clock: clockOf(first, site),
      };
    }),
  );
};

/** The schedule of a day, per site, with links to previews. */
export const staffTimeline: PageDefinition<StaffTimelineProps> = {
  name: 'staff-timeline',
  paths: [staffTimelinePath],
  type: 'content',
  personal: true,
  query: ['day', 'lang'],
  load: async ({ site, moment, query, staff }) => {
    const desk = await staff?.();
    const language = staffPageLanguage(query['lang']);
    const asked = query['day'];
    const day = asked !== undefined && shiftedDay(asked, 0) ? asked : isoDay(moment.at, site.timeZone);
    const urlOf = (to: string, lang: string) => `${staffTimelinePath}?${new URLSearchParams({ day: to, lang })}`;
    if (!desk) return { kind: 'moved', permanent: false, to: staffSignInFor(urlOf(day, language)) };
    const own = [site, ...allSites.filter(({ code }) => code !== site.code)];
    return {
      kind: 'shown',
      status: 200,
      head: { title: `${timelineTexts[language].title}, ${day}` },
      props: {
        language,
        day,
        beforeUrl: urlOf(shiftedDay(day, -1) ?? day, language),
        afterUrl: urlOf(shiftedDay(day, 1) ?? day, language),
        otherUrl: urlOf(day, language === 'de' ? 'en' : 'de'),
        sites: await Promise.all(
          own.map(async (one) => ({
            code: one.code,
            name: one.countryName,
            isOwn: one.code === site.code,
            rows: await rowsOf(desk, one, day),
          })),
        ),
      },
    };
  },
};
