import { describe, expect, it } from 'vitest';
import { engineOf, frameOf, searchAt, titledProduct } from '../../../../../tests/support/search-index.ts';
import type { SearchFilter } from '../../../../contracts/search/search.contract.ts';
import { slugOf } from '../../../../lib/text/slug.ts';
import type { IndexedArticle, IndexedProduct } from '../indexing/index-data.ts';

const at = searchAt.getTime();
const day = 86_400_000;
const categories = [
  { id: 1, parentId: null, title: 'Haus' },
  { id: 2, parentId: null, title: 'Hof' },
  { id: 11, parentId: 1, title: 'Küche' },
  { id: 12, parentId: 1, title: 'Bad' },
];
const places = [[1, 11], [1, 12], [1], [2], []];
/** Two of them share a slug. */
const colors = ['Rot', 'Meerblau', 'meerblau', 'Sand', null];
const sizes = ['S', 'M', null];

const article = (number: number): IndexedArticle => ({
  color: colors[(number * 7) % 5] ?? null,
  size: sizes[(number * 5) % 3] ?? null,
  picture: 'x',
  priceMinor: 300 + ((number * 7919) % 30_000),
  saleMinor: number % 4 === 0 ? 999 : null,
  isAnnounced: number % 16 !== 4,
  saleFrom: number % 8 === 0 ? at + day : null,
  saleTo: null,
  availability: number % 5 === 0 ? 'SOLDOUT' : 'AVAILABLE',
  availableFrom: null,
  quantity: null,
});
const products = Array.from({ length: 400 }, (_, number): IndexedProduct => {
  const articles = Array.from({ length: 1 + (number % 3) }, (_, variant) => article(number * 3 + variant));
  return titledProduct(number % 2 === 0 ? 'Ding' : 'Sache', number + 1, {
    articles,
    categories: places[number % 5] ?? [],
  });
});
const engine = engineOf('DE', frameOf('DE', { categories }), products);

/** The rule of a filter, written without regard to speed. */
const suits = (product: IndexedProduct, { name, value }: SearchFilter, now: number): boolean => {
  const { articles } = product;
  const isSale = (one: IndexedArticle): boolean =>
    one.saleMinor !== null && one.saleMinor < one.priceMinor && (one.saleFrom ?? 0) <= now;
  const inStock = articles.filter(({ availability }) => availability === 'AVAILABLE');
  const price = Math.min(
    ...(inStock.length > 0 ? inStock : articles).map((one) => (isSale(one) ? (one.saleMinor ?? 0) : one.priceMinor)),
  );
  const [from = '', to = ''] = value.split('-');
  switch (name) {
    case 'category':
      return product.categories.includes(Number(value));
    case 'colour':
      return articles.some(({ color }) => color !== null && slugOf(color, 'de') === value);
    case 'size':
      return articles.some(({ size }) => size !== null && slugOf(size, 'de') === value);
    case 'reduced_price':
      return articles.some((one) => isSale(one) && one.isAnnounced);
    case 'availability':
      return inStock.length > 0;
    case 'price':
      return price >= Number(from) * 100 && (to === '' || price < Number(to) * 100);
  }
};

const countPlainly = (query: string, filters: readonly SearchFilter[], now: number): number => {
  const byName = Map.groupBy(filters, ({ name }) => name);
  return products.filter(
    (product) =>
      (query === '' || product.title.toLowerCase() === query) &&
      Array.from(byName.values()).every((some) => some.some((filter) => suits(product, filter, now))),
  ).length;
};

const choices: readonly (readonly SearchFilter[])[] = [
  [],
  [{ name: 'category', value: '1' }],
  [{ name: 'colour', value: 'meerblau' }],
  [{ name: 'price', value: '20-50' }],
  [
    { name: 'price', value: '15-33' },
    { name: 'price', value: '50-100' },
  ],
  [
    { name: 'size', value: 'm' },
    { name: 'reduced_price', value: 'true' },
    { name: 'category', value: '12' },
    { name: 'category', value: '2' },
  ],
  [
    { name: 'availability', value: 'available' },
    { name: 'colour', value: 'rot' },
    { name: 'colour', value: 'sand' },
    { name: 'price', value: '7-' },
  ],
];
const asked = choices.flatMap((filters) =>
  ['', 'ding'].flatMap((query) => [at, at + 2 * day].map((now) => ({ filters, query, now }))),
);

describe('facet counts', () => {
  it.each(asked)(
    '[SRCH-7] are the numbers of hits that each value would leave: $query, $filters, at $now',
    ({ filters, query, now }) => {
      const { total, facets } = engine.search({ query, filters, at: now, offset: 0, limit: 1, sort: 'relevance' });
      expect(total).toBe(countPlainly(query, filters, now));
      expect(facets.length).toBeGreaterThan(2);
      for (const { name, values } of facets) {
        const others = filters.filter((filter) => filter.name !== name);
        const counted = values.map(({ value, count }) => [name, value, count]);
        expect(counted).toEqual(
          values.map(({ value }) => [name, value, countPlainly(query, others.concat({ name, value }), now)]),
        );
      }
    },
  );

  it('[SRCH-7] list price ranges from the lowest, including one that only the address names', () => {
    const filters = [{ name: 'price', value: '15-33' }] as const;
    const { facets } = engine.search({ query: '', filters, at, offset: 0, limit: 1, sort: 'relevance' });
    const lows = facets.find(({ name }) => name === 'price')?.values.map(({ value }) => Number.parseInt(value, 10));
    expect(lows).toContain(15);
    expect(lows).toEqual(lows?.toSorted((a, b) => a - b));
  });
});
