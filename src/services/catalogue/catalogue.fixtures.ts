import type { ArticleRow, ProductRow } from './catalogue.repository.ts';

/** An article that is there, at its usual price; `changes` says what is different. */
export const articleRowWith = (changes: Partial<ArticleRow> = {}): ArticleRow => ({
  product_id: '101110001',
  tcm: 'one',
  position: 0,
  color: null,
  size: null,
  picture: 'bag-coffee-sage',
  price_minor: 1000,
  sale_minor: null,
  sale_from: null,
  sale_to: null,
  lowest30_minor: null,
  availability: 'AVAILABLE',
  available_from: null,
  quantity: null,
  unit_amount: null,
  unit: null,
  gtin: null,
  ...changes,
});

/** A product with its must fields; `changes` says what is different. */
export const productRowWith = (changes: Partial<ProductRow> = {}): ProductRow => ({
  product_id: '101110001',
  title: 'Kaffee',
  details: '250 g',
  description: 'Mild.',
  brand: null,
  slug: 'kaffee',
  category_1: null,
  category_2: null,
  category_3: null,
  labels: [],
  intensity: null,
  pictures: [],
  facts: {},
  ...changes,
});
