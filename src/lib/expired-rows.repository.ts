import { statement, type Queryable } from './database.ts';

export interface ExpiredRows {
  readonly table: string;
  /** column, or expression of an index, that says until when a row is kept; it must have an index */
  readonly column: string;
  readonly type: 'date' | 'timestamptz' | 'bigint';
}

/** Rows of one statement: the embedded database serves no other query while it runs. */
export const expiredTogether = 250;
/** Statements of one call, so that no call is without an end; the rest has its turn at the next one. */
const mostStatements = 400;

/**
 * Returns a function that deletes the rows whose time ended at the given moment or before, those that expired first before
 * others, in batches until none is left.
 *
 * The order makes the server read the index. It keeps one plan for all values, takes a third of the rows for expired, and
 * without the order would read the whole table each minute. The condition stands twice, so that a row that is prolonged at the
 * same moment stays.
 */
export const deleteExpired = (name: string, { table, column, type }: ExpiredRows) => {
  const isExpired = `${column} <= $1::${type}`;
  const batch = statement(
    name,
    `delete from ${table} where ${isExpired}
     and ctid = any (array(select ctid from ${table} where ${isExpired} order by ${column} limit ${expiredTogether}))
     returning 1 as gone`,
  );
  return async (db: Queryable, until: Date | string | number): Promise<void> => {
    for (let turn = 0; turn < mostStatements; turn += 1)
      if ((await db.query(batch, [until])).length < expiredTogether) return;
  };
};
