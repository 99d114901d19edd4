import { statement, type Database, type Statement } from './database.ts';

export interface ContentTable<Row> {
  /** name of the table; its rows belong to a site */
  readonly table: string;
  readonly insert: Statement;
  /** returns the values of `insert` after the site, which is $1 */
  readonly valuesOf: (row: Row, position: number) => readonly unknown[];
}

/** Tells every process that the site's content has changed. */
export const touchContent = statement(
  'content-touch',
  'insert into content_state (site, version) values ($1, 1) on conflict (site) do update set version = content_state.version + 1',
);

/** The version of each site's content, which changes with every replaced table, and that of what only previews show. */
export const contentStates = statement('content-states', 'select site, version, drafts from content_state');

/** Returns the function that replaces all rows of a site in one table, all or nothing. */
export const contentReplacer = <Row>(
  db: Database,
  { table, insert, valuesOf }: ContentTable<Row>,
): ((site: string, rows: readonly Row[]) => Promise<void>) => {
  const removeAll = statement(`${table}-remove`, `delete from ${table} where site = $1`);
  return (site, rows) =>
    db.transaction(async (tx) => {
      // First, because it locks the row of the site: of two processes that start at once the second one waits here.
      await tx.query(touchContent, [site]);
      await tx.query(removeAll, [site]);
      for (const [position, row] of rows.entries()) await tx.query(insert, [site, ...valuesOf(row, position)]);
    });
};
