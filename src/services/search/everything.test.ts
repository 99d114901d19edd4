import { describe, expect, it } from 'vitest';
import { engineOf, frameOf, ownProducts, searchAt } from '../../../tests/support/shops/search-index.ts';

const question = { query: '', offset: 0, limit: 96, sort: 'relevance', filters: [], at: searchAt.getTime() } as const;

describe('an empty query', () => {
  const own = ownProducts('DE');
  const engine = engineOf('DE', frameOf('DE'), own);

  it.each(['', '   '])('[SHOP-2] %j finds every product', (query) => {
    expect(engine.search({ ...question, query }).total).toBe(own.length);
  });

  it('[SHOP-2] finds the products of a category and its children, with facets', () => {
    const inCoffee = own.filter(({ categories }) => categories.includes(1000));
    expect(inCoffee.length).toBeGreaterThan(5);
    const { total, productIds, facets, didYouMean } = engine.search({
      ...question,
      filters: [{ name: 'category', value: '1000' }],
    });
    expect([total, didYouMean]).toEqual([inCoffee.length, undefined]);
    expect(new Set(productIds)).toEqual(new Set(inCoffee.map(({ productId }) => productId.padStart(9, '0'))));
    expect(facets.map(({ name }) => name)).toContain('price');
  });

  it('[SHOP-2] finds the same products after another search', () => {
    const before = engine.search(question).productIds;
    engine.search({ ...question, query: 'kaffee' });
    expect(engine.search(question).productIds).toEqual(before);
  });
});
