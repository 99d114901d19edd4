import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface CountedQuery {
  readonly site: SiteCode;
  readonly query: string;
  readonly times: number;
}

const add = statement(
  'search-queries-add',
  `insert into search_query as kept (site, day, query, times)
   select row.site, $2::date, row.query, row.times
   from jsonb_to_recordset($1::jsonb) as row (site text, query text, times integer)
   on conflict (site, day, query) do update set times = kept.times + excluded.times`,
);
const frequent = statement(
  'search-queries-frequent',
  `select query as text, sum(times) as count from search_query where site = $1 and day > $2::date
   group by query having sum(times) >= $3 order by count desc, query limit $4`,
);
const forget = statement('search-queries-forget', 'delete from search_query where day <= $1::date');

/** Counts of queries by site and day, without any data of visitors. Days are YYYY-MM-DD. */
export const createPastQueriesRepository = (db: Database) => ({
  add: (queries: readonly CountedQuery[], day: string) => db.query(add, [JSON.stringify(queries), day]),
  frequent: (site: SiteCode, after: string, atLeast: number, most: number) =>
    db.query<{ text: string; count: number }>(frequent, [site, after, atLeast, most]),
  forget: (until: string) => db.query(forget, [until]),
});
export type PastQueriesRepository = ReturnType<typeof createPastQueriesRepository>;
