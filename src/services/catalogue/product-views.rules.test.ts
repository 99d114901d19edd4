import { expect, it } from 'vitest';
import type { ArticleRow, ProductRow } from './catalogue.repository.ts';
import { tileOf } from './product-views.rules.ts';
import { articleRowWith } from './catalogue.fixtures.ts';

const at = new Date('2026-11-20T12:00:00Z');
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
  ['one article in stock', [articleRowWith()], 'one'],
  ['one of a colour and a size', [articleRowWith({ color: 'Creme', size: '250 g' })], 'one'],
  ['two articles', [articleRowWith(), articleRowWith({ tcm: 'two' })], undefined],
  ['two of which one is in stock', [articleRowWith(), articleRowWith({ tcm: 'two', quantity: 0 })], undefined],
  ['one that is sold out', [articleRowWith({ quantity: 0 })], undefined],
  [
    'one that comes later',
    [articleRowWith({ availability: 'PREORDER', available_from: new Date('2026-12-24') })],
    undefined,
  ],
  ['one that is ordered for the customer', [articleRowWith({ availability: 'BACKORDER' })], undefined],
])('[CART-4] a tile leaves nothing to choose: %s', (_, articles, only) => {
  const loaded = { product: product as ProductRow, articles };
  expect(tileOf('DE', loaded, { at, abTests: {} }, () => undefined)?.only).toBe(only);
});

it('[TRK-1] a tile names the colour and the size of its only article', () => {
  const choiceOf = (...articles: readonly ArticleRow[]) =>
    tileOf('DE', { product: product as ProductRow, articles }, { at, abTests: {} }, () => undefined)?.choice;
  expect(choiceOf(articleRowWith({ color: 'Creme', size: '250 g' }))).toBe('Creme, 250 g');
  expect(choiceOf(articleRowWith())).toBeUndefined();
  expect(choiceOf(articleRowWith({ size: 'S' }), articleRowWith({ tcm: 'two', size: 'M' }))).toBeUndefined();
});
