import { expect, it } from 'vitest';
import { searchAnswerFixture } from '../../testing/search.fixtures.ts';
import type { SearchFinder } from './search-finder.ts';
import { createSearchService } from './search.service.ts';

const [tile] = searchAnswerFixture.products;
const other = { ...tile, productId: '107110004', url: '/bluse-p107110004.html', picture: 'blouse' };

it('[SRCH-7] shows a result in the colour that the query names, links to it, and has a swatch for each known colour', async () => {
  const finder: Partial<SearchFinder> = {
    search: async () => ({
      productIds: ['107110003', '107110004'],
      total: 2,
      facets: [
        {
          name: 'colour',
          values: [
            { value: 'creme', title: 'Creme', count: 1, chosen: false },
            { value: 'taupe', title: 'Taupe', count: 1, chosen: false },
          ],
        },
      ],
      colours: new Map([['107110003', { colour: 'creme', picture: 'blouse-cream' }]]),
    }),
    cachekey: () => '1',
  };
  const search = createSearchService({
    finder: finder as SearchFinder, // no other calls
    tiles: async () => (tile ? [tile, { ...tile, ...other }] : []),
    hexOf: (_, name) => (name === 'Creme' ? '#EFE5D5' : undefined),
    redirects: () => ({}),
    count: () => {},
    popular: () => [],
    synonyms: () => ({}),
    fromWord: () => 'ab',
  });
  const question = { query: 'bluse creme', page: 1, pageSize: 12, filters: [], sort: 'relevance' } as const;
  const { tiles, facets } = await search.results('DE', question, { at: new Date(0), abTests: {} });
  expect(tiles.map(({ url, picture }) => [url, picture])).toEqual([
    ['/leinenbluse-mit-stehkragen-p107110003.html?dim1=creme', 'blouse-cream'],
    ['/bluse-p107110004.html', 'blouse'],
  ]);
  // A feed may have colours that the shop does not know.
  expect(facets[0]?.values.map(({ hex }) => hex)).toEqual(['#EFE5D5', undefined]);
});

it('[SRCH-2] suggests products with their price as the shop prints it', async () => {
  const price = (amountMinor: number) => ({ now: { amountMinor, currency: 'EUR' as const }, savingPercent: 0 });
  const mug = {
    ...other,
    productId: '',
    title: '',
    details: '',
    availability: 'AVAILABLE',
    labels: [],
    colors: [],
  } as const;
  const product = (id: string) => ({ id, title: id, slug: id, picture: '' });
  const search = createSearchService({
    finder: {
      suggest: async () => ({ products: [product('1'), product('2'), product('3')], searchTerms: [] }),
    } as unknown as SearchFinder, // no other calls
    tiles: async () => [
      { ...mug, productId: '1', price: price(12_900), hasPriceRange: false },
      { ...mug, productId: '2', price: price(699), hasPriceRange: true },
    ],
    hexOf: () => undefined,
    redirects: () => ({}),
    count: () => {},
    popular: () => [],
    synonyms: () => ({}),
    fromWord: () => 'ab',
  });
  const asked = { q: 'ma', maxSearchTerms: 10, maxProducts: 5 };
  const { products } = await search.suggestions('DE', asked, { at: new Date(0), abTests: {} });
  expect(products.map(({ priceText }) => priceText)).toEqual(['129,00', 'ab 6,99', undefined]);
});
