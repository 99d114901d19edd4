import type { Now } from '../../lib/time/moment.ts';
import type { Catalogue } from './catalogue.ts';
import type { Marketing } from './marketing.ts';

export interface UpkeepParts {
  readonly catalogue: Catalogue;
  readonly marketing: Pick<Marketing, 'contentVersion' | 'refresh'>;
  readonly searching: { readonly reloadWords: () => void; readonly refresh: () => void };
  /** each removes what a part of the shop has stored long enough */
  readonly tidyUps: readonly (() => Promise<unknown>)[];
  readonly now: () => Now;
}

/** What the server calls again and again while the shop is open. */
export const createUpkeep = ({ catalogue, marketing, searching, tidyUps, now }: UpkeepParts) => ({
  /** Reads what other processes have changed. */
  refresh: async (): Promise<void> => {
    const before = marketing.contentVersion();
    await Promise.all([catalogue.refresh(now()), marketing.refresh()]);
    // An import of the content replaces its folder as a whole.
    if (marketing.contentVersion() !== before) searching.reloadWords();
    // Built in the background; only searches before the first index wait for it.
    searching.refresh();
  },
  /** Removes what has been stored long enough; any process may call it at any time. */
  tidyUp: async (): Promise<void> => {
    await Promise.all(tidyUps.map((tidyUp) => tidyUp()));
  },
});
