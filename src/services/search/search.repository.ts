import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { formerPriceOf } from '../../sites/law/price-law.ts';
import type { IndexedArticle, IndexedProduct } from './engine/indexing/index-data.ts';

interface ProductRow {
  readonly product_id: string;
  readonly source_id: string;
  readonly title: string;
  readonly details: string;
  readonly description: string;
  readonly brand: string | null;
  readonly slug: string;
  readonly position: number;
  readonly category_1: number | null;
  readonly category_2: number | null;
  readonly category_3: number | null;
  readonly first_seen: Date | null;
  readonly traits: readonly string[];
  readonly intensity: number | null;
}

interface ArticleRow {
  readonly product_id: string;
  readonly color: string | null;
  readonly size: string | null;
  readonly picture: string;
  readonly price_minor: number;
  readonly sale_minor: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly lowest30_minor: number | null;
  readonly availability: Availability;
  readonly available_from: Date | null;
  readonly quantity: number | null;
}

/** The embedded database serves no other request while a statement runs, so batches are small. */
const productsPerBatch = 200;

const generationOf = statement('search-generation', 'select generation from catalogue_state where site = $1');
// Looked up one by one: a join is planned for a whole table, and would read all numbers before this batch in each batch.
const products = statement(
  'search-products',
  `select p.product_id, p.source_id, p.title, p.details, p.description, p.brand, p.slug, p.position,
     p.category_1, p.category_2, p.category_3, p.traits, p.intensity,
     (select n.first_seen from product_number n where n.site = p.site and n.product_id = p.product_id) as first_seen
   from product p
   where p.site = $1 and p.generation = $2 and p.product_id > $3 order by p.product_id limit $4`,
);
const articles = statement(
  'search-articles',
  `select product_id, color, size, picture, price_minor, sale_minor, sale_from, sale_to, lowest30_minor, availability,
     available_from::timestamp at time zone 'UTC' as available_from, quantity
   from article where site = $1 and generation = $2 and product_id > $3 and product_id <= $4
   order by product_id, position`,
);

const productsOf = statement(
  'search-products-of',
  products.text.replace('p.product_id > $3 order by p.product_id limit $4', 'p.product_id = any($3::char(9)[])'),
);
const articlesOf = statement(
  'search-articles-of',
  articles.text.replace('product_id > $3 and product_id <= $4', 'product_id = any($3::char(9)[])'),
);

const isAnnounced = (site: SiteCode, row: ArticleRow): boolean =>
  row.sale_minor !== null &&
  formerPriceOf(site, {
    priceMinor: row.price_minor,
    saleMinor: row.sale_minor,
    lowest30Minor: row.lowest30_minor,
  }) !== undefined;

const articleOf = (site: SiteCode, row: ArticleRow): IndexedArticle => ({
  color: row.color,
  size: row.size,
  picture: row.picture,
  priceMinor: row.price_minor,
  saleMinor: row.sale_minor,
  isAnnounced: isAnnounced(site, row),
  saleFrom: row.sale_from?.getTime() ?? null,
  saleTo: row.sale_to?.getTime() ?? null,
  availability: row.availability,
  availableFrom: row.available_from?.getTime() ?? null,
  quantity: row.quantity,
});

const productOf = (
  site: SiteCode,
  row: ProductRow,
  ofProduct: readonly ArticleRow[],
  popularity: number,
): IndexedProduct => ({
  productId: row.product_id,
  sourceId: row.source_id,
  title: row.title,
  details: row.details,
  description: row.description,
  brand: row.brand,
  slug: row.slug,
  categories: [row.category_1, row.category_2, row.category_3].filter((id) => id !== null),
  position: row.position,
  firstSeen: row.first_seen?.getTime() ?? 0,
  popularity,
  traits: row.intensity === null ? row.traits : [`strength:${row.intensity}`, ...row.traits],
  articles: ofProduct.map((article) => articleOf(site, article)),
});

/** Reads the products for an index. */
export const createSearchRepository = (db: Database) => ({
  /** Returns the published generation of a site, 0 before its first import. */
  generation: async (site: SiteCode): Promise<number> =>
    (await db.query<{ generation: number }>(generationOf, [site]))[0]?.generation ?? 0,

  /** Reads all products of a generation in batches. A product that is being removed has no articles and is left out. */
  async *products(
    site: SiteCode,
    generation: number,
    popularity: ReadonlyMap<string, number>,
  ): AsyncGenerator<readonly IndexedProduct[]> {
    for (let after = ''; ;) {
      const rows = await db.query<ProductRow>(products, [site, generation, after, productsPerBatch]);
      const last = rows.at(-1)?.product_id;
      if (last === undefined) return;
      const articlesByProduct = Map.groupBy(
        await db.query<ArticleRow>(articles, [site, generation, after, last]),
        (row) => row.product_id,
      );
      yield rows
        .map((row) =>
          productOf(site, row, articlesByProduct.get(row.product_id) ?? [], popularity.get(row.product_id) ?? 0),
        )
        .filter((product) => product.articles.length > 0);
      after = last;
    }
  },

  /** Reads products by id, in no particular order. */
  productsById: async (
    site: SiteCode,
    generation: number,
    ids: readonly string[],
    popularity: ReadonlyMap<string, number>,
  ): Promise<readonly IndexedProduct[]> => {
    if (ids.length === 0) return [];
    const [rows, ofAll] = await Promise.all([
      db.query<ProductRow>(productsOf, [site, generation, ids]),
      db.query<ArticleRow>(articlesOf, [site, generation, ids]),
    ]);
    const byProduct = Map.groupBy(ofAll, (row) => row.product_id);
    return rows
      .map((row) => productOf(site, row, byProduct.get(row.product_id) ?? [], popularity.get(row.product_id) ?? 0))
      .filter((product) => product.articles.length > 0);
  },
});
export type SearchRepository = ReturnType<typeof createSearchRepository>;
