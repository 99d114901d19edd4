import type { Queryable } from '../../lib/database.ts';

/** The caller's database transaction: all of its changes are committed or rolled back together. */
export type Transaction = Queryable;
