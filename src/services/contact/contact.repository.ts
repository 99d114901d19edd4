import type { Database, Queryable } from '../../lib/database.ts';

/** Nothing of a message is kept but the mails: both are in the queue, or none. */
export const createContactRepository = (db: Pick<Database, 'transaction'>) => ({
  together: (work: (tx: Queryable) => Promise<void>): Promise<void> => db.transaction(work),
});
export type ContactRepository = ReturnType<typeof createContactRepository>;
