import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';

export interface TeaserRow {
  readonly title: string;
  readonly category: number;
  readonly picture: string;
}

export interface EntryRow {
  readonly category_id: number;
  readonly teaser_title: string | null;
  readonly teaser_items: readonly TeaserRow[];
  readonly valid_from: Date | null;
  readonly valid_to: Date | null;
}

const select = statement(
  'navigation-entries',
  'select category_id, teaser_title, teaser_items, valid_from, valid_to from navigation_entry where site = $1 order by position limit 40',
);
const removeAll = statement('navigation-remove', 'delete from navigation_entry where site = $1');
const insert = statement(
  'navigation-insert',
  'insert into navigation_entry (site, position, category_id, teaser_title, teaser_items, valid_from, valid_to) values ($1, $2, $3, $4, $5::jsonb, $6, $7)',
);
const touch = statement(
  'navigation-touch',
  'insert into content_state (site, version) values ($1, 1) on conflict (site) do update set version = content_state.version + 1',
);

export const createNavigationRepository = (db: Database) => ({
  entries: (site: SiteCode) => db.query<EntryRow>(select, [site]),
  /** all of a site's entries at once, or none */
  replace: (site: SiteCode, entries: readonly EntryRow[]) =>
    db.transaction(async (tx) => {
      // First, because it holds the site's row: of two processes that start at once the second one waits here.
      await tx.query(touch, [site]);
      await tx.query(removeAll, [site]);
      for (const [position, entry] of entries.entries()) {
        const { category_id, teaser_title, teaser_items, valid_from, valid_to } = entry;
        await tx.query(insert, [
          site,
          position,
          category_id,
          teaser_title,
          JSON.stringify(teaser_items),
          valid_from,
          valid_to,
        ]);
      }
    }),
});
export type NavigationRepository = ReturnType<typeof createNavigationRepository>;
