import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { SearchItem } from '../../contracts/staff/desk-items.contract.ts';
import { changesAt, type Change } from '../../domain/content/release.rules.ts';
import { createDocumentRepository } from '../../services/content/documents.repository.ts';
import type { LiveContent } from '../content/live-content.ts';
import { searchKey } from '../content/search-item.ts';
import type { ShopContext } from './shop-context.ts';
import { searchChanges } from './staff/item-changes.ts';

/** Reads pages and search words of the database, with what releases of the desk change of the words at this moment. */
export const createLiveDocuments = ({ db, now }: Pick<ShopContext, 'db' | 'now'>, live: Pick<LiveContent, 'show'>) => {
  const documents = createDocumentRepository(db);
  const changesOf = searchChanges(db);
  let dueAt = Number.POSITIVE_INFINITY;
  return {
    read: async (): Promise<void> => {
      const at = now();
      const rows = await documents.all();
      const changed = new Map<SiteCode, Change<SearchItem>>();
      let next = Number.POSITIVE_INFINITY;
      for (const site of siteCodes) {
        const changes = await changesOf(site);
        const change = changesAt(changes, at).get(searchKey);
        if (change) changed.set(site, change);
        const times = changes.flatMap(({ from, to }) => (from ? [from.getTime(), to?.getTime() ?? next] : []));
        next = Math.min(next, ...times.filter((time) => time > at.getTime()));
      }
      live.show(rows, changed);
      dueAt = next;
    },
    /** whether a release that changes words has begun or ended since they were read */
    isDue: (): boolean => now().getTime() >= dueAt,
  };
};
