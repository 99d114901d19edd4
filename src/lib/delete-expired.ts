export interface ExpiredRows {
  readonly table: string;
  /** column, or expression of an index, that says until when a row is kept; it must have an index */
  readonly column: string;
  /** SQL of the moment or day up to which rows are deleted: a parameter with its type */
  readonly until: string;
  /** number of rows, or its parameter */
  readonly most: number | '$2';
}

/**
 * SQL that deletes the rows that expired first, at most so many. In batches: the embedded database serves no other query while a
 * statement runs.
 *
 * The order makes the server read the index. It keeps one plan for all values, takes a third of the rows for expired, and
 * without the order would read the whole table each minute. The condition stands twice, so that a row that is prolonged at the
 * same moment stays.
 */
export const deleteExpired = ({ table, column, until, most }: ExpiredRows): string => {
  const isExpired = `${column} <= ${until}`;
  return `delete from ${table} where ${isExpired}
    and ctid = any (array(select ctid from ${table} where ${isExpired} order by ${column} limit ${most}))`;
};
