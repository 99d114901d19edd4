import type { Now } from '../../lib/time/moment.ts';
import type { DatabaseWatch } from '../http/database-watch.ts';
import type { Catalogue } from './catalogue.ts';
import type { Marketing } from './marketing.ts';

export interface UpkeepParts {
  readonly catalogue: Catalogue;
  readonly marketing: Pick<Marketing, 'contentVersion' | 'refresh'>;
  readonly searching: { readonly refresh: () => void };
  /** reads the pages and search words of the database */
  readonly documents: { readonly read: () => Promise<void>; readonly isDue: () => boolean };
  /** each deletes expired data of one part of the shop */
  readonly tidyUps: readonly (() => Promise<unknown>)[];
  readonly now: () => Now;
  readonly database: Pick<DatabaseWatch, 'watch' | 'isLost'>;
}

/** The work that timers call while the shop is open. */
export const createUpkeep = (parts: UpkeepParts) => {
  const { catalogue, marketing, searching, documents, tidyUps, now, database } = parts;
  const refresh = async (): Promise<void> => {
    const before = marketing.contentVersion();
    await Promise.all([catalogue.refresh(now()), marketing.refresh()]);
    if (marketing.contentVersion() !== before || documents.isDue()) await documents.read();
    // Built in the background; only searches before the first index wait for it.
    searching.refresh();
  };
  return {
    /** Reads changes that other processes have made. */
    refresh: () => database.watch(refresh),
    /** Whether the database has not answered for longer than the operator allows. */
    isLost: database.isLost,
    /** Deletes expired data; any process may call it at any time. */
    tidyUp: async (): Promise<void> => {
      await Promise.all(tidyUps.map((tidyUp) => tidyUp()));
    },
  };
};
