import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { demoEventPrefix } from './demo-events.constants.ts';

/** The clicks on a place of promotions on one day. */
export interface PlaceSums {
  readonly day: string;
  readonly label: string;
  readonly visitors: number;
  readonly clicks: number;
  readonly demo: number;
}

const sums = statement(
  'tracked-place-clicks',
  `select to_char(received_at at time zone $5, 'YYYY-MM-DD') as day, event ->> 'label' as label,
     count(distinct visitor_id)::integer as visitors, count(*)::integer as clicks,
     (count(*) filter (where event_id like '${demoEventPrefix}%'))::integer as demo
   from tracked_event
   where site = $1 and received_at >= $2 and received_at < $3 and kind = 'ga_event'
     and event ->> 'category' = 'promotion' and event ->> 'action' in ('click', 'click cta', 'copy')
     and ($6 or event_id not like '${demoEventPrefix}%')
   group by 1, 2 having count(distinct visitor_id) >= $4 order by 1 desc, 2 limit 1000`,
);

/** DESK-7: sums of a site by day and place; no visitor leaves the database. Made-up events count in a demo alone. */
export const createPlaceClicks = (db: Pick<Database, 'query'>, hasDemo: boolean) => ({
  of: (site: SiteCode, from: Date, to: Date, atLeast: number, timeZone: string) =>
    db.query<PlaceSums>(sums, [site, from.toISOString(), to.toISOString(), atLeast, timeZone, hasDemo]),
});
