import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { siteCodes } from '../../contracts/shop/site.contract.ts';

const shownAtMost = 6;
const keptMs = 3_600_000;

export interface PopularParts {
  /** what many visitors searched, the most frequent first; without any data of theirs */
  readonly frequent: (site: SiteCode) => Promise<readonly { readonly text: string }[]>;
  /** what the content proposes until there is enough of it */
  readonly proposed: (site: SiteCode) => readonly string[];
  readonly now: () => Date;
}

/** SRCH-5: the popular searches of each site, in memory, because every page shows them. */
export const createPopularQueries = ({ frequent, proposed, now }: PopularParts) => {
  let searched: ReadonlyMap<SiteCode, readonly string[]> = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    of: (site: SiteCode): readonly string[] =>
      [...new Set([...(searched.get(site) ?? []), ...proposed(site)])].slice(0, shownAtMost),
    /** reads what was searched, at most once an hour */
    refresh: async (): Promise<void> => {
      const at = now().getTime();
      if (at - readAt < keptMs) return;
      readAt = at;
      const read = await Promise.all(
        siteCodes.map(async (site) => [site, (await frequent(site)).map(({ text }) => text)] as const),
      );
      searched = new Map(read);
    },
  };
};
