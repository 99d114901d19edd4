import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedServer } from './embedded-server.ts';
import { freePort } from '../other-servers/free-port.ts';

const startsWithinMs = 20_000;

/** A PostgreSQL of one test alone, which may take it away. As it comes: fsync on. */
export interface OwnPostgres {
  readonly url: string;
  /** takes all its processes away without a word */
  readonly kill9: () => void;
  /** starts it again on the same data; resolves once it takes connections */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((line) => {
      const [child, parent] = line.trim().split(/\s+/).map(Number);
      return child !== undefined && parent === pid ? [child] : [];
    });

const end = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone with its parent.
  }
};

export const ownPostgres = async (): Promise<OwnPostgres> => {
  const { server, folder, databaseDir, url, said } = await embeddedServer('own-postgres', await freePort());
  let isUp = false;
  /** What was taken away may hold its memory for a moment yet, and the new server refuses to begin beside it. */
  const start = async (): Promise<void> => {
    for (const tryAgainAt = Date.now() + startsWithinMs; !isUp;) {
      isUp = await server.start().then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (Date.now() > tryAgainAt) throw new Error(`PostgreSQL did not start:\n${said()}`);
    }
  };
  const kill9 = (): void => {
    if (!isUp) return;
    isUp = false;
    const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    // Held, it starts no further ones.
    process.kill(pid, 'SIGSTOP');
    for (const one of [...childrenOf(pid), pid]) end(one);
  };
  await server.initialise();
  await start();
  process.once('exit', () => {
    kill9();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    url,
    kill9,
    start,
    stop: async () => {
      if (isUp) await server.stop();
      isUp = false;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
