/**
 * The one door to PostgreSQL, the same for the embedded database and a server. Repositories write SQL against it and
 * nothing else does.
 */
export interface Statement {
  /** unique in the program: a database server keeps the prepared statement under it */
  readonly name: string;
  readonly text: string;
}

export interface Queryable {
  /** Rows as plain objects; `bigint` and `numeric` columns come as numbers, `jsonb` parsed, `timestamptz` as Date. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

/** Connections of a pool, for whoever watches the shop. */
export interface PoolLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database extends Queryable {
  /** Commits when the work resolves, rolls back when it rejects. `long`: over whole tables, it may take minutes. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, kind?: 'long'): Promise<T>;
  /**
   * Holds a name that nobody else on this database holds then, and answers how to let it go; nothing where somebody has it.
   * A process that ends, however it ends, holds nothing any more.
   */
  hold(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
  /** where there is a pool: a database server */
  load?(): PoolLoad;
}

/**
 * The database gave no answer, or none in time: it may have done what was asked for or not. The one who asked may come again.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  /** of the answer to a request that it broke */
  readonly statusCode = 503;
}

export const statement = (name: string, text: string): Statement => ({ name, text });
