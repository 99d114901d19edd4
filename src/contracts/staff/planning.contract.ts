import { Type, type Static } from 'typebox';
import { siteCodeSchema } from '../shop/site.contract.ts';

/** A search is shown with at least so many different minutes of a day, a place with the clicks of so many visitors of a day. */
export const smallestShown = 5;
export const mostPlanningDays = 92;

const closed = { additionalProperties: false } as const;
const day = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$` });

export const missedSearchSchema = Type.Object({
  site: siteCodeSchema,
  /** of UTC, as the searches are counted */
  day,
  query: Type.String(),
  /** minutes in which visitors searched it in vain */
  misses: Type.Integer(),
});
export type MissedSearch = Static<typeof missedSearchSchema>;

export const placeClicksSchema = Type.Object({
  site: siteCodeSchema,
  /** on the clock of the site */
  day,
  slot: Type.String(),
  /** from 1; of the strip above the header the place of the link */
  position: Type.Integer(),
  /** visitors who agreed to statistics */
  visitors: Type.Integer(),
  clicks: Type.Integer(),
});
export type PlaceClicks = Static<typeof placeClicksSchema>;

/** DESK-7: what helps to plan; nothing of a person. */
export const planningSchema = Type.Object({
  smallest: Type.Integer(),
  searches: Type.Array(missedSearchSchema, { maxItems: 1000 }),
  clicks: Type.Array(placeClicksSchema, { maxItems: 5000 }),
  /** made-up events of the demo are among the clicks */
  isDemo: Type.Boolean(),
});
export type Planning = Static<typeof planningSchema>;

const period = {
  site: Type.Optional(siteCodeSchema),
  from: day,
  days: Type.Integer({ minimum: 1, maximum: mostPlanningDays }),
};
export const planningQuerySchema = Type.Object(period, closed);
export type PlanningQuery = Static<typeof planningQuerySchema>;
export const planningCsvQuerySchema = Type.Object(
  { ...period, list: Type.Enum(['searches', 'clicks'] as const) },
  closed,
);
export type PlanningCsvQuery = Static<typeof planningCsvQuerySchema>;
