import { describe, expect, it } from 'vitest';
import type { Category, CategoryTree, Product, ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { PageRequest, PageServices } from '../page.ts';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import { loadCompanions } from './product-help.ts';

const [base] = Object.values(tileFixtures);
const tileNamed = (productId: string): ProductTile =>
  // There are fixtures.
  ({ ...(base as ProductTile), availability: 'AVAILABLE', productId, categoryId: 2 });

/** Asks for the companions of a product; the products of each source have names of one letter. */
const companions = async (named: string, together: string, complements: string) => {
  const asked: string[] = [];
  const tiles = (names: string): ProductTile[] => Array.from(names, tileNamed);
  // Only what the look-ups use.
  const services = {
    catalogue: {
      productNumbers: async (_: string, ids: readonly string[]) => {
        asked.push('named');
        return new Map(ids.map((id) => [id, id]));
      },
      tiles: async (_: string, ids: readonly string[]) => tiles(ids.join('')),
      inCategory: async (_: string, id: number) => {
        asked.push(`category ${id}`);
        return { tiles: tiles(complements[id - 10] ?? '') };
      },
    },
    choosing: {
      complementsOf: () => [10, 11, 12, 13],
      together: async () => {
        asked.push('together');
        return Array.from(together);
      },
    },
  } as unknown as PageServices;
  const request = { site: sites.DE, moment: { at: new Date('2026-11-23T12:00:00Z'), abTests: {} } } as PageRequest;
  const product = { productId: '1', categoryId: 1, goesWith: Array.from(named) } as unknown as Product;
  const byId = new Map([10, 11, 12, 13].map((id) => [id, {} as Category]));
  const found = await loadCompanions(request, services, product, { byId } as unknown as CategoryTree, []);
  return { asked, shown: found.tiles.map(({ productId }) => productId).join('') };
};
const categories = ['category 10', 'category 11', 'category 12', 'category 13'];

describe('[SHOP-3] the sources of what goes with a product', () => {
  it.each([
    ['the content fills the row', 'abcd', 'efgh', 'ijkl', 'abcd', ['named']],
    ['orders fill it', '', 'efg', 'ijkl', 'efg', ['together']],
    ['content and orders fill it together', 'ab', 'ef', 'ijkl', 'abef', ['named', 'together']],
    ['a gap is left', 'ab', 'e', 'ijkl', 'abei', ['named', 'together', ...categories]],
    ['there is nothing else', '', '', 'ijkl', 'ijkl', ['together', ...categories]],
  ])('are asked only as far as needed: %s', async (_, named, together, complements, shown, asked) => {
    expect(await companions(named, together, complements)).toEqual({ shown, asked });
  });
});
