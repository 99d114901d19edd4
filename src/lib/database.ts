/**
 * The interface to PostgreSQL, the same for the embedded database and a server. Only repositories use it to run SQL.
 */
export interface Statement {
  /** unique in the program: the database server stores the prepared statement by it */
  readonly name: string;
  readonly text: string;
}

export interface Queryable {
  /** Returns rows as plain objects; `bigint` and `numeric` as numbers, `jsonb` parsed, `timestamptz` as Date. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/** Connections of a pool, for metrics. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database extends Queryable {
  /** Commits when the work resolves, rolls back when it rejects. `long`: over whole tables, it may take minutes. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, kind?: 'long'): Promise<T>;
  /**
   * Takes a lock by name and returns the function that releases it; `undefined` when another process holds the lock. The locks
   * of a process end with it.
   */
  hold(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
  /** statements run on this process's own event loop: while one runs, no request is served */
  readonly isInProcess?: boolean;
  /** only where nothing else does it: gives the room of deleted rows of one table back, of the next one each time */
  vacuum?(): Promise<void>;
  /** only with a pool, that is with a database server */
  load?(): PoolLoad;
}

/**
 * The database gave no answer, or none in time: the statement may have taken effect or not. The caller may retry.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  /** of the answer to a request that it broke */
  readonly statusCode = 503;
}

export const statement = (name: string, text: string): Statement => ({ name, text });
