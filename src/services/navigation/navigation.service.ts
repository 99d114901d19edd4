import type { CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { TimeSpan } from '../../lib/time/time-span.ts';
import type { EntryRow, NavigationRepository } from './navigation.repository.ts';
import { navigationSpan, nodesOf } from './navigation.rules.ts';

export interface NavigationParts {
  readonly repository: Pick<NavigationRepository, 'entries'>;
  readonly tree: (site: SiteCode) => Promise<CategoryTree>;
  /** changes with the site's content; then entries are read again */
  readonly version: (site: SiteCode) => string;
}

/** The main navigation of a site at a moment (NAV-1). */
export const createNavigationService = ({ repository, tree, version }: NavigationParts) => {
  const kept = new Map<SiteCode, { readonly version: string; readonly entries: Promise<readonly EntryRow[]> }>();

  const entriesOf = (site: SiteCode): Promise<readonly EntryRow[]> => {
    const now = version(site);
    const known = kept.get(site);
    if (known?.version === now) return known.entries;
    const entries = repository.entries(site);
    kept.set(site, { version: now, entries });
    // A failed read is not cached: the next request tries again.
    entries.catch(() => kept.delete(site));
    return entries;
  };

  return {
    nodes: async (site: SiteCode, moment: Moment): Promise<NavigationNode[]> =>
      nodesOf(await entriesOf(site), await tree(site), moment),
    /** returns the time span without scheduled changes: a cache entry must not live longer */
    span: async (site: SiteCode, moment: Moment): Promise<TimeSpan> => navigationSpan(await entriesOf(site), moment),
  };
};
export type NavigationService = ReturnType<typeof createNavigationService>;
