import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

const onServer = async (template = 'template1'): Promise<OwnDatabase> => {
  const url = new URL(inject('postgresUrl'));
  const name = `kontor_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url.href, 1);
  await server.query(statement('', `create database ${name} template ${template}`));
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

/** Opens a migrated database in this process, from the image that the set-up of the run has dumped. */
const openMigratedEmbedded = async (): Promise<Database> =>
  openEmbedded(undefined, await openAsBlob(inject('embeddedImage')));

const inNewFolder = async (work: (folder: string) => Promise<Blob>): Promise<Blob> => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-image-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Returns the image of a migrated database with what `fill` writes into it. The first test file of a run that asks for a name
 * fills the database, the others read its image: `fill` must write the same for the same name.
 */
const filledImage = async (name: string, fill: (db: Database) => Promise<void>): Promise<Blob> => {
  const path = join(dirname(inject('embeddedImage')), `${name}.tar`);
  if (!existsSync(path)) {
    const image = await inNewFolder(async (folder) => {
      const db = await openEmbedded(folder, await openAsBlob(inject('embeddedImage')));
      await fill(db);
      await db.close();
      return imageOf(folder);
    });
    // Another file may have filled at the same time. Its image stays: one that is being read must not be replaced.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, Buffer.from(await image.arrayBuffer()));
    try {
      linkSync(own, path);
    } catch (fault) {
      if (!existsSync(path)) throw fault;
    }
    rmSync(own);
  }
  return openAsBlob(path);
};

/** Opens a copy of a filled database in this process. */
export const openFilledEmbedded = async (name: string, fill: (db: Database) => Promise<void>): Promise<Database> =>
  openEmbedded(undefined, await filledImage(name, fill));

const copyInto = async (folder: string, image: Blob): Promise<void> => {
  const db = await openEmbedded(folder, image);
  await db.close();
};

/** Puts a migrated database into a data folder. */
export const putMigrated = async (folder: string): Promise<void> =>
  copyInto(folder, await openAsBlob(inject('embeddedImage')));

/** Puts a copy of a filled database into a data folder. */
export const putFilled = async (folder: string, name: string, fill: (db: Database) => Promise<void>): Promise<void> =>
  copyInto(folder, await filledImage(name, fill));

let empty: Promise<Blob> | undefined;
/** Opens a new database in this process. Making one takes five seconds of work, so a test file makes one and opens copies. */
const openEmptyEmbedded = async (): Promise<Database> => {
  empty ??= inNewFolder(async (folder) => {
    await (await openEmbedded(folder)).close();
    return imageOf(folder);
  });
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
    openMigrated: () => onServer(inject('postgresTemplate')),
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
