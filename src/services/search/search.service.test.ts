import { describe, expect, it } from 'vitest';
import { searchAnswerFixture } from '../../testing/search.fixtures.ts';
import type { SearchFinder } from './search-finder.ts';
import { createSearchService } from './search.service.ts';

const [tile] = searchAnswerFixture.products;
const other = { ...tile, productId: '107110004', url: '/bluse-p107110004.html', picture: 'blouse' };
const moment = { at: new Date(5), abTests: {} };

type Parts = Parameters<typeof createSearchService>[0];
const open = (finder: Partial<SearchFinder>, tiles: Parts['tiles'] = async () => []) =>
  createSearchService({
    // Trusted: nothing else is called.
    finder: { cachekey: () => '1', ...finder } as SearchFinder,
    tiles,
    hexOf: (_, name) => (name === 'Creme' ? '#EFE5D5' : undefined),
    redirects: (site) => ({ agb: `/agb-of-${site}` }),
    count: () => {},
    popular: () => [],
    synonyms: () => ({}),
    fromWord: (site) => `from-${site}`,
  });

describe('the results of a search', () => {
  const question = { query: 'bluse creme', page: 1, pageSize: 12, filters: [], sort: 'relevance' } as const;
  const values = [
    { value: 'creme', title: 'Creme', count: 1, chosen: false },
    { value: 'taupe', title: 'Taupe', count: 1, chosen: false },
    { value: 'none', count: 1, chosen: false },
  ];
  const found = {
    productIds: ['107110003', '107110004'],
    total: 25,
    facets: [
      { name: 'colour' as const, values },
      { name: 'size' as const, values: [{ value: 'creme', title: 'Creme', count: 1, chosen: false }] },
    ],
    colours: new Map([['107110003', { colour: 'creme', picture: 'blouse-cream' }]]),
  };

  it('[SRCH-7] have the colour that the query names, a link to it, and a swatch for each known colour', async () => {
    const search = open({ search: async () => found }, async () => (tile ? [tile, { ...tile, ...other }] : []));
    const { tiles, facets, ...rest } = await search.results('DE', question, moment);
    expect(tiles.map(({ url, picture }) => [url, picture])).toEqual([
      ['/leinenbluse-mit-stehkragen-p107110003.html?dim1=creme', 'blouse-cream'],
      ['/bluse-p107110004.html', 'blouse'],
    ]);
    // A feed may have colours that the shop does not know.
    expect(facets.map((facet) => facet.values.map(({ hex }) => hex))).toEqual([
      ['#EFE5D5', undefined, undefined],
      [undefined],
    ]);
    expect(rest).toEqual({ total: 25, page: 1, pages: 3 });
  });

  it('[SRCH-7] are asked for by page, 96 products at most', async () => {
    const asked: unknown[] = [];
    const search = open({
      search: async (...values) => {
        asked.push(values);
        return { ...found, total: 0, didYouMean: 'bluse' };
      },
    });
    expect(await search.results('AT', { ...question, page: 3 }, moment)).toMatchObject({
      total: 0,
      page: 3,
      pages: 1,
      didYouMean: 'bluse',
    });
    await search.results('AT', { ...question, page: 2, pageSize: 100 }, moment);
    const window = { query: 'bluse creme', filters: [], sort: 'relevance', at: 5 };
    expect(asked).toEqual([
      ['AT', { ...window, offset: 24, limit: 12 }],
      ['AT', { ...window, offset: 96, limit: 96 }],
    ]);
  });
});

describe('[SRCH-2] suggestions', () => {
  const price = (amountMinor: number) => ({ now: { amountMinor, currency: 'EUR' as const }, savingPercent: 0 });
  const mug = { ...other, title: '', details: '', availability: 'AVAILABLE', labels: [], colors: [] } as const;
  const product = (id: string, more = {}) => ({ id, title: `Mug ${id}`, slug: 'mug', picture: '', ...more });

  it('have the link, the picture and the price as the shop prints it', async () => {
    const asked: unknown[] = [];
    const searchTerms = [{ searchTerm: 'mantel', prefix: '', match: 'ma', suffix: 'ntel' }];
    const search = open(
      {
        suggest: async (...values) => {
          asked.push(values);
          const coloured = product('2', { colour: 'creme', picture: 'mug-sage' });
          return { products: [product('1'), coloured, product('3')], searchTerms };
        },
      },
      async (...values) => {
        asked.push(values);
        return [
          { ...mug, productId: '1', price: price(12_900), hasPriceRange: false },
          { ...mug, productId: '2', price: price(699), hasPriceRange: true },
        ];
      },
    );
    expect(await search.suggestions('DE', { q: 'ma', maxSearchTerms: 10, maxProducts: 5 }, moment)).toEqual({
      products: [
        { id: '1', title: 'Mug 1', productViewUrl: '/mug-p1.html', imageAltText: 'Mug 1', priceText: '129,00' },
        {
          id: '2',
          title: 'Mug 2',
          productViewUrl: '/mug-p2.html',
          webshopProductDimensionKey: 'creme',
          imageProductThumb: '/pictures/original/160/mug-sage.webp',
          imageAltText: 'Mug 2',
          priceText: 'from-DE 6,99',
        },
        { id: '3', title: 'Mug 3', productViewUrl: '/mug-p3.html', imageAltText: 'Mug 3' },
      ],
      searchTerms,
    });
    expect(asked).toEqual([
      ['DE', { typed: 'ma', mostTerms: 10, mostProducts: 5, at: 5 }],
      ['DE', ['1', '2', '3'], moment],
    ]);
  });
});

it('[SRCH-8] words with a page of their own lead there, as the site has it', () => {
  const search = open({});
  expect(search.redirect('AT', '  AGB ')).toBe('/agb-of-AT');
  expect(search.redirect('AT', 'agbs')).toBeUndefined();
});
