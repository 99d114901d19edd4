import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAwayError, type Database, type Queryable, type Statement } from '../../lib/database.ts';
import { endsWithin } from './ends-within.ts';
import { longLimits, requestLimits, type DatabaseLimits } from './limits.ts';

const int8 = 20;
const numeric = 1700;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/** Error codes of the server: statement canceled, lock not available, idle transaction ended, disk full, read-only. */
const readOnlyCode = '25006';
const awayCodes = new Set(['57014', '55P03', '25P03', '53100', readOnlyCode]);
const invalidUrl = 'ERR_INVALID_URL';

const isAway = (fault: Error & { code?: unknown }): boolean => {
  if (fault instanceof pg.DatabaseError) return fault.severity === 'FATAL' || awayCodes.has(fault.code ?? '');
  return !(fault instanceof TypeError) || fault.code === invalidUrl;
};

/** Turns a fault of the connection, but not one of the statement, into a DatabaseAwayError. */
const awayErrorOf = (fault: unknown): unknown => {
  if (!(fault instanceof Error) || fault instanceof DatabaseAwayError || !isAway(fault)) return fault;
  // If a host has several addresses and all refuse, the fault has only a code.
  const reason = fault.message || ('code' in fault ? String(fault.code) : 'no reason');
  return new DatabaseAwayError(`The database that DATABASE_URL names cannot be asked: ${reason}.`, { cause: fault });
};

const withAwayError = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (fault) {
    throw awayErrorOf(fault);
  }
};

/** Whether the driver has given up waiting for a response. The next statement on this connection would wait behind it. */
const isSilence = (fault: unknown): boolean => fault instanceof Error && fault.message === 'Query read timeout';

/**
 * Whether the server only reads: after a failover a connection may still lead to the former primary, now a standby. It would
 * refuse every change for ever, so it is replaced by one to the server that now has the address.
 */
const isReadOnly = (fault: unknown): boolean => fault instanceof pg.DatabaseError && fault.code === readOnlyCode;

type Question = pg.QueryConfig & { readonly query_timeout?: number };

/**
 * A pooler that gives each transaction another connection of the server (PgBouncer: pool_mode = transaction). A named statement
 * and what `set` changes belong to a connection, so neither is used then.
 */
export type Pooler = 'transaction';

const queryable = (client: pg.Pool | pg.PoolClient, pooler?: Pooler, answerMs?: number): Queryable => ({
  query: async <Row>({ name, text }: Statement, values: readonly unknown[] = []) => {
    const question: Question = { name: pooler ? '' : name, text, values: [...values], types };
    if (answerMs !== undefined) Object.assign(question, { query_timeout: answerMs });
    return (await withAwayError(() => client.query<Row & pg.QueryResultRow>(question))).rows;
  },
});

/**
 * The server ends an idle transaction, but not this one. Sent after the lock: a statement with values stays open, with its
 * snapshot, until the next one, and all rows that others change meanwhile would be kept for it.
 */
const stay = 'set local idle_in_transaction_session_timeout = 0';
const tryLock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held';

/**
 * Takes an advisory lock by a transaction that stays open until it is released: a lock of the session would be lost behind a
 * pooler. The server frees it when the connection ends.
 */
const hold = async (pool: pg.Pool, name: string): Promise<(() => Promise<void>) | undefined> => {
  const client = await withAwayError(() => pool.connect());
  let broken: Error | undefined;
  // Without a listener, a connection that breaks meanwhile would end the process.
  const noteBreak = (fault: Error) => {
    broken = fault;
  };
  client.on('error', noteBreak);
  const release = async () => {
    if (!broken) await client.query('rollback').catch(noteBreak);
    client.off('error', noteBreak);
    client.release(broken);
  };
  try {
    await client.query('begin');
    const { rows } = await client.query<{ held: boolean }>(tryLock, [name]);
    await client.query(stay);
    if (rows[0]?.held === true) return release;
  } catch (fault) {
    noteBreak(fault as Error); // the driver throws nothing else
    await release();
    throw awayErrorOf(fault);
  }
  await release();
  return undefined;
};

/** Statements that set limits; `local`: of one transaction. */
const setLimits = (limits: Partial<DatabaseLimits>, local = ''): string =>
  [
    ['statement_timeout', limits.statementMs],
    ['lock_timeout', limits.lockMs],
    ['idle_in_transaction_session_timeout', limits.idleInTransactionMs],
  ]
    .flatMap(([name, ms]) => (ms === undefined ? [] : `set ${local} ${name} = ${ms}`))
    .join('; ');

/**
 * A statement with a name is planned once a connection. Left to itself the server plans those of the catalogue each time: it takes
 * one plan for all generations for dearer than one for each call, and planning costs more than reading. Long work is left to the server:
 * it fills tables, and a plan for an empty one would stay.
 */
const plannedOnce = 'set plan_cache_mode = force_generic_plan';
const plannedEachTime = 'set local plan_cache_mode = auto';

/** Where the connection has no limits of its own, each transaction brings them along. */
const begin = (kind: 'long' | undefined, own: DatabaseLimits | undefined): string => {
  const limits = setLimits({ ...own, ...(kind && longLimits) }, 'local');
  const settings = [limits, kind && !own ? plannedEachTime : ''].filter((setting) => setting !== '');
  return ['begin', ...settings].join('; ');
};

const transactionOn =
  (pool: pg.Pool, pooler: Pooler | undefined, limits: DatabaseLimits): Database['transaction'] =>
  async (work, kind) => {
    const client = await withAwayError(() => pool.connect());
    let broken: Error | undefined;
    // With this listener a connection that breaks ends this work, not the process.
    const noteBreak = (fault: Error) => {
      broken = fault;
    };
    client.on('error', noteBreak);
    try {
      await withAwayError(() => client.query(begin(kind, pooler && limits)));
      const result = await work(queryable(client, pooler, kind && longLimits.answerMs));
      await withAwayError(() => client.query('commit'));
      return result;
    } catch (fault) {
      // If the connection broke before, the statement's own fault only says that it could not be sent.
      const reason = broken ? awayErrorOf(broken) : fault;
      const cause = fault instanceof DatabaseAwayError ? fault.cause : undefined;
      if (isSilence(cause) || isReadOnly(cause)) noteBreak(cause as Error); // both are errors
      else await client.query('rollback').catch(noteBreak);
      throw reason;
    } finally {
      client.off('error', noteBreak);
      client.release(broken);
    }
  };

/**
 * The sockets of the pool. If the server does not respond to the end of a connection, only destroying its socket ends it;
 * until then it would keep the process alive.
 */
const keptSockets = (closeMs: number) => {
  const sockets = new Set<Socket>();
  return {
    open: (): Socket => {
      const socket = new Socket();
      sockets.add(socket);
      let goodbye: NodeJS.Timeout | undefined;
      socket.once('finish', () => {
        goodbye = setTimeout(() => socket.destroy(), closeMs).unref();
      });
      socket.once('close', () => {
        clearTimeout(goodbye);
        sockets.delete(socket);
      });
      return socket;
    },
    destroy: (): void => {
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** After this time without data the system checks whether the other end still exists (TCP keep-alive). */
const keepAliveInitialDelayMillis = 10_000;

/** Opens a database on a PostgreSQL server. `connections` is the size of this process's pool. */
export const openPostgres = (
  url: string,
  connections = 12,
  limits: DatabaseLimits = requestLimits,
  pooler?: Pooler,
): Database => {
  const sockets = keptSockets(limits.closeMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    stream: sockets.open,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.answerMs,
    // Statements, because a pooler may refuse the limits among the parameters of a new connection. The pool waits for the
    // returned promise, which its types do not say.
    ...(pooler
      ? {}
      : { onConnect: (client: pg.ClientBase): unknown => client.query(`${setLimits(limits)}; ${plannedOnce}`) }),
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    ...queryable(pool, pooler),
    transaction: transactionOn(pool, pooler, limits),
    hold: (name) => hold(pool, name),
    close: async () => {
      await endsWithin(pool.end(), limits.closeMs);
      sockets.destroy();
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
