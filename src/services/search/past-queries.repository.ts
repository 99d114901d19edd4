import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { deleteExpired } from '../../lib/expired-rows.repository.ts';

export interface CountedQuery {
  readonly site: SiteCode;
  readonly query: string;
  readonly times: number;
  /** how often it found nothing */
  readonly misses: number;
}

const add = statement(
  'search-queries-add',
  `insert into search_query as kept (site, day, query, times, misses)
   select row.site, $2::date, row.query, row.times, row.misses
   from jsonb_to_recordset($1::jsonb) as row (site text, query text, times integer, misses integer)
   on conflict (site, day, query) do update set times = kept.times + excluded.times, misses = kept.misses + excluded.misses`,
);
const frequent = statement(
  'search-queries-frequent',
  `select query as text, sum(times) as count from search_query where site = $1 and day > $2::date
   group by query having sum(times) >= $3 order by count desc, query limit $4`,
);
const missed = statement(
  'search-queries-missed',
  `select site, to_char(day, 'YYYY-MM-DD') as day, query, misses from search_query
   where site = any($1::text[]) and day >= $2::date and day < $3::date and misses >= $4
   order by misses desc, day desc, site, query limit $5`,
);
const forget = deleteExpired('search-queries-forget', { table: 'search_query', column: 'day', type: 'date' });

/** Counts of queries by site and day, without any data of visitors. Days are YYYY-MM-DD. */
export const createPastQueriesRepository = (db: Database) => ({
  add: (queries: readonly CountedQuery[], day: string) => db.query(add, [JSON.stringify(queries), day]),
  frequent: (site: SiteCode, after: string, atLeast: number, most: number) =>
    db.query<{ text: string; count: number }>(frequent, [site, after, atLeast, most]),
  /** what was searched in vain, from a day on and before another one */
  missed: (sites: readonly SiteCode[], from: string, until: string, atLeast: number, most: number) =>
    db.query<{ readonly site: SiteCode; readonly day: string; readonly query: string; readonly misses: number }>(
      missed,
      [sites, from, until, atLeast, most],
    ),
  forget: (until: string): Promise<void> => forget(db, until),
});
export type PastQueriesRepository = ReturnType<typeof createPastQueriesRepository>;
