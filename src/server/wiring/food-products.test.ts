import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../tests/support/words/repository.ts';
import { readContent } from '../content/content-files.ts';
import { coffeeAmong, foodAmong } from './food-products.ts';

const moment = { at: new Date('2026-11-21T12:00:00Z'), abTests: {} };

type Catalogue = Parameters<typeof foodAmong>[0];
type Product = Extract<Awaited<ReturnType<Catalogue['product']>>, { kind: 'product' }>['product'];
type Tree = Awaited<ReturnType<Catalogue['tree']>>;

const byId = new Map([
  [1000, { id: 1000, picture: 'kaffee' }],
  [1110, { id: 1110, parentId: 1000 }],
  [8000, { id: 8000, picture: 'bad' }],
]);
const basePrice = { amount: 1, unit: 'kg' };

/** What the rule reads of a product, and nothing else. */
const productOf = (categoryId: number, isWeighed: boolean, intensity?: number) =>
  ({
    categoryId,
    articles: [isWeighed ? { basePrice } : {}],
    ...(intensity === undefined ? {} : { intensity }),
  }) as unknown as Product; // the rule is given a part of it

const catalogueOf = (product: Product): Catalogue => ({
  tree: async () => ({ byId }) as unknown as Tree, // the rule is given a part of it
  product: async () => ({ kind: 'product', product }),
});

describe('what the coffee department sells', () => {
  it.each<[what: string, product: Product, isFood: boolean, isCoffee: boolean]>([
    ['coffee', productOf(1110, true, 4), true, true],
    ['capsules, which stand at its top', productOf(1000, true, 3), true, true],
    ['chocolate', productOf(1110, true), true, false],
    ['a mug', productOf(1110, false), false, false],
    ['a machine that tells how strong its coffee is', productOf(1110, false, 3), false, false],
    ['soap of another department', productOf(8000, true), false, false],
  ])('[CART-17] %s', async (_, product, isFood, isCoffee) => {
    const catalogue = catalogueOf(product);
    expect((await foodAmong(catalogue)('TR', ['100000001'], moment)).has('100000001')).toBe(isFood);
    expect((await coffeeAmong(catalogue)('TR', ['100000001'], moment)).has('100000001')).toBe(isCoffee);
  });

  it('[CART-17] is asked of articles alone', async () => {
    const coffee = catalogueOf(productOf(1110, true, 4));
    expect([...(await coffeeAmong(coffee)('TR', ['partner', '100000001', '100000001'], moment))]).toEqual([
      '100000001',
    ]);
  });
});

it('[CART-17] of the shop’s own content every coffee tells how strong it is, and nothing else does', () => {
  const { products } = readContent(join(repositoryRoot, 'content'));
  // Roasted coffee, capsules and instant coffee.
  const coffees = products.filter(({ category }) => /^1[12]\d\d$/.test(String(category)));
  expect(coffees.length).toBeGreaterThan(20);
  expect(products.filter(({ intensity }) => intensity !== undefined)).toEqual(coffees);
});
