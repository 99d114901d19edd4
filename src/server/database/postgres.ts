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
const awayCodes = new Set(['57014', '55P03', '25P03', '53100', '25006']);
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

type Question = pg.QueryConfig & { readonly query_timeout?: number };

const queryable = (client: pg.Pool | pg.PoolClient, answerMs?: number): Queryable => ({
  query: async <Row>({ name, text }: Statement, values: readonly unknown[] = []) => {
    const question: Question = { name, text, values: [...values], types };
    if (answerMs !== undefined) Object.assign(question, { query_timeout: answerMs });
    return (await withAwayError(() => client.query<Row & pg.QueryResultRow>(question))).rows;
  },
});

const tryLock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as held';
const unlock = 'select pg_advisory_unlock(hashtextextended($1, 0))';

/** Takes an advisory lock on a connection of its own: the server frees it when the connection ends. */
const hold = async (pool: pg.Pool, name: string): Promise<(() => Promise<void>) | undefined> => {
  const client = await withAwayError(() => pool.connect());
  const isHeld = await client.query<{ held: boolean }>(tryLock, [name]).then(
    ({ rows }) => rows[0]?.held === true,
    (fault: Error) => {
      client.release(fault);
      throw awayErrorOf(fault);
    },
  );
  if (!isHeld) {
    client.release();
    return undefined;
  }
  let broken: Error | undefined;
  // Without a listener, a connection that breaks meanwhile would end the process.
  const noteBreak = (fault: Error) => {
    broken = fault;
  };
  client.on('error', noteBreak);
  return async () => {
    if (!broken) await client.query(unlock, [name]).catch(noteBreak);
    client.off('error', noteBreak);
    client.release(broken);
  };
};

const begin = {
  usual: 'begin',
  long: `begin; set local statement_timeout = ${longLimits.statementMs}; set local lock_timeout = ${longLimits.lockMs}`,
};

const transactionOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, kind) => {
    const client = await withAwayError(() => pool.connect());
    let broken: Error | undefined;
    // With this listener a connection that breaks ends this work, not the process.
    const noteBreak = (fault: Error) => {
      broken = fault;
    };
    client.on('error', noteBreak);
    try {
      await withAwayError(() => client.query(begin[kind ?? 'usual']));
      const result = await work(queryable(client, kind && longLimits.answerMs));
      await withAwayError(() => client.query('commit'));
      return result;
    } catch (fault) {
      // If the connection broke before, the statement's own fault only says that it could not be sent.
      const reason = broken ? awayErrorOf(broken) : fault;
      const cause = fault instanceof DatabaseAwayError ? fault.cause : undefined;
      if (isSilence(cause)) noteBreak(cause as Error); // it is one by `isSilence`
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

/** A statement that sets the limits. A pooler may refuse them among the parameters of a new connection. */
const setLimits = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): string =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`;

/** After this time without data the system checks whether the other end still exists (TCP keep-alive). */
const keepAliveInitialDelayMillis = 10_000;

/** Opens a database on a PostgreSQL server. `connections` is the size of this process's pool. */
export const openPostgres = (url: string, connections = 12, limits: DatabaseLimits = requestLimits): Database => {
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
    // The pool waits for the returned promise, which its types do not say.
    onConnect: (client): unknown => client.query(setLimits(limits)),
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    ...queryable(pool),
    transaction: transactionOn(pool),
    hold: (name) => hold(pool, name),
    close: async () => {
      await endsWithin(pool.end(), limits.closeMs);
      sockets.destroy();
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
