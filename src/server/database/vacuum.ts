import { statement, type Queryable } from '../../lib/database.ts';

const next = statement(
  'vacuum-next',
  `select oid::bigint as id, oid::regclass::text as name from pg_class
   where relkind = 'r' and relpersistence = 'p' and oid > $1::oid order by oid limit 1`,
);

/**
 * Returns a function that vacuums the next table, those of the system included. A server does so by itself (autovacuum), but
 * not the embedded database: without it the rows that were deleted keep their room, and each search for expired ones passes
 * all of them. One table at a time, because no other query is served meanwhile.
 */
export const vacuumInTurn = (): ((on: Queryable) => Promise<void>) => {
  let last = 0;
  return async (on) => {
    const [table] = await on.query<{ id: number; name: string }>(next, [last]);
    last = table?.id ?? 0;
    if (table) await on.query(statement('', `vacuum ${table.name}`));
  };
};
