/** How long anything may take towards a database server, in milliseconds. What takes longer is given up (RUN-9). */
export interface DatabaseLimits {
  /** for a connection, also in the line before a full pool */
  readonly connectMs: number;
  /** after which the server ends a statement */
  readonly statementMs: number;
  /** for a lock that somebody else holds */
  readonly lockMs: number;
  /** for an answer: a connection that gives none is dropped, so it must be above `statementMs` */
  readonly answerMs: number;
  /** after which the server ends a transaction that nothing is asked in: its client has gone, and its locks remain */
  readonly idleInTransactionMs: number;
  /** for a goodbye */
  readonly closeMs: number;
}

const shared = { connectMs: 5000, idleInTransactionMs: 15_000, closeMs: 2000 };

/** A shopper waits. */
export const requestLimits: DatabaseLimits = { ...shared, statementMs: 8000, lockMs: 5000, answerMs: 10_000 };

/** A command on a terminal waits; its statements are small, and many. */
export const commandLimits: DatabaseLimits = { ...shared, statementMs: 60_000, lockMs: 30_000, answerMs: 65_000 };

/** One transaction over whole tables: a migration, and the wait for another process that migrates. */
export const longLimits = { statementMs: 600_000, lockMs: 600_000, answerMs: 605_000 };
