import { describe, expect, it } from 'vitest';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import { companionsOf } from './companions.rules.ts';

const [base] = Object.values(tileFixtures);
const tileNamed = (productId: string, more: Partial<ProductTile>): ProductTile =>
  // There are fixtures.
  ({ ...(base as ProductTile), availability: 'AVAILABLE', productId, categoryId: 2, ...more });
const tiles = (names: string, more: Partial<ProductTile> = {}): ProductTile[] =>
  Array.from(names, (name) => tileNamed(name, more));

describe('what goes with a product', () => {
  it.each([
    ['what the content names comes first', 'ab', 'cde', 'fgh', 'goesWith', 'abcd'],
    ['what was ordered together, under a heading of its own', '', 'cdefg', 'hi', 'together', 'cdef'],
    ['three are enough for it', '', 'cde', 'hi', 'together', 'cde'],
    ['two are not', '', 'cd', 'hij', 'goesWith', 'cdhi'],
    ['nothing twice', 'aa', 'ab', 'abcd', 'goesWith', 'abcd'],
    ['what complements it, for a new product', '', '', 'hijkl', 'goesWith', 'hijk'],
    ['nothing at all', '', '', '', 'goesWith', ''],
    ['never the product itself', 'xa', 'x', 'xb', 'goesWith', 'ab'],
  ])('[SHOP-3] %s', (_, named, together, complements, heading, expected) => {
    const sources = { named: tiles(named), together: tiles(together), complements: tiles(complements) };
    const companions = companionsOf({ productId: 'x', categoryId: 1 }, sources);
    expect([companions.heading, companions.tiles.map(({ productId }) => productId).join('')]).toEqual([
      heading,
      expected,
    ]);
  });

  it.each<[string, Partial<ProductTile>]>([
    ['its own category', { categoryId: 1 }],
    ['what is sold out', { availability: 'SOLDOUT' }],
    ['what is not available', { availability: 'NOT_AVAILABLE' }],
  ])('[SHOP-3] never %s, from no source', (_, more) => {
    const sources = { named: tiles('a', more), together: tiles('bcd', more), complements: tiles('efg', more) };
    expect(companionsOf({ productId: 'x', categoryId: 1 }, sources).tiles).toEqual([]);
  });
});
