import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../lib/database.ts';

const askAgainAfterMs = 200;

/** Several processes may start on one database: runs the work when no other process runs work of this name. */
export const alone = async (db: Database, name: string, work: () => Promise<void>): Promise<void> => {
  let letGo = await db.hold(name);
  while (!letGo) {
    await delay(askAgainAfterMs);
    letGo = await db.hold(name);
  }
  try {
    await work();
  } finally {
    await letGo();
  }
};
