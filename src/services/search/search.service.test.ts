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
