import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { silentProxy, type SilentProxy } from '../../../storm/silent-proxy.ts';
import { DatabaseAwayError, statement, type Database } from '../../lib/database.ts';
import { commandLimits, requestLimits, type DatabaseLimits } from './limits.ts';
import { openPostgres } from './postgres.ts';

const limits: DatabaseLimits = {
  connectMs: 1500,
  statementMs: 700,
  lockMs: 300,
  answerMs: 2000,
  // A busy machine may stop this process for a second between two statements.
  idleInTransactionMs: 15_000,
  closeMs: 300,
};
const one = statement('', 'select 1 as one');
/** Three connections are made and used in about as many. */
const mostPieces = 60;
const lock = statement('', "select pg_advisory_xact_lock(hashtextextended('of this test', 0))");

describe('[RUN-9] a database server', () => {
  let proxy: SilentProxy;
  let db: Database;
  let direct: Database;
  const connections = 3;
  /** All connections of the pool are open, and idle. */
  const warmUp = () => Promise.all(Array.from({ length: connections }, () => db.transaction((tx) => tx.query(one))));

  beforeEach(async () => {
    proxy = await silentProxy(inject('postgresUrl'));
    db = openPostgres(proxy.url, connections, limits);
    direct = openPostgres(inject('postgresUrl'), 2);
  });
  afterEach(async () => {
    await db.close();
    await direct.close();
    await proxy.close();
  });

  it('that falls silent: every question ends, and its connections are replaced', async () => {
    await warmUp();
    proxy.silence();
    const asked = Array.from({ length: connections + 2 }, () => db.query(one));
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseAwayError) });
    // Those that come now meet silence already when they connect.
    await expect(db.query(one)).rejects.toThrow(DatabaseAwayError);
    proxy.speak();
    expect(await Promise.all(asked.map(() => db.query(one)))).toEqual(asked.map(() => [{ one: 1 }]));
    await expect.poll(() => proxy.open()).toBe(db.load?.().open);
  });

  it('that is cut off at any moment takes no place of the pool with it, also while a connection is made', async () => {
    for (let pieces = 1; pieces <= mostPieces; pieces += 1) {
      proxy.cutAfter(pieces);
      const letGo = async () => (await db.hold('of this test'))?.();
      await Promise.allSettled([db.query(one), db.transaction((tx) => tx.query(one)), letGo(), db.query(one)]);
      proxy.cutAfter(Infinity);
      // The end of an idle connection may be noticed by its next use.
      const warm = () => warmUp().then(() => db.load?.(), String);
      const all = { open: connections, idle: connections, waiting: 0 };
      await expect.poll(warm, { interval: 1, timeout: 20_000, message: `after ${pieces} pieces` }).toEqual(all);
      // The next round begins with the first connection, or in the middle of its work.
      if (pieces % 2 === 0) {
        proxy.cut();
        await expect.poll(() => db.load?.().open).toBe(0);
      }
    }
  });

  it('that falls silent in the middle of a transaction releases its locks', async () => {
    const hasty = openPostgres(proxy.url, 1, { ...limits, idleInTransactionMs: 500 });
    await expect(
      hasty.transaction(async (tx) => {
        await tx.query(lock);
        proxy.silence();
        await tx.query(one);
      }),
    ).rejects.toThrow(DatabaseAwayError);
    await hasty.close();
    await direct.transaction((tx) => tx.query(lock));
    proxy.speak();
    expect(await db.query(one)).toEqual([{ one: 1 }]);
  });

  it('that falls silent while a name is held does not block its release', async () => {
    const letGo = await db.hold('of this test');
    expect(letGo).toBeDefined();
    proxy.silence();
    await letGo?.();
    expect(db.load?.().open).toBe(0);
  });

  it('that is silent is closed in time, with questions under way and without', async () => {
    await warmUp();
    proxy.silence();
    const asked = db.query(one).catch((fault: unknown) => fault);
    const closing = openPostgres(proxy.url, 1, { ...limits, connectMs: 60_000, answerMs: 60_000 });
    const connecting = closing.query(one).catch((fault: unknown) => fault);
    const began = performance.now();
    await Promise.all([db.close(), closing.close()]);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await Promise.all([asked, connecting])).toEqual([
      expect.any(DatabaseAwayError),
      expect.any(DatabaseAwayError),
    ]);
    await expect.poll(() => proxy.open()).toBe(0);
    db = openPostgres(proxy.url, 1, limits);
  });

  it.each([
    ['takes too long', 'select pg_sleep(30)', /statement timeout/],
    ['waits for a lock too long', lock.text, /lock timeout/],
  ])('ends a statement that %s, and keeps the connection', async (_, text, reason) => {
    await direct.transaction(async (tx) => {
      await tx.query(lock);
      await db.transaction(async (own) => {
        const [before] = await own.query(statement('', 'select pg_backend_pid() as pid'));
        await own.query(statement('', 'savepoint before'));
        await expect(own.query(statement('', text))).rejects.toThrow(reason);
        await own.query(statement('', 'rollback to before'));
        expect(await own.query(statement('', 'select pg_backend_pid() as pid'))).toEqual([before]);
      });
    });
  });

  it('has other limits for long work, and only there', async () => {
    const asked = statement(
      '',
      "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
    );
    const patient = openPostgres(proxy.url, 1, { ...limits, statementMs: 250, answerMs: 5000 });
    const nap = statement('', 'select pg_sleep(0.5)');
    await expect(patient.query(nap)).rejects.toThrow(DatabaseAwayError);
    expect(await patient.transaction((tx) => tx.query(nap), 'long')).toHaveLength(1);
    await patient.close();
    expect(await db.query(asked)).toEqual([{ statement: '700ms', lock: '300ms' }]);
    expect(await db.transaction((tx) => tx.query(asked), 'long')).toEqual([{ statement: '10min', lock: '10min' }]);
    expect(await db.query(asked)).toEqual([{ statement: '700ms', lock: '300ms' }]);
  });

  it.each([
    ['requests', requestLimits, { statement: '8s', lock: '5s', idle: '15s' }],
    ['commands', commandLimits, { statement: '1min', lock: '30s', idle: '15s' }],
  ])('has the limits of %s, as the operators read them', async (_, own, settings) => {
    const opened = openPostgres(inject('postgresUrl'), 1, own);
    const asked = statement(
      '',
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(await opened.query(asked)).toEqual([settings]);
    await opened.close();
    // The server gives up first, so that its reason arrives.
    expect(own.answerMs).toBeGreaterThan(own.statementMs);
    expect(own.statementMs).toBeGreaterThan(own.lockMs);
  });

  it.runIf(process.platform === 'linux')(
    'is asked by the system after ten idle seconds whether it still exists',
    async () => {
      const [row] = await direct.query<{ port: number }>(statement('', 'select inet_client_port() as port'));
      const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16);
      const server = Number(new URL(inject('postgresUrl')).port);
      const sockets = readFileSync('/proc/net/tcp', 'utf8').split('\n');
      // The system gives one local port to connections to several servers, so both ends are compared; 01 is an open one.
      const own = sockets
        .map((line) => line.trim().split(/\s+/))
        .find(([, local, remote, state]) => portOf(local) === row?.port && portOf(remote) === server && state === '01');
      // The kind of the timer, 02 is keep-alive, and when it is over, in hundredths of a second.
      const [kind, left = ''] = own?.[5]?.split(':') ?? [];
      expect(kind).toBe('02');
      expect(Number.parseInt(left, 16)).toBeLessThanOrEqual(1000);
    },
  );

  it('is reported in one sentence where it cannot be reached', async () => {
    for (const [url, sentence] of [
      [
        'postgres://kontor:secret@127.0.0.1:1/kontor',
        /^The database that DATABASE_URL names cannot be asked: .*ECONNREFUSED/,
      ],
      [
        'postgres://kontor:secret@127.0.0.1:many/kontor',
        /^The database that DATABASE_URL names cannot be asked: Invalid URL\.$/,
      ],
      [inject('postgresUrl').replace('kontor:kontor', 'kontor:wrong'), /password authentication failed/],
    ] as const) {
      const away = openPostgres(url, 1, limits);
      const fault = await away.query(one).catch((reason: unknown) => reason);
      expect(fault).toBeInstanceOf(DatabaseAwayError);
      expect(fault).toMatchObject({ statusCode: 503, message: expect.stringMatching(sentence) });
      expect(String(fault)).not.toMatch(/secret|wrong/);
      await away.close();
    }
  });

  it('answers a request or fails, before the proxy’s timeout', () => {
    // proxy_read_timeout of deploy/nginx/kontor.conf: 35 s.
    expect(requestLimits.connectMs + requestLimits.answerMs).toBeLessThan(35_000);
    expect(requestLimits.answerMs).toBeGreaterThan(requestLimits.statementMs);
  });
});
