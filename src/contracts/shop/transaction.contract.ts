import type { Queryable } from '../../lib/database.ts';

/** Of whoever began it: what is done with it is kept when all of it is, and undone when anything of it fails. */
export type Transaction = Queryable;
