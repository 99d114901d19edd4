import { expect, it } from 'vitest';
import type { ArticleRow, ProductRow } from './catalogue.repository.ts';
import { tileOf } from './product-views.rules.ts';

const at = new Date('2026-11-20T12:00:00Z');
const article = (changes: Partial<ArticleRow> = {}): ArticleRow => ({
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
// Only what a tile reads.
const product = {
  product_id: '101110001',
  title: 'Kaffee',
  details: '',
  labels: [],
  intensity: null,
  facts: {},
} as unknown;

it.each<[string, readonly ArticleRow[], string | undefined]>([
  ['one article in stock', [article()], 'one'],
  ['one of a colour and a size', [article({ color: 'Creme', size: '250 g' })], 'one'],
  ['two articles', [article(), article({ tcm: 'two' })], undefined],
  ['two of which one is in stock', [article(), article({ tcm: 'two', quantity: 0 })], undefined],
  ['one that is sold out', [article({ quantity: 0 })], undefined],
  ['one that comes later', [article({ availability: 'PREORDER', available_from: new Date('2026-12-24') })], undefined],
  ['one that is ordered for the customer', [article({ availability: 'BACKORDER' })], undefined],
])('[CART-4] a tile leaves nothing to choose: %s', (_, articles, only) => {
  const loaded = { product: product as ProductRow, articles };
  expect(tileOf('DE', loaded, { at, abTests: {} }, () => undefined)?.only).toBe(only);
});
