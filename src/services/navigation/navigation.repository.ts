import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { contentReplacer } from '../../lib/content-rows.repository.ts';
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
const insert = statement(
  'navigation-insert',
  'insert into navigation_entry (site, position, category_id, teaser_title, teaser_items, valid_from, valid_to) values ($1, $2, $3, $4, $5::jsonb, $6, $7)',
);

export const createNavigationRepository = (db: Database) => ({
  entries: (site: SiteCode) => db.query<EntryRow>(select, [site]),
  /** Replaces all entries of a site, all or nothing. */
  replace: contentReplacer<SiteCode, EntryRow>(db, {
    table: 'navigation_entry',
    insert,
    valuesOf: ({ category_id, teaser_title, teaser_items, valid_from, valid_to }, position) => [
      position,
      category_id,
      teaser_title,
      JSON.stringify(teaser_items),
      valid_from,
      valid_to,
    ],
  }),
});
export type NavigationRepository = ReturnType<typeof createNavigationRepository>;
