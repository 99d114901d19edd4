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
  /** Commits when the work resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * Holds a name that nobody else on this database holds then, and answers how to let it go; nothing where somebody has it.
   * A process that ends, however it ends, holds nothing any more.
   */
  hold(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
  /** where there is a pool: a database server */
  load?(): PoolLoad;
}

export const statement = (name: string, text: string): Statement => ({ name, text });
