import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { statement, type Database } from '../../../src/lib/database.ts';
import { openPostgres } from '../../../src/server/database/postgres.ts';
import { freePort } from '../other-servers/free-port.ts';
import { embeddedServer } from './embedded-server.ts';

/** Two PostgreSQL servers, a primary and its synchronous standby, behind one address. */
export interface FailoverPair {
  /** the common address, which leads to the primary */
  readonly url: string;
  /** for questions about the first primary itself */
  readonly first: Database;
  /** the first primary ends without a word */
  readonly kill: () => void;
  /** the first primary refuses changes from now on, and keeps its connections */
  readonly makeReadOnly: () => Promise<void>;
  /** the standby takes changes, and new connections lead to it; those that there are stay */
  readonly promote: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An address whose new connections lead to one port, and later to another. */
const movingAddress = async (firstPort: number) => {
  let port = firstPort;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket)));
    return socket;
  };
  const server = createServer((client) => {
    const upstream = keep(connect(port, '127.0.0.1'));
    keep(client).once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    moveTo: (to: number): void => {
      port = to;
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const ask = (db: Database, text: string) => db.query<Record<string, unknown>>(statement('', text));

export const failoverPair = async (): Promise<FailoverPair> => {
  const ports = [await freePort(), await freePort()] as const;
  const primary = await embeddedServer('primary', ports[0]);
  await primary.server.initialise();
  // Before the first start the folder of the primary is a backup of it.
  const standby = await embeddedServer('standby', ports[1]);
  spawnSync('cp', ['-a', primary.databaseDir, standby.databaseDir]);
  appendFileSync(
    join(standby.databaseDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=kontor password=kontor'\n`,
  );
  writeFileSync(join(standby.databaseDir, 'standby.signal'), '');
  await primary.server.start();
  // It says that it is there only when it takes changes.
  const isStandbyUp = standby.server.start().catch(() => {});
  const [first, second] = [openPostgres(primary.url, 1), openPostgres(standby.url, 1)];
  const connected = "select 1 as one from pg_stat_replication where state = 'streaming'";
  while ((await ask(first, connected)).length === 0);
  // From here on a change is acknowledged when the standby has it, too.
  await ask(first, "alter system set synchronous_standby_names = '*'");
  await ask(first, 'select pg_reload_conf()');
  const address = await movingAddress(ports[0]);
  const url = new URL(primary.url);
  url.port = String(address.port);
  let isKilled = false;
  return {
    url: url.href,
    first,
    kill: () => {
      isKilled = true;
      const pid = Number(readFileSync(join(primary.databaseDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      // Its children notice that it has gone, and end.
      process.kill(pid, 'SIGKILL');
    },
    makeReadOnly: async () => {
      await ask(first, 'alter system set default_transaction_read_only = on');
      await ask(first, 'select pg_reload_conf()');
    },
    promote: async () => {
      await ask(second, 'select pg_promote(true, 30)');
      address.moveTo(ports[1]);
    },
    close: async () => {
      await address.close();
      await Promise.all([first.close(), second.close()]);
      await standby.server.stop();
      await isStandbyUp;
      if (!isKilled) await primary.server.stop();
      for (const { folder } of [primary, standby]) rmSync(folder, { recursive: true, force: true });
    },
  };
};
