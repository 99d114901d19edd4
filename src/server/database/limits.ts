/** Time limits of the work with a database server, in milliseconds. Work that takes longer is given up (RUN-9). */
export interface DatabaseLimits {
  /** the wait for a connection, including the queue of a full pool */
  readonly connectMs: number;
  /** the server ends a statement after this time */
  readonly statementMs: number;
  /** the wait for a lock that another connection holds */
  readonly lockMs: number;
  /** the wait for a response: a connection that gives none is dropped, so it must be above `statementMs` */
  readonly answerMs: number;
  /** the server ends an idle transaction after this time: its client may be gone, while its locks remain */
  readonly idleInTransactionMs: number;
  /** the wait for the end of a connection */
  readonly closeMs: number;
}

const shared = { connectMs: 5000, idleInTransactionMs: 15_000, closeMs: 2000 };

/** The limits of requests: a shopper waits. */
export const requestLimits: DatabaseLimits = { ...shared, statementMs: 8000, lockMs: 5000, answerMs: 10_000 };

/** The limits of commands on a terminal; their statements are small, and many. */
export const commandLimits: DatabaseLimits = { ...shared, statementMs: 60_000, lockMs: 30_000, answerMs: 65_000 };

/** The limits of one transaction over whole tables: a migration, and the wait for another process that migrates. */
export const longLimits = { statementMs: 600_000, lockMs: 600_000, answerMs: 605_000 };
