import { randomUUID } from 'node:crypto';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { statement, type Database } from '../../../src/lib/database.ts';
import { openEmbedded } from '../../../src/server/database/embedded.ts';
import { openPostgres } from '../../../src/server/database/postgres.ts';
import { imageOf } from './embedded-image.ts';

/** A database of one test file. */
export interface OwnDatabase {
  readonly db: Database;
  /** of a server; other processes and pools of a test reach the same database by it */
  readonly url?: string;
  readonly close: () => Promise<void>;
}

/** Works on the databases of the test run's server as its owner. */
const asOwner = async <T>(work: (server: Database) => Promise<T>): Promise<T> => {
  const server = openPostgres(inject('postgresUrl'), 1);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
};

const nameOfOwn = (): string => `kontor_${randomUUID().replaceAll('-', '')}`;

const onServer = async (template = 'template1', name = nameOfOwn()): Promise<OwnDatabase> => {
  await asOwner((server) => server.query(statement('', `create database "${name}" template "${template}"`)));
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const db = openPostgres(url.href, 6);
  return {
    db,
    url: url.href,
    close: async () => {
      await db.close();
      await asOwner((server) => server.query(statement('', `drop database "${name}" with (force)`)));
    },
  };
};

/** Opens a migrated database on the server. */
export const openMigratedOnServer = (): Promise<OwnDatabase> => onServer(inject('postgresTemplate'));

const isThere = async (server: Database, name: string): Promise<boolean> =>
  (await server.query(statement('', 'select 1 from pg_database where datname = $1'), [name])).length > 0;

/**
 * Opens a copy of a migrated database with what `fill` writes into it, on the server. The first test file of a run that asks
 * for a name fills the template, the others copy it: `fill` must write the same for the same name.
 */
export const openFilled = async (name: string, fill: (db: Database) => Promise<void>): Promise<OwnDatabase> => {
  const template = `kontor_filled_${name}`;
  if (!(await asOwner((server) => isThere(server, template)))) {
    const filling = nameOfOwn();
    const { db } = await onServer(inject('postgresTemplate'), filling);
    await fill(db);
    await db.close();
    await asOwner(async (server) => {
      try {
        await server.query(statement('', `alter database "${filling}" rename to "${template}"`));
      } catch (fault) {
        // Another file may have filled one at the same time.
        if (!(await isThere(server, template))) throw fault;
      }
    });
  }
  return onServer(template);
};

/** Opens a migrated database in this process, from the image that the set-up of the run has dumped. */
const openMigratedEmbedded = async (): Promise<Database> =>
  openEmbedded(undefined, await openAsBlob(inject('embeddedImage')));

/** Puts a migrated database into a data folder. */
export const putMigrated = async (folder: string): Promise<void> => {
  const db = await openEmbedded(folder, await openAsBlob(inject('embeddedImage')));
  await db.close();
};

const makeEmpty = async (): Promise<Blob> => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-image-'));
  try {
    await (await openEmbedded(folder)).close();
    return await imageOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

let empty: Promise<Blob> | undefined;
/** Opens a new database in this process. Making one takes five seconds of work, so a worker makes one and opens copies. */
const openEmptyEmbedded = async (): Promise<Database> => {
  empty ??= makeEmpty();
  return openEmbedded(undefined, await empty);
};

const inProcess = (db: Database): OwnDatabase => ({ db, close: () => db.close() });

interface Kind {
  readonly database: string;
  /** opens a database without tables */
  readonly open: () => Promise<OwnDatabase>;
  /** opens a database with all tables, as a copy of one that was migrated once for the whole run */
  readonly openMigrated: () => Promise<OwnDatabase>;
}

export const databases: readonly Kind[] = [
  {
    database: 'PGlite',
    open: async () => inProcess(await openEmptyEmbedded()),
    openMigrated: async () => inProcess(await openMigratedEmbedded()),
  },
  {
    database: 'PostgreSQL',
    open: () => onServer(),
    openMigrated: openMigratedOnServer,
  },
];

/** A table without a block has had no row since it was made or truncated. */
const ownTables = statement(
  '',
  `select string_agg(oid::regclass::text, ', ') filter (where not relispartition and pg_relation_size(oid) > 0) as tables,
     string_agg(oid::regclass::text, ', ') filter (where relispartition) as partitions
   from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_version'`,
);

/**
 * Empties all tables but that of the migrations. Truncating an empty table costs as much as a full one, so only those with
 * rows are truncated. Partitions are dropped: the shop makes its own, and many of them make everything slow.
 */
export const emptyAllTables = async (db: Database): Promise<void> => {
  const [own] = await db.query<{ tables: string | null; partitions: string | null }>(ownTables);
  if (own?.partitions) await db.query(statement('', `drop table ${own.partitions}`));
  if (own?.tables) await db.query(statement('', `truncate ${own.tables} cascade`));
};

/**
 * Runs the same tests on both databases (RUN-2): each kind is opened once for the file and emptied before every test.
 *
 *     onBothDatabases('cart', (db) => {
 *       it('[CART-1] …', async () => { await db().query(…) })
 *     })
 */
export const onBothDatabases = (subject: string, tests: (db: () => Database, own: () => OwnDatabase) => void): void =>
  describe.each(databases)(`${subject} on $database`, ({ openMigrated }) => {
    let own: OwnDatabase | undefined;
    const opened = (): OwnDatabase => {
      if (!own) throw new Error('the database is open inside of tests and hooks only');
      return own;
    };
    beforeAll(async () => {
      own = await openMigrated();
    });
    beforeEach(() => emptyAllTables(opened().db));
    afterAll(() => own?.close());
    tests(() => opened().db, opened);
  });
