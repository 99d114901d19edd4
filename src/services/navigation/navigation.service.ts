import type { CategoryTree } from '../../contracts/catalogue/catalogue.contract.ts';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { changedItems, type ChangedItems } from '../../domain/content/changed-items.rules.ts';
import type { Change } from '../../domain/content/release.rules.ts';
import { keptByVersion } from '../../lib/flow/kept-by-version.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { commonSpan, spanAround, type TimeSpan } from '../../lib/time/time-span.ts';
import type { EntryRow, NavigationRepository } from './navigation.repository.ts';
import { navigationKey } from './navigation-item.rules.ts';
import { navigationSpan, nodesOf } from './navigation.rules.ts';

export interface NavigationParts {
  readonly repository: Pick<NavigationRepository, 'entries'>;
  readonly tree: (site: SiteCode) => Promise<CategoryTree>;
  /** changes with the site's content and its drafts; then entries are read again */
  readonly version: (site: SiteCode) => string;
  /** what releases of the desk change on a site */
  readonly changesOf?: (site: SiteCode) => Promise<readonly Change<readonly EntryRow[]>[]>;
}

type Entries = ChangedItems<readonly EntryRow[], readonly EntryRow[]>;
const noChanges = async (): Promise<readonly Change<readonly EntryRow[]>[]> => [];

/** The main navigation of a site at a moment (NAV-1). */
export const createNavigationService = ({ repository, tree, version, changesOf = noChanges }: NavigationParts) => {
  const entriesOf = keptByVersion(version, async (site: SiteCode): Promise<Entries> => {
    const own = new Map([[navigationKey, await repository.entries(site)]]);
    return changedItems(own, await changesOf(site), (lists) => lists.flat());
  });

  return {
    nodes: async (site: SiteCode, moment: Moment): Promise<NavigationNode[]> =>
      nodesOf((await entriesOf(site)).at(moment), await tree(site), moment),
    /** returns the time span without scheduled changes: a cache entry must not live longer */
    span: async (site: SiteCode, moment: Moment): Promise<TimeSpan> => {
      const entries = await entriesOf(site);
      return commonSpan(navigationSpan(entries.at(moment), moment), spanAround(entries.times, moment.at));
    },
    /** returns the nodes that the entries would have, for the drawing of a draft */
    drawn: async (site: SiteCode, entries: readonly EntryRow[], moment: Moment): Promise<NavigationNode[]> =>
      nodesOf(entries, await tree(site), moment),
  };
};
export type NavigationService = ReturnType<typeof createNavigationService>;
