import type { Facet, FacetValue, SearchFilter } from '../../contracts/search.contract.ts';
import type { Currency } from '../../contracts/site.contract.ts';
import { createChoices, isWithin, lackBits, priceRange, valuesOf, type Finds } from './choices.rules.ts';
import {
  categoryValues,
  flagValues,
  isChoice,
  namedValues,
  priceSteps,
  priceValues,
  titlesOf,
  type FacetCategory,
} from './facet-values.rules.ts';
import type { IndexData, Lists } from './index-data.ts';
import { endOf, startOf } from './lists.rules.ts';
import { isAvailableBit, isReducedBit, type ProductStates } from './product-state.rules.ts';

/** What was counted: each kind as if nothing of itself were chosen, beside all that is chosen of the others. */
interface Counts {
  all: number;
  reduced: number;
  available: number;
  readonly categories: Map<number, number>;
  readonly colors: Map<string, number>;
  readonly sizes: Map<string, number>;
  readonly prices: Uint32Array;
}

const one = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Two spellings of one word count once. */
const countNames = (lists: Lists, product: number, slugs: readonly string[], counts: Map<string, number>): void => {
  const from = startOf(lists, product);
  const to = endOf(lists, product);
  if (to - from === 1) return one(counts, slugs[lists.values[from] ?? 0] ?? '');
  const names = new Set<string>();
  for (let at = from; at < to; at += 1) names.add(slugs[lists.values[at] ?? 0] ?? '');
  for (const name of names) one(counts, name);
};

/** Narrows finds by what was chosen, and counts what could be chosen beside it. */
export const createFacets = (data: IndexData, currency: Currency, categories: ReadonlyMap<number, FacetCategory>) => {
  const { lacksOf, colorSlugs, sizeSlugs } = createChoices(data);
  const steps = priceSteps[currency];

  const countCategories = (product: number, counts: Map<number, number>): void => {
    for (let at = product * 3; at < product * 3 + 3; at += 1) {
      const id = data.categories[at] ?? 0;
      if (id > 0) one(counts, id);
    }
  };
  const countPrice = (price: number, ranges: readonly (readonly [number, number])[], counts: Uint32Array): void => {
    for (const [place, range] of ranges.entries()) if (isWithin(price, range)) counts[place] = (counts[place] ?? 0) + 1;
  };

  /** The finds that have all that was chosen, and what every kind of choice would leave. */
  return (
    finds: Finds,
    states: ProductStates,
    filters: readonly SearchFilter[],
  ): { narrowed: Finds; facets: Facet[] } => {
    // Ranges of the shop, then those that somebody wrote into the address.
    const words = [...new Set([...steps, ...valuesOf(filters, 'price')])];
    const ranges = words.map(priceRange);
    const counts: Counts = {
      all: 0,
      reduced: 0,
      available: 0,
      categories: new Map(),
      colors: new Map(),
      sizes: new Map(),
      prices: new Uint32Array(ranges.length),
    };
    const count = (product: number, lacks: number): void => {
      const fits = (bit: number): boolean => (lacks & ~bit) === 0;
      const flags = states.flags[product] ?? 0;
      if (fits(lackBits.category)) countCategories(product, counts.categories);
      if (flags & isReducedBit && fits(lackBits.reduced_price)) counts.reduced += 1;
      if (flags & isAvailableBit && fits(lackBits.availability)) counts.available += 1;
      if (fits(lackBits.colour)) countNames(data.colors, product, colorSlugs, counts.colors);
      if (fits(lackBits.size)) countNames(data.sizes, product, sizeSlugs, counts.sizes);
      if (fits(lackBits.price)) countPrice(states.prices[product] ?? 0, ranges, counts.prices);
    };

    const lacksOne = lacksOf(filters, states);
    const products = new Uint32Array(finds.count);
    const scores = new Float32Array(finds.count);
    for (let at = 0; at < finds.count; at += 1) {
      const product = finds.products[at] ?? 0;
      const lacks = lacksOne(product);
      // Who lacks two kinds is left by no single choice.
      if ((lacks & (lacks - 1)) !== 0) continue;
      count(product, lacks);
      if (lacks !== 0) continue;
      products[counts.all] = product;
      scores[counts.all] = finds.scores[at] ?? 0;
      counts.all += 1;
    }
    return { narrowed: { count: counts.all, products, scores }, facets: facetsOf(counts, words, filters) };
  };

  function facetsOf(counts: Counts, ranges: readonly string[], filters: readonly SearchFilter[]): Facet[] {
    const { all } = counts;
    const named = (name: 'colour' | 'size', of: ReadonlyMap<string, number>, slugs: readonly string[]): FacetValue[] =>
      namedValues(name, of, titlesOf(slugs, name === 'colour' ? data.colorNames : data.sizeNames), filters);
    const facets: Facet[] = [
      { name: 'category', values: categoryValues(counts.categories, categories, valuesOf(filters, 'category')) },
      { name: 'reduced_price', values: flagValues('true', counts.reduced, all, valuesOf(filters, 'reduced_price')) },
      {
        name: 'availability',
        values: flagValues('available', counts.available, all, valuesOf(filters, 'availability')),
      },
      { name: 'colour', values: named('colour', counts.colors, colorSlugs) },
      { name: 'size', values: named('size', counts.sizes, sizeSlugs) },
      { name: 'price', values: priceValues(ranges, counts.prices, currency, valuesOf(filters, 'price')) },
    ];
    return facets.filter(({ values }) => values.some(({ chosen }) => chosen) || isChoice(values, all));
  }
};
