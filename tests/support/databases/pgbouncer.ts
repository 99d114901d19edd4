import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../other-servers/free-port.ts';
import { install, mayInstall } from './debian.ts';

const program = '/usr/sbin/pgbouncer';
const startsWithinMs = 20_000;

/** Whether PgBouncer is here, or could be brought from Debian. */
export const hasPgbouncer = (): boolean => {
  if (!existsSync(program) && mayInstall()) install('pgbouncer');
  return existsSync(program);
};

export const withoutPgbouncer = 'PgBouncer is not tried: it is not installed (Debian: apt-get install pgbouncer)';

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const untilListening = async (port: number, child: ChildProcess): Promise<void> => {
  for (const until = Date.now() + startsWithinMs; !(await isListening(port));) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('PgBouncer did not start');
  }
};

export interface Pgbouncer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** PgBouncer in transaction mode before a PostgreSQL, with fewer connections to it than the shop opens. */
export const openPgbouncer = async (serverUrl: string): Promise<Pgbouncer> => {
  const url = new URL(serverUrl);
  const { username, password, hostname, port: serverPort } = url;
  const folder = mkdtempSync(join(tmpdir(), 'kontor-pgbouncer-'));
  // It does not run as root, so another user must read its files.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...asUser, settings], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await untilListening(port, child);
  url.port = String(port);
  return {
    url: url.href,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};
