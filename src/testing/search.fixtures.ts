import type { Static } from 'typebox';
import type {
  FacetValue,
  searchAnswerSchema,
  SearchResults,
  SearchService,
  SuggestedProduct,
  SuggestedTerm,
  Suggestions,
} from '../contracts/search/search.contract.ts';

const products: readonly SuggestedProduct[] = [
  {
    id: '101110001',
    title: 'Kontor Hausmischung',
    productViewUrl: '/kontor-hausmischung-p101110001.html',
    imageProductThumb: '/pictures/1x1/160/bag-coffee-sage.webp',
    imageAltText: 'Kontor Hausmischung',
  },
  {
    id: '107110003',
    title: 'Leinenbluse mit Stehkragen',
    productViewUrl: '/leinenbluse-mit-stehkragen-p107110003.html',
    webshopProductDimensionKey: 'dunkelblau',
    imageProductThumb: '/pictures/1x1/160/blouse-ink-oat.webp',
    imageAltText: 'Leinenbluse mit Stehkragen',
  },
];
const searchTerms: readonly SuggestedTerm[] = [
  { searchTerm: 'kaffee', prefix: '', match: 'kaff', suffix: 'ee' },
  { searchTerm: 'filterkaffee', prefix: 'filter', match: 'kaff', suffix: 'ee' },
];
/** The response to `kaff` on the German site. */
export const suggestionsFixture: Suggestions = { products: [...products], searchTerms: [...searchTerms] };

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;

const categories: FacetValue[] = [
  { value: '7000', title: 'Mode', depth: 1, count: 1, chosen: false },
  { value: '7100', title: 'Damen', depth: 2, count: 1, chosen: false },
];

export const searchAnswerFixture: Static<typeof searchAnswerSchema> = {
  query: 'bluse',
  total: 1,
  page: 1,
  pageSize: 24,
  pages: 1,
  products: [
    {
      productId: '107110003',
      title: 'Leinenbluse mit Stehkragen',
      details: 'Vorgewaschen, gerade geschnitten',
      url: '/leinenbluse-mit-stehkragen-p107110003.html',
      picture: 'blouse-ink-oat',
      price: { now: eur(3999), before: eur(4999), lowest30: eur(4999), savingPercent: 20 },
      hasPriceRange: false,
      availability: 'AVAILABLE',
      labels: ['new'],
      colors: [
        { name: 'Tintenblau', hex: '#2b3a55' },
        { name: 'Creme', hex: '#f3ead7' },
      ],
    },
  ],
  facets: [
    {
      name: 'category',
      values: categories,
    },
    { name: 'reduced_price', values: [{ value: 'true', count: 1, chosen: true }] },
    {
      name: 'colour',
      values: [
        { value: 'creme', title: 'Creme', count: 1, chosen: false },
        { value: 'tintenblau', title: 'Tintenblau', count: 1, chosen: false },
      ],
    },
    {
      name: 'price',
      values: [
        { value: '20-50', from: eur(2000), to: eur(5000), count: 1, chosen: false },
        { value: '200-', from: eur(20_000), count: 0, chosen: true },
      ],
    },
  ],
  applied: {
    filters: [
      { name: 'reduced_price', value: 'true' },
      { name: 'price', value: '200-' },
    ],
    sort: 'relevance',
  },
};

/** A search service with constant results, for tests of its callers. */
export const searchFixture = (results: Partial<SearchResults> = {}): SearchService => ({
  suggestions: async () => suggestionsFixture,
  results: async () => ({
    total: searchAnswerFixture.total,
    page: searchAnswerFixture.page,
    pages: searchAnswerFixture.pages,
    tiles: searchAnswerFixture.products,
    facets: searchAnswerFixture.facets,
    ...results,
  }),
  count: () => {},
  redirect: () => undefined,
  popular: () => ['espresso', 'wollmantel'],
  synonyms: () => [],
  cachekey: () => '1.1',
});
