import { DatabaseAwayError } from '../../lib/database.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { DatabaseWatch } from '../http/database-watch.ts';
import type { Catalogue } from './catalogue.ts';
import type { Marketing } from './marketing.ts';

type TidyUp = () => Promise<unknown>;

export interface UpkeepParts {
  readonly catalogue: Catalogue;
  readonly marketing: Pick<Marketing, 'contentVersion' | 'refresh'>;
  readonly searching: { readonly refresh: () => void };
  /** reads the pages and search words of the database */
  readonly documents: { readonly read: () => Promise<void>; readonly isDue: () => boolean };
  /** parts of the shop that delete expired data */
  readonly tidied: readonly { readonly tidyUp: TidyUp | readonly TidyUp[] }[];
  readonly now: () => Now;
  readonly database: Pick<DatabaseWatch, 'watch' | 'isLost'>;
}

/**
 * Tidies up one part after the other, so that one connection of the pool is enough and the rest is free for shoppers. A part
 * that fails does not stop the others; a database that is away is asked once.
 *
 * @throws AggregateError with the fault of each part
 */
const inTurn = async (parts: readonly TidyUp[]): Promise<void> => {
  const faults: unknown[] = [];
  for (const tidyUp of parts) {
    try {
      await tidyUp();
    } catch (fault) {
      faults.push(fault);
      if (fault instanceof DatabaseAwayError) break;
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'expired data stays until the next turn');
};

/** The work that timers call while the shop is open. */
export const createUpkeep = (parts: UpkeepParts) => {
  const { catalogue, marketing, searching, documents, tidied, now, database } = parts;
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
    tidyUp: () => inTurn(tidied.flatMap((part) => part.tidyUp)),
  };
};
