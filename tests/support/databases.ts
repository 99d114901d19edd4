import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { statement, type Database } from '../../src/lib/database.ts';
import { openEmbedded } from '../../src/server/database/embedded.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { openPostgres } from '../../src/server/database/postgres.ts';

/** A database that nobody else uses, still without tables. */
export interface OwnDatabase {
  readonly db: Database;
  /** of a server; other processes and pools of a test reach the same database by it */
  readonly url?: string;
  readonly close: () => Promise<void>;
}

const onServer = async (): Promise<OwnDatabase> => {
  const url = new URL(inject('postgresUrl'));
  const name = `kontor_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url.href, 1);
  await server.query(statement('', `create database ${name}`));
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, 6);
  return {
    db,
    url: url.href,
    close: async () => {
      await db.close();
      await server.query(statement('', `drop database ${name} with (force)`));
      await server.close();
    },
  };
};

const inProcess = async (): Promise<OwnDatabase> => {
  const db = await openEmbedded();
  return { db, close: () => db.close() };
};

export const databases: readonly { readonly database: string; readonly open: () => Promise<OwnDatabase> }[] = [
  { database: 'PGlite', open: inProcess },
  { database: 'PostgreSQL', open: onServer },
];

const ownTables = statement(
  '',
  `select string_agg(oid::regclass::text, ', ') filter (where not relispartition) as tables,
     string_agg(oid::regclass::text, ', ') filter (where relispartition) as partitions
   from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_version'`,
);

/** Partitions go: the shop makes its own, and many of them make everything slow. */
export const emptyAllTables = async (db: Database): Promise<void> => {
  const [own] = await db.query<{ tables: string | null; partitions: string | null }>(ownTables);
  if (own?.partitions) await db.query(statement('', `drop table ${own.partitions}`));
  if (own?.tables) await db.query(statement('', `truncate ${own.tables} cascade`));
};

/**
 * The same tests on both databases (RUN-2): each kind is opened and migrated once for the file and emptied before every test.
 *
 *     onBothDatabases('cart', (db) => {
 *       it('[CART-1] …', async () => { await db().query(…) })
 *     })
 */
export const onBothDatabases = (subject: string, tests: (db: () => Database, own: () => OwnDatabase) => void): void =>
  describe.each(databases)(`${subject} on $database`, ({ open }) => {
    let own: OwnDatabase | undefined;
    const opened = (): OwnDatabase => {
      if (!own) throw new Error('the database is open inside of tests and hooks only');
      return own;
    };
    beforeAll(async () => {
      own = await open();
      await migrate(own.db);
    });
    beforeEach(() => emptyAllTables(opened().db));
    afterAll(() => own?.close());
    tests(() => opened().db, opened);
  });
