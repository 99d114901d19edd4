import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { statement } from '../../../src/lib/database.ts';
import { openEmbedded } from '../../../src/server/database/embedded.ts';
import { migrate } from '../../../src/server/database/migrate.ts';
import { openPostgres } from '../../../src/server/database/postgres.ts';
import { imageOf } from './embedded-image.ts';
import { embeddedServer } from './embedded-server.ts';
import { freePort } from '../other-servers/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** a PostgreSQL server of this test run, with the right to make databases */
    postgresUrl: string;
    /** name of a database on that server which is migrated and stays empty */
    postgresTemplate: string;
    /** path of a dumped data folder of PGlite which is migrated and empty */
    embeddedImage: string;
  }
}

/** These tests never take the machine's power away; what a crash leaves is tested on a server of its own (own-postgres.ts). */
const withoutSync = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'].flatMap((flag) => ['-c', flag]);

const postgresTemplate = 'kontor_template';

const makeTemplate = async (url: string): Promise<void> => {
  const server = openPostgres(url, 1);
  await server.query(statement('', `create database ${postgresTemplate}`));
  await server.close();
  const template = new URL(url);
  template.pathname = `/${postgresTemplate}`;
  const db = openPostgres(template.href, 1);
  await migrate(db);
  await db.close();
};

const makeImage = async (folder: string): Promise<string> => {
  const db = await openEmbedded(folder);
  await migrate(db);
  await db.close();
  const image = await imageOf(folder);
  const path = join(folder, 'image.tar');
  writeFileSync(path, Buffer.from(await image.arrayBuffer()));
  return path;
};

/** Starts one PostgreSQL for the whole run and migrates once; each test file opens copies (databases.ts). */
const start = async (project: TestProject): Promise<() => Promise<void>> => {
  const imageFolder = mkdtempSync(join(tmpdir(), 'kontor-image-'));
  const { server, folder, url, said } = await embeddedServer('postgres', await freePort(), withoutSync);
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    throw new Error(`PostgreSQL for the database tests did not start: ${String(fault)}\n${said()}`, { cause: fault });
  }
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(imageFolder, { recursive: true, force: true });
  };
  try {
    // One after the other: PGlite keeps this process too busy for a transaction on the server.
    await makeTemplate(url);
    const image = await makeImage(imageFolder);
    project.provide('postgresUrl', url);
    project.provide('postgresTemplate', postgresTemplate);
    project.provide('embeddedImage', image);
  } catch (fault) {
    // Vitest calls the function that ends it only where this one returns.
    await stop();
    throw fault;
  }
  return stop;
};

export default start; // oxlint-disable-line import/no-default-export -- Vitest takes a global set-up only so
