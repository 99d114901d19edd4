import { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAwayError, type Database, type Queryable, type Statement } from '../../lib/database.ts';
import { endsWithin } from './ends-within.ts';
import { awayErrorOf, breakOf, isReadOnly, withAwayError } from './faults.ts';
import { longLimits, requestLimits, type DatabaseLimits } from './limits.ts';
import { createAsking, isSilence, type Asking } from './silence.ts';

const int8 = 20;
const numeric = 1700;

const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === int8 || id === numeric ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/**
 * A pooler that gives each transaction another connection of the server (PgBouncer: pool_mode = transaction). A named statement
 * and what `set` changes belong to a connection, so neither is used then.
 */
export type Pooler = 'transaction';

/** What is common to all work with one server. */
interface Server {
  readonly pool: pg.Pool;
  readonly ask: Asking['ask'];
  readonly limits: DatabaseLimits;
  readonly pooler: Pooler | undefined;
}

/** Statements on one connection; `answerMs` where it is not the usual limit. */
const queryable = ({ ask, pooler }: Server, client: pg.ClientBase, answerMs?: number): Queryable => ({
  query: async <Row>({ name, text }: Statement, values: readonly unknown[] = []) => {
    const question = { name: pooler ? '' : name, text, values: [...values], types };
    return (await withAwayError(() => ask(client, question, answerMs))).rows as Row[]; // the caller knows its statement
  },
});

/** Takes a connection for one statement. */
const queryAlone =
  (server: Server): Queryable['query'] =>
  async (statement, values) => {
    const client = await withAwayError(() => server.pool.connect());
    let broken: Error | undefined;
    try {
      return await queryable(server, client).query(statement, values);
    } catch (fault) {
      broken = breakOf(fault);
      throw fault;
    } finally {
      client.release(broken);
    }
  };

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
const hold = async ({ pool, ask }: Server, name: string): Promise<(() => Promise<void>) | undefined> => {
  const client = await withAwayError(() => pool.connect());
  let broken: Error | undefined;
  const noteBreak = (fault: Error) => {
    broken = fault;
  };
  client.on('error', noteBreak);
  const release = async () => {
    if (!broken) await ask(client, { text: 'rollback' }).catch(noteBreak);
    client.off('error', noteBreak);
    client.release(broken);
  };
  try {
    await ask(client, { text: 'begin' });
    const { rows } = await ask(client, { text: tryLock, values: [name] });
    await ask(client, { text: stay });
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
  (server: Server): Database['transaction'] =>
  async (work, kind) => {
    const { pool, ask, pooler, limits } = server;
    const client = await withAwayError(() => pool.connect());
    let broken: Error | undefined;
    const noteBreak = (fault: Error) => {
      broken = fault;
    };
    client.on('error', noteBreak);
    try {
      await withAwayError(() => ask(client, { text: begin(kind, pooler && limits) }));
      const result = await work(queryable(server, client, kind && longLimits.answerMs));
      await withAwayError(() => ask(client, { text: 'commit' }));
      return result;
    } catch (fault) {
      // If the connection broke before, the statement's own fault only says that it could not be sent.
      const reason = broken ? awayErrorOf(broken) : fault;
      const cause = fault instanceof DatabaseAwayError ? fault.cause : undefined;
      if (isSilence(cause) || isReadOnly(cause)) noteBreak(cause as Error); // both are errors
      else await ask(client, { text: 'rollback' }).catch(noteBreak);
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
  const { ask, stop } = createAsking(limits.answerMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    stream: sockets.open,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    connectionTimeoutMillis: limits.connectMs,
    // Statements, because a pooler may refuse the limits among the parameters of a new connection. The pool waits for the
    // returned promise, which its types do not say.
    ...(pooler
      ? {}
      : {
          onConnect: (client: pg.ClientBase): unknown => ask(client, { text: `${setLimits(limits)}; ${plannedOnce}` }),
        }),
  });
  // A connection that breaks is replaced, in use or idle; without a listener it would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  const server = { pool, ask, limits, pooler };
  return {
    query: queryAlone(server),
    transaction: transactionOn(server),
    hold: (name) => hold(server, name),
    close: async () => {
      await endsWithin(pool.end(), limits.closeMs);
      stop();
      sockets.destroy();
    },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
