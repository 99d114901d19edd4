import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Queryable } from '../../../lib/database.ts';
import type { Target } from './generation.repository.ts';

export interface NewCategory {
  readonly category_id: number;
  readonly parent_id: number | null;
  readonly title: string;
  readonly intro: string;
  readonly picture: string | null;
  readonly position: number;
  readonly path: string;
}

const categoryNumbers = statement(
  'import-category-numbers',
  'select path, category_id from category_number where site = $1',
);

const keepCategoryNumbers = statement(
  'import-keep-category-numbers',
  `insert into category_number (site, path, category_id)
   select $1, path, category_id from jsonb_to_recordset($2::jsonb) as row (path text, category_id integer)
   on conflict do nothing`,
);

const liveCategories = statement(
  'import-live-categories',
  'select c.category_id, c.intro, c.picture from category c join catalogue_state s using (site, generation) where c.site = $1',
);

const addCategories = statement(
  'import-categories',
  `insert into category (site, generation, category_id, parent_id, title, intro, picture, position)
   select $1, $2, category_id, parent_id, title, intro, picture, position
   from jsonb_to_recordset($3::jsonb)
     as row (category_id integer, parent_id integer, title text, intro text, picture text, position integer)`,
);

/** The category numbers of a site and the categories of a generation. */
export const categoryRows = (db: Queryable) => ({
  categoryNumbers: (site: SiteCode) => db.query<{ path: string; category_id: number }>(categoryNumbers, [site]),
  keepCategoryNumbers: (site: SiteCode, rows: readonly Pick<NewCategory, 'path' | 'category_id'>[]) =>
    db.query(keepCategoryNumbers, [site, JSON.stringify(rows)]),
  liveCategories: (site: SiteCode) =>
    db.query<Pick<NewCategory, 'category_id' | 'intro' | 'picture'>>(liveCategories, [site]),
  addCategories: ({ site, generation }: Target, rows: readonly NewCategory[]) =>
    db.query(addCategories, [site, generation, JSON.stringify(rows)]),
});
