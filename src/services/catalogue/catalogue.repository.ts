import type { Availability } from '../../contracts/cart/cart.contract.ts';
import type { ProductLabel, ProductSort } from '../../contracts/catalogue/catalogue.contract.ts';
import type { ProductFacts } from '../../contracts/catalogue/product-facts.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { formerPrice, type FormerPrice } from '../../sites/law/price-law.ts';

export interface StateRow {
  readonly site: SiteCode;
  readonly generation: number;
  readonly version: number;
}

export interface CategoryRow {
  readonly category_id: number;
  readonly parent_id: number | null;
  readonly title: string;
  readonly intro: string;
  readonly picture: string | null;
}

export interface ProductRow {
  readonly product_id: string;
  readonly title: string;
  readonly details: string;
  readonly description: string;
  readonly brand: string | null;
  readonly slug: string;
  readonly category_1: number | null;
  readonly category_2: number | null;
  readonly category_3: number | null;
  readonly labels: readonly ProductLabel[];
  readonly intensity: number | null;
  readonly pictures: readonly string[];
  readonly facts: ProductFacts;
}

export interface ArticleRow {
  readonly product_id: string;
  readonly tcm: string;
  readonly position: number;
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
  readonly unit_amount: number | null;
  readonly unit: string | null;
  readonly gtin: string | null;
}

/** The slug of a product on each site that sells it. */
export interface ListedRow {
  readonly product_id: string;
  readonly slugs: Readonly<Partial<Record<SiteCode, string>>>;
}

export interface ListWindow {
  readonly offset: number;
  readonly limit: number;
  readonly sort: ProductSort;
  readonly reducedOnly: boolean;
  readonly availableOnly: boolean;
  readonly at: Date;
}

/** A page of a list: the ids in order, and the total number. */
export interface IdPage {
  readonly ids: readonly string[];
  readonly total: number;
}

const productColumns =
  'product_id, title, details, description, brand, slug, category_1, category_2, category_3, labels, intensity, pictures, facts';
export const articleColumns =
  "product_id, tcm, position, color, size, picture, price_minor, sale_minor, sale_from, sale_to, lowest30_minor, availability, available_from::timestamp at time zone 'UTC' as available_from, quantity, unit_amount, unit, gtin";

const states = statement('catalogue-states', 'select site, generation, version from catalogue_state');
const categories = statement(
  'catalogue-categories',
  'select category_id, parent_id, title, intro, picture from category where site = $1 and generation = $2 order by position',
);
const products = statement(
  'catalogue-products',
  `select ${productColumns} from product where site = $1 and generation = $2 and product_id = any($3::char(9)[])`,
);
const paths = statement(
  'catalogue-paths',
  'select p.site, p.product_id, p.slug from product p join catalogue_state s on s.site = p.site and s.generation = p.generation where p.product_id = $1',
);
const count = statement(
  'catalogue-count',
  'select count(*)::int as products from product where site = $1 and generation = $2',
);
/** Looks up each product by the index of every site, because a page is a small part of a very large list. */
const listed = statement(
  'catalogue-listed',
  `select l.product_id, (
     select jsonb_object_agg(s.site, p.slug) from catalogue_state s
     join product p on p.generation = s.generation and p.site = s.site and p.product_id = l.product_id
   ) as slugs
   from (
     select product_id from product where site = $1 and generation = $2 order by product_id limit $3 offset $4
   ) l order by l.product_id`,
);
const articles = statement(
  'catalogue-articles',
  `select ${articleColumns} from article where site = $1 and generation = $2 and product_id = any($3::char(9)[]) order by product_id, position`,
);
const numbersOf = statement(
  'catalogue-numbers-of',
  `select source_id as asked, product_id from product_number where site = $1 and source_id = any($2::text[])
   union all
   select product_id as asked, product_id from product_number where site = $1 and product_id = any($3::char(9)[])`,
);
const wasSold = statement(
  'catalogue-was-sold',
  'select 1 as yes from product_number where site = $1 and product_id = $2',
);

/** The next change of one kind after `u.moment`: one index lookup, also in a large catalogue. */
const nextOf = (moment: string, column: string, after: string): string =>
  `(select ${moment} from article a where a.generation = $1 and a.${column} ${after} order by a.${column} limit 1)`;

/** A delivery day is two changes, its start and its end. Days are UTC days, as in `availabilityOf`. */
const switches = statement(
  'catalogue-switches',
  `with recursive upcoming (moment, place) as (
     select $2::timestamptz, 0
     union all
     select least(
         ${nextOf('a.sale_from', 'sale_from', '> u.moment')},
         ${nextOf('a.sale_to', 'sale_to', '> u.moment')},
         ${nextOf("a.available_from::timestamp at time zone 'UTC'", 'available_from', "> (u.moment at time zone 'UTC')::date")},
         ${nextOf("(a.available_from + 1)::timestamp at time zone 'UTC'", 'available_from', ">= (u.moment at time zone 'UTC')::date")}
       ), u.place + 1
     from upcoming u where u.moment is not null and u.place < $3
   )
   select moment from upcoming where place > 0 and moment is not null order by place`,
);

const saleIsOn = (at: string): string =>
  `a.sale_minor < a.price_minor and (a.sale_from is null or a.sale_from <= ${at}) and (a.sale_to is null or a.sale_to > ${at})`;

/** The articles of the product, by an index lookup per product. */
const ofProduct = 'a.generation = $2 and a.product_id = p.product_id';

const cheapest = (at: string): string =>
  `(select min(case when ${saleIsOn(at)} then a.sale_minor else a.price_minor end) from article a where ${ofProduct})`;

/** The same rule as `formerPriceOf`. */
const isReduced = (at: string, former: FormerPrice): string =>
  `exists (select 1 from article a where ${ofProduct} and ${saleIsOn(at)} and a.sale_minor < a.lowest30_minor
     ${former === 'held' ? 'and a.lowest30_minor = a.price_minor' : ''})`;

/**
 * The same rule as `availabilityOf`. `offset 0` keeps the planner from reading all articles of the site into a table of
 * its own, which takes five times as long.
 */
const isAvailable = (at: string): string =>
  `exists (select 1 from article a where ${ofProduct} and a.quantity is distinct from 0
     and (a.availability = 'AVAILABLE' or (a.availability = 'PREORDER' and a.available_from <= (${at} at time zone 'UTC')::date))
     offset 0)`;

/**
 * Lists are variants of one query, built from constant fragments: condition, filter and order. Every
 * variant has a name, so that the server prepares it once. $3 is the moment.
 */
const orders: Readonly<Record<ProductSort, string>> = {
  relevance: 'p.position',
  'price-up': `${cheapest('$3')}, p.position`,
  'price-down': `${cheapest('$3')} desc, p.position`,
  newest:
    '(select n.first_seen from product_number n where n.site = p.site and n.product_id = p.product_id) desc, p.position',
};

const listStatement = (name: string, condition: string, window: ListWindow, former: FormerPrice) =>
  statement(
    `catalogue-list-${name}-${window.sort}-${window.reducedOnly ? `reduced-${former}` : 'all'}${window.availableOnly ? '-available' : ''}`,
    `select p.product_id, count(*) over () as total from product p
     where p.site = $1 and p.generation = $2 and $3::timestamptz is not null and ${condition}
     ${window.reducedOnly ? `and ${isReduced('$3', former)}` : ''}
     ${window.availableOnly ? `and ${isAvailable('$3')}` : ''}
     order by ${orders[window.sort]} limit $4 offset $5`,
  );

export const createCatalogueRepository = (db: Database) => {
  const list = async (
    name: string,
    condition: string,
    state: StateRow,
    window: ListWindow,
    value: unknown,
  ): Promise<IdPage> => {
    const values = [state.site, state.generation, window.at, window.limit, window.offset, value];
    const asked = listStatement(name, condition, window, formerPrice[state.site]);
    const rows = await db.query<{ product_id: string; total: number }>(asked, values);
    return { ids: rows.map((row) => row.product_id), total: rows[0]?.total ?? 0 };
  };

  return {
    states: () => db.query<StateRow>(states),
    /** returns the next scheduled changes of prices or availability after a moment */
    switches: async ({ generation }: StateRow, after: Date, most: number) =>
      (await db.query<{ moment: Date }>(switches, [generation, after, most])).map(({ moment }) => moment),
    categories: (state: StateRow) => db.query<CategoryRow>(categories, [state.site, state.generation]),
    products: (state: StateRow, ids: readonly string[]) =>
      db.query<ProductRow>(products, [state.site, state.generation, ids]),
    paths: (id: string) => db.query<Pick<ProductRow, 'product_id' | 'slug'> & Pick<StateRow, 'site'>>(paths, [id]),
    count: async (state: StateRow) =>
      (await db.query<{ products: number }>(count, [state.site, state.generation]))[0]?.products ?? 0,
    listed: (state: StateRow, offset: number, limit: number) =>
      db.query<ListedRow>(listed, [state.site, state.generation, limit, offset]),
    articles: (state: StateRow, ids: readonly string[]) =>
      db.query<ArticleRow>(articles, [state.site, state.generation, ids]),
    /** `level` 1 to 3: the level of the category */
    inCategory: (state: StateRow, level: 1 | 2 | 3, categoryId: number, window: ListWindow) =>
      list(`category-${level}`, `p.category_${level} = $6`, state, window, categoryId),
    /** finds by the feed's own id first, then by the number itself */
    numbersOf: (site: SiteCode, asked: readonly string[]) =>
      db.query<{ asked: string; product_id: string }>(numbersOf, [
        site,
        asked,
        asked.filter((id) => /^\d{9}$/.test(id)),
      ]),
    wasSold: async (site: SiteCode, productId: string) =>
      (await db.query<{ yes: number }>(wasSold, [site, productId])).length > 0,
  };
};
export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;
