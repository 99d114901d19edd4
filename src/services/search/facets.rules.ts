import type { Facet, FacetValue, SearchFilter } from '../../contracts/search.contract.ts';
import type { Currency } from '../../contracts/site.contract.ts';
import { createChoices, lackBits, priceRange, valuesOf, type Finds } from './choices.rules.ts';
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

/** Of more finds than these every second, third … is counted for all: figures of five digits are about right. */
const countedAtMost = 50_000;

const everyKind = -1;

const byRange = (one: string, other: string): number => {
  const [[from, to], [otherFrom, otherTo]] = [priceRange(one), priceRange(other)];
  // Two without an end: infinity less infinity is no order.
  return from - otherFrom || (to === otherTo ? 0 : to - otherTo);
};

/** What was counted: each kind as if nothing of itself were chosen, beside all that is chosen of the others. */
interface Counts {
  all: number;
  reduced: number;
  available: number;
  readonly categories: Uint32Array;
  readonly colors: Uint32Array;
  readonly sizes: Uint32Array;
  readonly prices: Uint32Array;
}

/** Colours or sizes by the words of their address: several spellings may share one, and count once. */
const namesOf = (slugs: readonly string[]) => {
  const words = [...new Set(slugs)];
  const wordOf = Uint32Array.from(slugs, (slug) => words.indexOf(slug));
  const lastProduct = new Int32Array(words.length).fill(-1);
  return {
    counts: () => {
      lastProduct.fill(-1);
      return new Uint32Array(words.length);
    },
    count: (lists: Lists, product: number, counts: Uint32Array): void => {
      const to = endOf(lists, product);
      for (let at = startOf(lists, product); at < to; at += 1) {
        const word = wordOf[lists.values[at] ?? 0] ?? 0;
        if (lastProduct[word] === product) continue;
        lastProduct[word] = product;
        counts[word] = (counts[word] ?? 0) + 1;
      }
    },
    byWord: (counts: Uint32Array): Map<string, number> =>
      new Map(words.map((word, place) => [word, counts[place] ?? 0] as const).filter(([, count]) => count > 0)),
  };
};

/** Narrows finds by what was chosen, and counts what could be chosen beside it. */
export const createFacets = (data: IndexData, currency: Currency, categories: ReadonlyMap<number, FacetCategory>) => {
  const { lacksOf, colorSlugs, sizeSlugs } = createChoices(data);
  const steps = priceSteps[currency];
  const colors = namesOf(colorSlugs);
  const sizes = namesOf(sizeSlugs);

  const countCategories = (product: number, counts: Uint32Array): void => {
    for (let at = product * 3; at < product * 3 + 3; at += 1) {
      const place = data.categories[at] ?? 0;
      if (place > 0) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
    }
  };
  const countPrice = (price: number, bounds: Float64Array, counts: Uint32Array): void => {
    for (let place = 0; place < counts.length; place += 1)
      if (price >= (bounds[2 * place] ?? 0) && price < (bounds[2 * place + 1] ?? 0))
        counts[place] = (counts[place] ?? 0) + 1;
  };

  /** The finds that have all that was chosen, and what every kind of choice would leave. */
  return (
    finds: Finds,
    states: ProductStates,
    filters: readonly SearchFilter[],
  ): { narrowed: Finds; facets: Facet[] } => {
    // Ranges of the shop, and among them those that somebody wrote into the address.
    const words = [...new Set([...steps, ...valuesOf(filters, 'price')])].toSorted(byRange);
    const bounds = Float64Array.from(words.flatMap(priceRange));
    const counts: Counts = {
      all: 0,
      reduced: 0,
      available: 0,
      categories: new Uint32Array(data.categoryIds.length),
      colors: colors.counts(),
      sizes: sizes.counts(),
      prices: new Uint32Array(words.length),
    };
    /** `kinds`: of which it is counted. Nothing is made here: it runs for each find. */
    const count = (product: number, kinds: number): void => {
      const flags = states.flags[product] ?? 0;
      if (kinds & lackBits.category) countCategories(product, counts.categories);
      if (kinds & lackBits.reduced_price && flags & isReducedBit) counts.reduced += 1;
      if (kinds & lackBits.availability && flags & isAvailableBit) counts.available += 1;
      if (kinds & lackBits.colour) colors.count(data.colors, product, counts.colors);
      if (kinds & lackBits.size) sizes.count(data.sizes, product, counts.sizes);
      if (kinds & lackBits.price) countPrice(states.prices[product] ?? 0, bounds, counts.prices);
    };

    const stride = Math.ceil(finds.count / countedAtMost);
    const chosen = (): Finds => {
      const lacksOne = lacksOf(filters, states);
      const products = new Uint32Array(finds.count);
      const scores = new Float32Array(finds.count);
      let left = 0;
      for (let at = 0; at < finds.count; at += 1) {
        const product = finds.products[at] ?? 0;
        const lacks = lacksOne(product);
        // Who lacks one kind is left by other choices of it; who lacks two, by no single one.
        if (at % stride === 0 && (lacks & (lacks - 1)) === 0) count(product, lacks === 0 ? everyKind : lacks);
        if (lacks !== 0) continue;
        products[left] = product;
        scores[left] = finds.scores[at] ?? 0;
        left += 1;
      }
      return { count: left, products, scores };
    };
    /** nothing was chosen: nothing has to be copied */
    const allOf = (): Finds => {
      for (let at = 0; at < finds.count; at += stride) count(finds.products[at] ?? 0, everyKind);
      return finds;
    };
    const narrowed = filters.length === 0 ? allOf() : chosen();
    counts.all = narrowed.count;
    for (const list of [counts.categories, counts.colors, counts.sizes, counts.prices])
      if (stride > 1) for (const [place, number] of list.entries()) list[place] = number * stride;
    counts.reduced *= stride;
    counts.available *= stride;
    return { narrowed, facets: facetsOf(counts, words, filters) };
  };

  function facetsOf(counts: Counts, ranges: readonly string[], filters: readonly SearchFilter[]): Facet[] {
    const { all } = counts;
    const byCategory = new Map(Array.from(data.categoryIds, (id, place) => [id, counts.categories[place] ?? 0]));
    const named = (name: 'colour' | 'size', of: ReadonlyMap<string, number>, slugs: readonly string[]): FacetValue[] =>
      namedValues(name, of, titlesOf(slugs, name === 'colour' ? data.colorNames : data.sizeNames), filters);
    const facets: Facet[] = [
      { name: 'category', values: categoryValues(byCategory, categories, valuesOf(filters, 'category')) },
      { name: 'reduced_price', values: flagValues('true', counts.reduced, all, valuesOf(filters, 'reduced_price')) },
      {
        name: 'availability',
        values: flagValues('available', counts.available, all, valuesOf(filters, 'availability')),
      },
      { name: 'colour', values: named('colour', colors.byWord(counts.colors), colorSlugs) },
      { name: 'size', values: named('size', sizes.byWord(counts.sizes), sizeSlugs) },
      { name: 'price', values: priceValues(ranges, counts.prices, currency, valuesOf(filters, 'price')) },
    ];
    return facets.filter(({ values }) => values.some(({ chosen }) => chosen) || isChoice(values, all));
  }
};
