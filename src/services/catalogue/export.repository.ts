import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import type { ArticleRow, ProductRow } from './catalogue.repository.ts';

/** An article and its product, as a feed's row needs them. */
export interface ExportRow
  extends
    Pick<
      ArticleRow,
      | 'position'
      | 'color'
      | 'size'
      | 'picture'
      | 'price_minor'
      | 'sale_minor'
      | 'sale_from'
      | 'sale_to'
      | 'availability'
      | 'quantity'
      | 'unit_amount'
      | 'gtin'
    >,
    Pick<
      ProductRow,
      | 'product_id'
      | 'title'
      | 'details'
      | 'description'
      | 'brand'
      | 'slug'
      | 'category_1'
      | 'category_2'
      | 'category_3'
      | 'labels'
      | 'intensity'
      | 'pictures'
      | 'facts'
    > {
  readonly source_id: string;
  readonly product_source_id: string;
  /** YYYY-MM-DD */
  readonly available_from: string | null;
  readonly unit: 'g' | 'ml' | null;
  readonly mpn: string | null;
  readonly custom_labels: readonly string[];
  /** filter name and value, `origin:Brasilien` */
  readonly traits: readonly string[];
}

const generation = statement('export-generation', 'select generation from catalogue_state where site = $1');
const titles = statement(
  'export-titles',
  'select category_id, title from category where site = $1 and generation = $2',
);
const rowsAfter = statement(
  'export-rows',
  `select a.position, a.source_id, a.color, a.size, a.picture, a.price_minor, a.sale_minor, a.sale_from, a.sale_to, a.availability,
     a.available_from::text as available_from, a.quantity, a.unit_amount, a.unit, a.gtin, a.mpn, a.custom_labels,
     p.product_id, p.source_id as product_source_id, p.title, p.details, p.description, p.brand, p.slug,
     p.category_1, p.category_2, p.category_3, p.labels, p.intensity, p.pictures, p.facts, p.traits
   from article a join product p on p.generation = a.generation and p.product_id = a.product_id
   where a.site = $1 and a.generation = $2 and p.generation = $2 and a.position > $3 order by a.position limit $4`,
);

export const createExportRepository = (db: Database) => ({
  generation: async (site: SiteCode) => (await db.query<{ generation: number }>(generation, [site]))[0]?.generation,
  titles: (site: SiteCode, of: number) => db.query<{ category_id: number; title: string }>(titles, [site, of]),
  rowsAfter: (site: SiteCode, of: number, position: number, limit: number) =>
    db.query<ExportRow>(rowsAfter, [site, of, position, limit]),
});
export type ExportRepository = ReturnType<typeof createExportRepository>;
