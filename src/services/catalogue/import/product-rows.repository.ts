import type { ProductFacts } from '../../../contracts/catalogue/product-facts.contract.ts';
import { statement, type Queryable } from '../../../lib/database.ts';
import type { Target } from './generation.repository.ts';

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
  /** filter name and value, `origin:Brasilien` */
  readonly traits: readonly string[];
  readonly facts: ProductFacts;
  /** normalised words by weight: title; brand, categories, colours; description */
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

const productFields = `product_id char(9), source_id text, position integer, title text, details text, description text,
  brand text, slug text, category_1 integer, category_2 integer, category_3 integer, labels text[], intensity smallint,
  pictures text[], traits text[], facts jsonb, words_a text, words_b text, words_d text`;

const articleFields = `product_id char(9), tcm text, source_id text, position integer, color text, size text, picture text,
  price_minor integer, sale_minor integer, sale_from timestamptz, sale_to timestamptz, lowest30_minor integer,
  availability text, available_from date, quantity integer, unit_amount numeric, unit text, gtin text, mpn text,
  custom_labels text[]`;

const addProducts = statement(
  'import-products',
  `insert into product (site, generation, product_id, source_id, position, title, details, description, brand, slug,
     category_1, category_2, category_3, labels, intensity, pictures, traits, facts, search_words)
   select $1, $2, product_id, source_id, position, title, details, description, brand, slug,
     category_1, category_2, category_3, labels, intensity, pictures, traits, facts,
     setweight(to_tsvector('simple', words_a), 'A') || setweight(to_tsvector('simple', words_b), 'B')
       || setweight(to_tsvector('simple', words_d), 'D')
   from json_to_recordset($3::json) as row (${productFields})`,
);

const addArticles = statement(
  'import-articles',
  `insert into article (site, generation, product_id, tcm, source_id, position, color, size, picture, price_minor, sale_minor,
     sale_from, sale_to, lowest30_minor, availability, available_from, quantity, unit_amount, unit, gtin, mpn,
     custom_labels)
   select $1, $2, product_id, tcm, source_id, position, color, size, picture, price_minor, sale_minor,
     sale_from, sale_to, lowest30_minor, availability, available_from, quantity, unit_amount, unit, gtin, mpn,
     custom_labels
   from json_to_recordset($3::json) as row (${articleFields})
   on conflict do nothing returning source_id`,
);

/** Writes products and their articles into a generation. */
export const productRows = (db: Queryable) => ({
  /** Each product once a generation. */
  addProducts: ({ site, generation }: Target, rows: readonly NewProduct[]) =>
    db.query(addProducts, [site, generation, JSON.stringify(rows)]),
  /** Returns the source ids that were inserted; the others existed before. */
  addArticles: async ({ site, generation }: Target, rows: readonly NewArticle[]) =>
    (await db.query<{ source_id: string }>(addArticles, [site, generation, JSON.stringify(rows)])).map(
      (row) => row.source_id,
    ),
});
