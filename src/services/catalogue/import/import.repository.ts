import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { statement, type Database, type Queryable } from '../../../lib/database.ts';
import type { PricePoint } from './import.rules.ts';

/** The site and generation that an import fills beside the live one. */
export interface Target {
  readonly site: SiteCode;
  readonly generation: number;
}

/** The content folder gives way to a feed, never the other way round. */
export type CatalogueSource = 'content' | 'feed';

export interface NewProduct {
  readonly product_id: string;
  readonly source_id: string;
  readonly position: number;
  readonly title: string;
  readonly details: string;
  readonly description: string;
  readonly brand: string | null;
  readonly slug: string;
  readonly category_1: number | null;
  readonly category_2: number | null;
  readonly category_3: number | null;
  readonly labels: readonly string[];
  readonly intensity: number | null;
  readonly pictures: readonly string[];
  /** folded words by weight: title; brand, categories, colours; description */
  readonly words_a: string;
  readonly words_b: string;
  readonly words_d: string;
}

export interface NewArticle {
  readonly product_id: string;
  readonly tcm: string;
  readonly source_id: string;
  readonly position: number;
  readonly color: string | null;
  readonly size: string | null;
  readonly picture: string;
  readonly price_minor: number;
  readonly sale_minor: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
  readonly lowest30_minor: number | null;
  readonly availability: string;
  readonly available_from: string | null;
  readonly quantity: number | null;
  readonly unit_amount: number | null;
  readonly unit: string | null;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly custom_labels: readonly string[];
}

export interface NewCategory {
  readonly category_id: number;
  readonly parent_id: number | null;
  readonly title: string;
  readonly intro: string;
  readonly picture: string | null;
  readonly position: number;
  readonly path: string;
}

export interface NumberedProduct {
  readonly source_id: string;
  readonly product_id: string;
}

export interface SourcePoint {
  readonly source_id: string;
  readonly valid_from: Date;
  readonly amount_minor: number;
}

/** What of an article the price history needs. */
export interface PricedArticle {
  readonly product_id: string;
  readonly tcm: string;
  readonly source_id: string;
  readonly price_minor: number;
  readonly sale_minor: number | null;
  readonly sale_from: Date | null;
  readonly sale_to: Date | null;
}

const productFields = `product_id char(9), source_id text, position integer, title text, details text, description text,
  brand text, slug text, category_1 integer, category_2 integer, category_3 integer, labels text[], intensity smallint,
  pictures text[], words_a text, words_b text, words_d text`;
const articleFields = `product_id char(9), tcm text, source_id text, position integer, color text, size text, picture text,
  price_minor integer, sale_minor integer, sale_from timestamptz, sale_to timestamptz, lowest30_minor integer,
  availability text, available_from date, quantity integer, unit_amount numeric, unit text, gtin text, mpn text,
  custom_labels text[]`;

const claim = statement(
  'import-claim',
  `insert into catalogue_import (site, generation, seen_at) values ($1, nextval('catalogue_generation'), $2)
   on conflict (site) do update set generation = excluded.generation, seen_at = excluded.seen_at
   returning generation`,
);
/** Only from one that is there: whoever holds the site may be about to claim it. */
const takeOver = statement(
  'import-take-over',
  `update catalogue_import set generation = nextval('catalogue_generation'), seen_at = $2
   where site = $1 and seen_at < $2::timestamptz - interval '1 minute'
   returning generation`,
);
const touch = statement(
  'import-touch',
  'update catalogue_import set seen_at = $3 where site = $1 and generation = $2 returning 1',
);
const release = statement('import-release', 'delete from catalogue_import where site = $1 and generation = $2');
const live = statement(
  'import-live',
  'select generation, settled, changed_at, source from catalogue_state where site = $1',
);

const numbersOf = statement(
  'import-numbers-of',
  'select source_id, product_id from product_number where site = $1 and source_id = any($2::text[])',
);
const numberOwners = statement(
  'import-number-owners',
  `select source_id, product_id from product_number where site = $1 and product_id = any($3::char(9)[])
   union all
   select source_id, product_id from product where site = $1 and generation = $2 and product_id = any($3::char(9)[])`,
);
const addProducts = statement(
  'import-products',
  `insert into product (site, generation, product_id, source_id, position, title, details, description, brand, slug,
     category_1, category_2, category_3, labels, intensity, pictures, search_words)
   select $1, $2, product_id, source_id, position, title, details, description, brand, slug,
     category_1, category_2, category_3, labels, intensity, pictures,
     setweight(to_tsvector('simple', words_a), 'A') || setweight(to_tsvector('simple', words_b), 'B')
       || setweight(to_tsvector('simple', words_d), 'D')
   from jsonb_to_recordset($3::jsonb) as row (${productFields})
   where not exists (select 1 from product p where p.generation = $2 and p.product_id = row.product_id)
   on conflict do nothing`,
);
const addArticles = statement(
  'import-articles',
  `insert into article (site, generation, product_id, tcm, source_id, position, color, size, picture, price_minor, sale_minor,
     sale_from, sale_to, lowest30_minor, availability, available_from, quantity, unit_amount, unit, gtin, mpn,
     custom_labels)
   select $1, $2, product_id, tcm, source_id, position, color, size, picture, price_minor, sale_minor,
     sale_from, sale_to, lowest30_minor, availability, available_from, quantity, unit_amount, unit, gtin, mpn,
     custom_labels
   from jsonb_to_recordset($3::jsonb) as row (${articleFields})
   on conflict do nothing returning source_id`,
);
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
const keepNumbers = statement(
  'import-keep-numbers',
  `with slice as (
     select source_id, product_id from product where site = $1 and generation = $2 and product_id > $3
     order by product_id limit $4
   ), kept as (
     insert into product_number (site, source_id, product_id, first_seen)
     select $1, source_id, product_id, $5 from slice on conflict do nothing
   )
   select max(product_id) as last from slice`,
);
const addNumbers = statement(
  'import-add-numbers',
  `insert into product_number (site, source_id, product_id, first_seen)
   select $1, source_id, product_id, first_seen
   from jsonb_to_recordset($2::jsonb) as row (source_id text, product_id char(9), first_seen timestamptz)
   on conflict do nothing`,
);
const switchOver = statement(
  'import-switch',
  `with old as (
     insert into catalogue_retired (generation, retired_at)
     select generation, $3 from catalogue_state where site = $1 on conflict do nothing
   )
   insert into catalogue_state as state (site, generation, version, changed_at, settled, source)
   values ($1, $2, 1, $3, false, $4)
   on conflict (site) do update
   set generation = excluded.generation, version = state.version + 1, changed_at = excluded.changed_at, settled = false,
     source = excluded.source`,
);
const settled = statement(
  'import-settled',
  'update catalogue_state set settled = true where site = $1 and generation = $2',
);

const historyOf = statement(
  'import-history',
  `select source_id, valid_from, amount_minor from price_point where site = $1 and source_id = any($2::text[])
   order by source_id, valid_from`,
);
const dropSchedule = statement(
  'import-drop-schedule',
  'delete from price_point where site = $1 and source_id = any($2::text[]) and valid_from > $3',
);
const addPoints = statement(
  'import-points',
  `insert into price_point (site, source_id, valid_from, amount_minor)
   select $1, source_id, valid_from, amount_minor
   from jsonb_to_recordset($2::jsonb) as row (source_id text, valid_from timestamptz, amount_minor integer)
   on conflict (site, source_id, valid_from) do update set amount_minor = excluded.amount_minor`,
);
const pricedAfter = statement(
  'import-priced-after',
  `select product_id, tcm, source_id, price_minor, sale_minor, sale_from, sale_to from article
   where site = $1 and generation = $2 and (product_id, tcm) > ($3, $4) order by product_id, tcm limit $5`,
);

/** Generations that have a partition and that nobody sells, fills or may still be reading. */
const forgotten = statement(
  'import-forgotten',
  `select part.generation from (
     select substring(inhrelid::regclass::text from '_g([0-9]+)"?$')::bigint as generation
     from pg_inherits where inhparent = 'product'::regclass
   ) part
   where not exists (select 1 from catalogue_state s where s.generation = part.generation)
     and not exists (select 1 from catalogue_import i where i.generation = part.generation and i.seen_at > $1::timestamptz - interval '1 minute')
     and not exists (select 1 from catalogue_retired r where r.generation = part.generation and r.retired_at > $1::timestamptz - interval '15 seconds')`,
);
const dropCategories = statement('import-drop-categories', 'delete from category where generation = $1');
const dropRetired = statement('import-drop-retired', 'delete from catalogue_retired where generation = $1');

const run = (db: Queryable, text: string): Promise<unknown> => db.query(statement('', text));

/** The writing side of the catalogue. Every statement is short: the embedded database does one thing at a time. */
export const createImportRepository = (db: Database) => ({
  /** of all processes one at a time; answers how to let it go */
  hold: (site: SiteCode) => db.hold(`import ${site}`),
  /** `isAlone`: the caller holds the site, so whoever claimed it before is gone */
  claim: async (site: SiteCode, at: Date, isAlone: boolean) =>
    (await db.query<{ generation: number }>(isAlone ? claim : takeOver, [site, at]))[0]?.generation,
  /** false when somebody else took the import over */
  touch: async ({ site, generation }: Target, at: Date) => (await db.query(touch, [site, generation, at])).length > 0,
  release: ({ site, generation }: Target) => db.query(release, [site, generation]),
  live: async (site: SiteCode) =>
    (
      await db.query<{ generation: number; settled: boolean; changed_at: Date; source: CatalogueSource }>(live, [site])
    )[0],

  /** Attached, not created in place: that would wait for every reader of the catalogue, and let others wait behind it. */
  createPartitions: async ({ generation }: Target, yieldToEventLoop: () => Promise<void>) => {
    for (const table of ['product', 'article'] as const) {
      await run(db, `create table ${table}_g${generation} (like ${table} including all)`);
      await yieldToEventLoop();
      await run(db, `alter table ${table} attach partition ${table}_g${generation} for values in (${generation})`);
      await yieldToEventLoop();
    }
  },
  /** A small sample is enough to tell the planner what the indexes are worth; nobody else does it for a new table in time. */
  analyze: async ({ generation }: Target, yieldToEventLoop: () => Promise<void>) => {
    for (const table of [
      `product_g${generation}`,
      `article_g${generation}`,
      'product_number',
      'price_point',
      'category',
    ]) {
      await db.transaction(async (tx) => {
        await run(tx, 'set local default_statistics_target = 5');
        await run(tx, `analyze ${table}`);
      });
      await yieldToEventLoop();
    }
  },
  forgotten: async (at: Date) =>
    (await db.query<{ generation: number }>(forgotten, [at])).map(({ generation }) => generation),
  /** Gives up after two seconds where a long reader (a backup) is in the way: the next one who tidies up tries again. */
  drop: (generation: number) =>
    db.transaction(async (tx) => {
      await run(tx, "set local lock_timeout = '2s'");
      for (const table of ['product', 'article']) await run(tx, `drop table if exists ${table}_g${generation}`);
      await tx.query(dropCategories, [generation]);
      await tx.query(dropRetired, [generation]);
    }),

  numbersOf: (site: SiteCode, sourceIds: readonly string[]) => db.query<NumberedProduct>(numbersOf, [site, sourceIds]),
  numberOwners: ({ site, generation }: Target, productIds: readonly string[]) =>
    db.query<NumberedProduct>(numberOwners, [site, generation, productIds]),
  addNumbers: (site: SiteCode, rows: readonly (NumberedProduct & { readonly first_seen: Date })[]) =>
    db.query(addNumbers, [site, JSON.stringify(rows)]),
  /** one slice after the given number; answers the last number of it */
  keepNumbers: async ({ site, generation }: Target, after: string, limit: number, at: Date) =>
    (await db.query<{ last: string | null }>(keepNumbers, [site, generation, after, limit, at]))[0]?.last ?? undefined,

  addProducts: ({ site, generation }: Target, rows: readonly NewProduct[]) =>
    db.query(addProducts, [site, generation, JSON.stringify(rows)]),
  /** answers the source ids that were taken in; the others were there before */
  addArticles: async ({ site, generation }: Target, rows: readonly NewArticle[]) =>
    (await db.query<{ source_id: string }>(addArticles, [site, generation, JSON.stringify(rows)])).map(
      (row) => row.source_id,
    ),

  categoryNumbers: (site: SiteCode) => db.query<{ path: string; category_id: number }>(categoryNumbers, [site]),
  keepCategoryNumbers: (site: SiteCode, rows: readonly Pick<NewCategory, 'path' | 'category_id'>[]) =>
    db.query(keepCategoryNumbers, [site, JSON.stringify(rows)]),
  liveCategories: (site: SiteCode) =>
    db.query<Pick<NewCategory, 'category_id' | 'intro' | 'picture'>>(liveCategories, [site]),
  addCategories: ({ site, generation }: Target, rows: readonly NewCategory[]) =>
    db.query(addCategories, [site, generation, JSON.stringify(rows)]),

  switchOver: ({ site, generation }: Target, at: Date, source: CatalogueSource) =>
    db.query(switchOver, [site, generation, at, source]),
  settled: ({ site, generation }: Target) => db.query(settled, [site, generation]),

  history: (site: SiteCode, sourceIds: readonly string[]) => db.query<SourcePoint>(historyOf, [site, sourceIds]),
  pricedAfter: ({ site, generation }: Target, [productId, tcm]: readonly [string, string], limit: number) =>
    db.query<PricedArticle>(pricedAfter, [site, generation, productId, tcm, limit]),
  dropSchedule: (site: SiteCode, sourceIds: readonly string[], at: Date) =>
    db.query(dropSchedule, [site, sourceIds, at]),
  addPoints: (site: SiteCode, rows: readonly SourcePoint[]) => db.query(addPoints, [site, JSON.stringify(rows)]),
});
export type ImportRepository = ReturnType<typeof createImportRepository>;

/** History by article, in the order of time. */
export const pointsBySource = (rows: readonly SourcePoint[]): Map<string, PricePoint[]> =>
  new Map(
    [...Map.groupBy(rows, (row) => row.source_id)].map(([source, points]) => [
      source,
      points.map((row) => ({ validFrom: row.valid_from, amountMinor: row.amount_minor })),
    ]),
  );
