import type { Facet, SearchFilter, SearchFilterName } from '../../../../contracts/search/search.contract.ts';
import type { Currency } from '../../../../contracts/shop/site.contract.ts';
import { createChoices, isWithin, lackBits, priceRange, valuesOf, type Finds, type PriceRange } from './filters.ts';
import {
  categoryValues,
  flagValues,
  isChoice,
  namedValues,
  priceSteps,
  priceValues,
  titlesOf,
  type FacetCategory,
} from './facet-values.ts';
import type { IndexData, Lists } from '../indexing/index-data.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { isAvailableBit, isReducedBit, rangeShift, type ProductStates } from './product-states.ts';

/** Of more finds than these every second, third … is counted for all: figures of six digits are about right. */
const countedAtMost = 250_000;

const byRange = (one: string, other: string): number => {
  const [[from, to], [otherFrom, otherTo]] = [priceRange(one), priceRange(other)];
  // Two without an end: infinity less infinity is no order.
  return from - otherFrom || (to === otherTo ? 0 : to - otherTo);
};

/** What was counted: each choice as if nothing of its own name were chosen, beside all that is chosen of the others. */
interface Counts {
  readonly all: number;
  readonly reduced: number;
  readonly available: number;
  readonly categories: Uint32Array;
  readonly colors: Uint32Array;
  readonly sizes: Uint32Array;
  /** by the words of their range, from the lowest */
  readonly prices: ReadonlyMap<string, number>;
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
    /** `product` stands for so many that have the same */
    count: (lists: Lists, product: number, many: number, counts: Uint32Array): void => {
      const to = endOf(lists, product);
      for (let at = startOf(lists, product); at < to; at += 1) {
        const word = wordOf[lists.values[at] ?? 0] ?? 0;
        if (lastProduct[word] === product) continue;
        lastProduct[word] = product;
        counts[word] = (counts[word] ?? 0) + many;
      }
    },
    byWord: (counts: Uint32Array): Map<string, number> =>
      new Map(words.map((word, place) => [word, counts[place] ?? 0] as const).filter(([, count]) => count > 0)),
  };
};

/** Finds by what they have in common: kind, codes, and those of the asked price ranges that are none of the shop's. */
interface Tally {
  readonly kinds: Uint32Array;
  readonly codes: Uint32Array;
  readonly prices: Uint32Array;
}

/** Counts what each of the finds has. It stands alone for the same reason as the loops of find-loops.rules.ts. */
const countEach = (
  { products, count }: Finds,
  stride: number,
  has: Uint32Array | Uint8Array,
  counts: Uint32Array,
): void => {
  for (let at = 0; at < count; at += stride) {
    const one = has[products[at] ?? 0] ?? 0;
    counts[one] = (counts[one] ?? 0) + 1;
  }
};

const sumOf = (one: Tally, other: Tally | undefined): Tally => {
  const sum = (a: Uint32Array, b: Uint32Array): Uint32Array => a.map((many, place) => many + (b[place] ?? 0));
  return other
    ? { kinds: sum(one.kinds, other.kinds), codes: sum(one.codes, other.codes), prices: sum(one.prices, other.prices) }
    : one;
};

/** Narrows finds by what was chosen, and counts what could be chosen beside it. */
export const createFacets = (data: IndexData, currency: Currency, categories: ReadonlyMap<number, FacetCategory>) => {
  const { lacksOf, colorSlugs, sizeSlugs } = createChoices(data);
  const { kinds, kindExamples } = data;
  const steps = priceSteps[currency];
  const colors = namesOf(colorSlugs);
  const sizes = namesOf(sizeSlugs);
  const colorTitles = titlesOf(colorSlugs, data.colorNames);
  const sizeTitles = titlesOf(sizeSlugs, data.sizeNames);
  const placeOfCategory = new Map(Array.from(data.categoryIds, (id, place) => [id, place]));
  const belowCategory = Map.groupBy(categories.values(), ({ parentId }) => parentId);

  const countPrice = (price: number, ranges: readonly PriceRange[], counts: Uint32Array): void => {
    for (const [place, range] of ranges.entries()) if (isWithin(price, range)) counts[place] = (counts[place] ?? 0) + 1;
  };

  /** The finds that have all that was chosen, and what every kind of choice would leave. */
  return (
    finds: Finds,
    states: ProductStates,
    filters: readonly SearchFilter[],
  ): { narrowed: Finds; facets: Facet[] } => {
    // Ranges that somebody wrote into the address, beside those of the shop.
    const others = [...new Set(valuesOf(filters, 'price'))].filter((range) => !steps.includes(range));
    const otherRanges = others.map(priceRange);
    const { codes, prices } = states;
    const newTally = (): Tally => ({
      kinds: new Uint32Array(kindExamples.length),
      codes: new Uint32Array(steps.length << rangeShift),
      prices: new Uint32Array(others.length),
    });
    const chosen = newTally();
    /** by the one choice that is lacking */
    const lacking = new Map<number, Tally>();

    /** Nothing is made here: it runs for each find. */
    const count = (product: number, tally: Tally): void => {
      const [kind, code] = [kinds[product] ?? 0, codes[product] ?? 0];
      tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
      tally.codes[code] = (tally.codes[code] ?? 0) + 1;
      if (otherRanges.length > 0) countPrice(prices[product] ?? 0, otherRanges, tally.prices);
    };

    const stride = Math.ceil(finds.count / countedAtMost);
    const narrow = (): Finds => {
      for (const name of new Set(filters.map((filter) => filter.name))) lacking.set(lackBits[name], newTally());
      const lacksAlways = Uint8Array.from(kindExamples, lacksOf.always(filters, states));
      const lacksNow = lacksOf.now(filters, states);
      const products = new Uint32Array(finds.count);
      const scores = new Float32Array(finds.count);
      let left = 0;
      for (let at = 0; at < finds.count; at += 1) {
        const product = finds.products[at] ?? 0;
        const lacks = (lacksAlways[kinds[product] ?? 0] ?? 0) | lacksNow(product);
        // Who lacks one choice is left by other values of it; who lacks two, by no single one.
        const tally = lacks === 0 ? chosen : lacking.get(lacks);
        if (tally && at % stride === 0) count(product, tally);
        if (lacks !== 0) continue;
        products[left] = product;
        scores[left] = finds.scores[at] ?? 0;
        left += 1;
      }
      return { count: left, products, scores };
    };
    /** nothing was chosen: nothing has to be copied */
    const allOf = (): Finds => {
      countEach(finds, stride, kinds, chosen.kinds);
      countEach(finds, stride, codes, chosen.codes);
      return finds;
    };
    const narrowed = filters.length === 0 ? allOf() : narrow();
    const tallyOf = (name: SearchFilterName): Tally => sumOf(chosen, lacking.get(lackBits[name]));
    return { narrowed, facets: facetsOf(countsOf(tallyOf, others, narrowed.count, stride), filters) };
  };

  /** What has been counted together is taken apart, once for all of a kind. */
  function countsOf(
    tallyOf: (name: SearchFilterName) => Tally,
    others: readonly string[],
    all: number,
    stride: number,
  ): Counts {
    const ofCategories = new Uint32Array(data.categoryIds.length);
    const ofColors = colors.counts();
    const ofSizes = sizes.counts();
    const eachKind = (name: SearchFilterName, see: (example: number, many: number) => void): void => {
      const tally = tallyOf(name).kinds;
      for (let kind = 0; kind < tally.length; kind += 1) {
        const many = tally[kind] ?? 0;
        if (many > 0) see(kindExamples[kind] ?? 0, many * stride);
      }
    };
    eachKind('category', (product, many) => {
      for (let at = product * 3; at < product * 3 + 3; at += 1) {
        const place = data.categories[at] ?? 0;
        if (place > 0) ofCategories[place - 1] = (ofCategories[place - 1] ?? 0) + many;
      }
    });
    eachKind('colour', (product, many) => colors.count(data.colors, product, many, ofColors));
    eachKind('size', (product, many) => sizes.count(data.sizes, product, many, ofSizes));
    const flagged = (name: SearchFilterName, bit: number): number =>
      stride * tallyOf(name).codes.reduce((sum, many, code) => (code & bit ? sum + many : sum), 0);
    const ofPrices = tallyOf('price');
    const inRanges = new Map(others.map((range, place) => [range, stride * (ofPrices.prices[place] ?? 0)] as const));
    for (const [code, many] of ofPrices.codes.entries()) {
      const range = steps[code >> rangeShift] ?? '';
      inRanges.set(range, (inRanges.get(range) ?? 0) + stride * many);
    }
    return {
      all,
      reduced: flagged('reduced_price', isReducedBit),
      available: flagged('availability', isAvailableBit),
      categories: ofCategories,
      colors: ofColors,
      sizes: ofSizes,
      prices: new Map([...inRanges].toSorted((a, b) => byRange(a[0], b[0]))),
    };
  }

  function facetsOf(counts: Counts, filters: readonly SearchFilter[]): Facet[] {
    const { all } = counts;
    const inCategory = (id: number): number => counts.categories[placeOfCategory.get(id) ?? -1] ?? 0;
    const facets: Facet[] = [
      { name: 'category', values: categoryValues(inCategory, belowCategory, valuesOf(filters, 'category')) },
      { name: 'reduced_price', values: flagValues('true', counts.reduced, all, valuesOf(filters, 'reduced_price')) },
      {
        name: 'availability',
        values: flagValues('available', counts.available, all, valuesOf(filters, 'availability')),
      },
      { name: 'colour', values: namedValues('colour', colors.byWord(counts.colors), colorTitles, filters) },
      { name: 'size', values: namedValues('size', sizes.byWord(counts.sizes), sizeTitles, filters) },
      { name: 'price', values: priceValues(counts.prices, currency, valuesOf(filters, 'price')) },
    ];
    return facets.filter(({ values }) => values.some(({ chosen }) => chosen) || isChoice(values, all));
  }
};
