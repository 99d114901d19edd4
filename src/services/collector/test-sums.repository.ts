import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { GroupOfSums } from '../../domain/abtest/test-result.rules.ts';
import { demoEventPrefix } from './demo-events.constants.ts';
import { statement, type Database } from '../../lib/database.ts';

/** The browser says the groups as `test:group,test:group`. The name of a test has only letters, digits, `_` and `-`. */
const groupOf = "(regexp_match(page ->> 'ab_tests', '(?:^|,)' || $1 || ':([A-Za-z0-9_-]+)'))[1]";
const kindIs = (kind: string): string => `max(case when kind = '${kind}' then 1 else 0 end)`;
const perGroup = statement(
  'tracked-test-sums',
  `with seen as (
     select visitor_id, ${groupOf} as name, kind, event, event_id
     from tracked_event
     where site = any($2::text[]) and received_at >= $3 and received_at < $4 and (page ->> 'ab_tests') <> ''
       and ($5 or event_id not like '${demoEventPrefix}%')
   ), visitor as (
     select visitor_id, case when count(distinct name) = 1 then min(name) end as name,
       ${kindIs('promotion_click')} as clicked, ${kindIs('add_to_cart')} as filled, ${kindIs('purchase_ga4')} as ordered,
       coalesce(sum((event ->> 'value')::numeric) filter (where kind = 'purchase_ga4'), 0) as spent,
       max(case when event_id like '${demoEventPrefix}%' then 1 else 0 end) as demo
     from seen where name is not null group by visitor_id
   )
   select name, count(*)::integer as visitors, sum(clicked)::integer as clickers, sum(filled)::integer as carts,
     sum(ordered)::integer as orders, sum(spent)::float8 as revenue, sum(spent * spent)::float8 as revenue_squares,
     sum(demo)::integer as demo
   from visitor group by name`,
);

/** DESK-5: the sums of a test by group, of a period and some sites. Made-up events count in a demo alone. */
export const createTestSums = (db: Pick<Database, 'query'>, hasDemo: boolean) => ({
  of: (test: string, sites: readonly SiteCode[], from: Date, to: Date) =>
    db.query<GroupOfSums>(perGroup, [test, sites, from.toISOString(), to.toISOString(), hasDemo]),
});
