import { Type, type Static } from 'typebox';
import { siteCodeSchema } from '../shop/site.contract.ts';

export const calendarKinds = ['promotion', 'themeworld', 'test', 'price'] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** The longest calendar: six weeks. */
export const mostCalendarDays = 42;

const closed = { additionalProperties: false } as const;
const instant = Type.String();
const period = { from: instant, to: instant };

/** What stands in a place. Times are instants; an open end is missing. */
export const calendarEntrySchema = Type.Object({
  name: Type.String(),
  from: Type.Optional(instant),
  to: Type.Optional(instant),
  /** its key at the desk, of what can be changed there */
  key: Type.Optional(Type.String()),
  /** the page that shows it, for the preview */
  path: Type.String(),
  /** a promotion of one group of a test: `AdventBanner: B` */
  group: Type.Optional(Type.String()),
  release: Type.Optional(Type.Object({ id: Type.Integer(), name: Type.String() })),
});
export type CalendarEntry = Static<typeof calendarEntrySchema>;

export const calendarRowSchema = Type.Object({
  kind: Type.Enum(calendarKinds),
  /** slot of promotions, section of themeworlds, owner of tests; empty for prices */
  place: Type.String(),
  entries: Type.Array(calendarEntrySchema, { maxItems: 2000 }),
  /** when a slot is empty */
  gaps: Type.Array(Type.Object(period), { maxItems: 500 }),
  /** when two compete for a slot, and which one is shown */
  overlaps: Type.Array(Type.Object({ ...period, shown: Type.String(), covered: Type.String() }), { maxItems: 500 }),
});
export type CalendarRow = Static<typeof calendarRowSchema>;

export const calendarSiteSchema = Type.Object({
  site: siteCodeSchema,
  /** the midnights of the site, one more than days */
  midnights: Type.Array(instant, { maxItems: mostCalendarDays + 1 }),
  rows: Type.Array(calendarRowSchema, { maxItems: 300 }),
});
export type CalendarSite = Static<typeof calendarSiteSchema>;

export const calendarSchema = Type.Object({ sites: Type.Array(calendarSiteSchema, { maxItems: 9 }) });
export type Calendar = Static<typeof calendarSchema>;

/** Without `site` all of them; the first day is the same date on all clocks. */
export const calendarQuerySchema = Type.Object(
  {
    site: Type.Optional(siteCodeSchema),
    from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: mostCalendarDays })),
  },
  closed,
);
export type CalendarQuery = Static<typeof calendarQuerySchema>;

/** A link to the shop as of a moment, and with the drafts of a release. */
export const deskPreviewQuerySchema = Type.Object(
  {
    site: siteCodeSchema,
    /** now, if it is missing */
    at: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' })),
    release: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    to: Type.Optional(Type.String({ pattern: '^/(?:[^/\\\\].*)?$', maxLength: 500 })),
  },
  closed,
);
export type DeskPreviewQuery = Static<typeof deskPreviewQuerySchema>;
