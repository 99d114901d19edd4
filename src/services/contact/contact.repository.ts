import type { Database, Queryable } from '../../lib/database.ts';

/** A message is stored only as its two mails, both in one transaction. */
export const createContactRepository = (db: Pick<Database, 'transaction'>) => ({
  together: (work: (tx: Queryable) => Promise<void>): Promise<void> => db.transaction(work),
});
export type ContactRepository = ReturnType<typeof createContactRepository>;
