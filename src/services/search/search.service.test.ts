import { expect, it } from 'vitest';
import { searchAnswerFixture } from '../../testing/search.fixtures.ts';
import type { SearchFinder } from './search-finder.ts';
import { createSearchService } from './search.service.ts';

const [tile] = searchAnswerFixture.products;
const other = { ...tile, productId: '107110004', url: '/bluse-p107110004.html', picture: 'blouse' };

it('[SRCH-7] shows a result in the colour that the query names, and links to it', async () => {
  const finder: Partial<SearchFinder> = {
    search: async () => ({
      productIds: ['107110003', '107110004'],
      total: 2,
      facets: [],
      colours: new Map([['107110003', { colour: 'creme', picture: 'blouse-cream' }]]),
    }),
    cachekey: () => '1',
  };
  const search = createSearchService({
    finder: finder as SearchFinder, // no other calls
    tiles: async () => (tile ? [tile, { ...tile, ...other }] : []),
    redirects: () => ({}),
    count: () => {},
  });
  const question = { query: 'bluse creme', page: 1, pageSize: 12, filters: [], sort: 'relevance' } as const;
  const { tiles } = await search.results('DE', question, { at: new Date(0), abTests: {} });
  expect(tiles.map(({ url, picture }) => [url, picture])).toEqual([
    ['/leinenbluse-mit-stehkragen-p107110003.html?dim1=creme', 'blouse-cream'],
    ['/bluse-p107110004.html', 'blouse'],
  ]);
});
