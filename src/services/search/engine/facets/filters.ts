import type { SearchFilter, SearchFilterName } from '../../../../contracts/search/search.contract.ts';
import { slugOf } from '../../../../lib/text/slug.ts';
import type { IndexData, Lists } from '../indexing/index-data.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { isAvailableBit, isReducedBit, type ProductStates } from './product-states.ts';
import { sizeOf, stringAt, type StringTable } from '../arrays/string-table.ts';

/** Finds of a question: only the first `count` are meant. */
export interface Finds {
  readonly count: number;
  readonly products: Uint32Array;
  readonly scores: Float32Array;
}

/** One bit for each kind of choice: what a product lacks of what was chosen. */
export const lackBits: Readonly<Record<SearchFilterName, number>> = {
  category: 1,
  reduced_price: 2,
  availability: 4,
  colour: 8,
  size: 16,
  price: 32,
};

/** what a product has at one moment and lacks at another */
const momentary: readonly SearchFilterName[] = ['reduced_price', 'availability', 'price'];

/** Bounds in hundredths, the upper one not included. */
export type PriceRange = readonly [from: number, to: number];

/** `10-20`, `200-` */
export const priceRange = (value: string): PriceRange => {
  const [from = '', to = ''] = value.split('-');
  return [Number(from) * 100, to === '' ? Infinity : Number(to) * 100];
};

export const isWithin = (price: number, [from, to]: PriceRange): boolean => price >= from && price < to;

export const valuesOf = (filters: readonly SearchFilter[], name: SearchFilterName): string[] =>
  filters.filter((filter) => filter.name === name).map(({ value }) => value);

/** Words of an address by the number of a colour or size; different spellings may share one. */
export const slugsOf = (names: StringTable, language: string): string[] =>
  Array.from({ length: sizeOf(names) }, (_, number) => slugOf(stringAt(names, number), language));

type Lacks = (product: number, states: ProductStates) => boolean;

const hasOne = (lists: Lists, product: number, wanted: Uint8Array): boolean => {
  for (let at = startOf(lists, product); at < endOf(lists, product); at += 1)
    if (wanted[lists.values[at] ?? 0] === 1) return true;
  return false;
};

/** What products lack of the chosen, as one question; kinds of which nothing was chosen are not looked at. */
export const createChoices = (data: IndexData) => {
  const colorSlugs = slugsOf(data.colorNames, data.language);
  const sizeSlugs = slugsOf(data.sizeNames, data.language);

  const named = (lists: Lists, slugs: readonly string[]): ((values: readonly string[]) => Lacks) => {
    return (values) => {
      const wanted = Uint8Array.from(slugs, (slug) => (values.includes(slug) ? 1 : 0));
      return (product) => !hasOne(lists, product, wanted);
    };
  };
  const lacksBy: Readonly<Record<SearchFilterName, (values: readonly string[]) => Lacks>> = {
    category: (values) => {
      const wanted = Uint8Array.from(data.categoryIds, (id) => (values.includes(String(id)) ? 1 : 0));
      const isWanted = (at: number): boolean => wanted[(data.categories[at] ?? 0) - 1] === 1;
      return (product) => !isWanted(product * 3) && !isWanted(product * 3 + 1) && !isWanted(product * 3 + 2);
    },
    reduced_price:
      () =>
      (product, { flags }) =>
        ((flags[product] ?? 0) & isReducedBit) === 0,
    availability:
      () =>
      (product, { flags }) =>
        ((flags[product] ?? 0) & isAvailableBit) === 0,
    colour: named(data.colors, colorSlugs),
    size: named(data.sizes, sizeSlugs),
    price: (values) => {
      const ranges = values.map(priceRange);
      return (product, { prices }) => !ranges.some((range) => isWithin(prices[product] ?? 0, range));
    },
  };

  const lacksAmong =
    (names: readonly SearchFilterName[]) =>
    (filters: readonly SearchFilter[], states: ProductStates): ((product: number) => number) => {
      const asked = names
        .filter((name) => filters.some((filter) => filter.name === name))
        .map((name) => ({ bit: lackBits[name], lacks: lacksBy[name](valuesOf(filters, name)) }));
      return (product) => {
        let bits = 0;
        for (const { bit, lacks } of asked) if (lacks(product, states)) bits |= bit;
        return bits;
      };
    };

  /** The bits of what a product lacks: always, which is the same for all of its kind, and at this moment. */
  const lacksOf = { always: lacksAmong(['category', 'colour', 'size']), now: lacksAmong(momentary) };

  return { lacksOf, colorSlugs, sizeSlugs };
};
