import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types, type Results, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Database, Queryable, Statement } from '../../lib/database.ts';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

const rows = async <Row>(answer: Promise<Results<Row>>): Promise<Row[]> => (await answer).rows;

const queryable = (db: PGlite | Transaction): Queryable => ({
  query: <Row>({ text }: Statement, values: readonly unknown[] = []) =>
    rows(db.query<Row>(text, [...values], { parsers })),
});

/**
 * Opens PostgreSQL 18 in this process, with its files under `folder`, or in memory without one. The caller owns the folder:
 * see owner.ts. `image` is a data folder that PGlite has dumped; a database in memory starts as a copy of it, in a quarter of
 * the time of a new one.
 */
export const openEmbedded = async (folder?: string, image?: Blob): Promise<Database> => {
  const dataDir = folder ? join(folder, 'database') : undefined;
  if (dataDir) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(image ? { loadDataDir: image } : {}),
    extensions: { pg_trgm, unaccent },
    // The default of 128 MB would be allocated at once, for a database of a few megabytes. Filling new log files with zeros
    // would block the only connection for 40 ms, for nothing: nothing is synced to disk here.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_init_zero=off'],
  });
  // Only this process uses the database, so its locks can be in memory.
  const held = new Set<string>();
  return {
    ...queryable(db),
    isInProcess: true,
    transaction: (work) => db.transaction((tx) => work(queryable(tx))),
    hold: async (name) => {
      if (held.has(name)) return undefined;
      held.add(name);
      return async () => void held.delete(name);
    },
    close: () => db.close(),
  };
};
