import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { embeddedServer } from './embedded-server.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** a PostgreSQL server of this test run, with the right to make databases */
    postgresUrl: string;
  }
}

/** One PostgreSQL for the whole run; each test file makes a database of its own in it (databases.ts). */
const start = async (project: TestProject): Promise<() => Promise<void>> => {
  const { server, folder, url, said } = await embeddedServer('postgres', await freePort());
  try {
    await server.initialise();
    await server.start();
  } catch (fault) {
    throw new Error(`PostgreSQL for the database tests did not start: ${String(fault)}\n${said()}`, { cause: fault });
  }
  project.provide('postgresUrl', url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};

export default start; // oxlint-disable-line import/no-default-export -- Vitest takes a global set-up only so
