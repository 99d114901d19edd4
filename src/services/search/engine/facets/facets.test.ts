import { describe, expect, it } from 'vitest';
import { engineOf, frameOf, searchAt, titledProduct } from '../../../../../tests/support/shops/search-index.ts';
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
const traits = [
  ['strength:4', 'origin:Brasilien', 'origin:Perú'],
  ['origin:Perú', 'material:Glas'],
  ['strength:2'],
  [],
];

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
    traits: traits[number % 4] ?? [],
  });
});
const engine = engineOf('DE', frameOf('DE', { categories }), products);

const isSaleAt =
  (now: number) =>
  (one: IndexedArticle): boolean =>
    one.saleMinor !== null && one.saleMinor < one.priceMinor && (one.saleFrom ?? 0) <= now;
const isInStock = ({ availability }: IndexedArticle): boolean => availability === 'AVAILABLE';

const suitsPrice = ({ articles }: IndexedProduct, value: string, now: number): boolean => {
  const inStock = articles.filter(isInStock);
  const price = Math.min(
    ...(inStock.length > 0 ? inStock : articles).map((one) =>
      isSaleAt(now)(one) ? (one.saleMinor ?? 0) : one.priceMinor,
    ),
  );
  const [from = '', to = ''] = value.split('-');
  return price >= Number(from) * 100 && (to === '' || price < Number(to) * 100);
};

type Rule = (product: IndexedProduct, value: string, now: number) => boolean;
const suitsTrait =
  (name: string): Rule =>
  ({ traits: own }, value) =>
    own.some((trait) => slugOf(trait.replace(':', '-'), 'de') === `${name}-${value}`);

/** The rule of each filter, written without regard to speed. */
const rules: Readonly<Record<SearchFilter['name'], Rule>> = {
  category: (product, value) => product.categories.includes(Number(value)),
  colour: ({ articles }, value) => articles.some(({ color }) => color !== null && slugOf(color, 'de') === value),
  size: ({ articles }, value) => articles.some(({ size }) => size !== null && slugOf(size, 'de') === value),
  reduced_price: ({ articles }, _, now) => articles.some((one) => isSaleAt(now)(one) && one.isAnnounced),
  availability: ({ articles }) => articles.some(isInStock),
  price: suitsPrice,
  strength: suitsTrait('strength'),
  roast: suitsTrait('roast'),
  aroma: suitsTrait('aroma'),
  origin: suitsTrait('origin'),
  brewing: suitsTrait('brewing'),
  material: suitsTrait('material'),
};
const suits = (product: IndexedProduct, { name, value }: SearchFilter, now: number): boolean =>
  rules[name](product, value, now);

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
    { name: 'origin', value: 'peru' },
    { name: 'strength', value: '4' },
    { name: 'strength', value: '2' },
    { name: 'size', value: 's' },
  ],
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

  it('[SRCH-7] have traits by their titles, strengths from the mildest, and sizes in their order', () => {
    const { facets } = engine.search({ query: '', filters: [], at, offset: 0, limit: 1, sort: 'relevance' });
    const titles = (wanted: string) => facets.find(({ name }) => name === wanted)?.values.map(({ title }) => title);
    expect(titles('origin')).toEqual(['Perú', 'Brasilien']);
    expect(titles('strength')).toEqual(['2', '4']);
    expect(titles('material')).toEqual(['Glas']);
    expect(titles('size')).toEqual(['S', 'M']);
    expect(titles('roast')).toBeUndefined();
  });

  it('[SRCH-7] list price ranges from the lowest, including one that only the address names', () => {
    const filters = [{ name: 'price', value: '15-33' }] as const;
    const { facets } = engine.search({ query: '', filters, at, offset: 0, limit: 1, sort: 'relevance' });
    const lows = facets.find(({ name }) => name === 'price')?.values.map(({ value }) => Number.parseInt(value, 10));
    expect(lows).toContain(15);
    expect(lows).toEqual(lows?.toSorted((a, b) => a - b));
  });
});
