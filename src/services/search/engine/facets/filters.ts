import type { SearchFilter, SearchFilterName } from '../../../../contracts/search/search.contract.ts';
import { filterWord } from '../../../../domain/search/search.rules.ts';
import { endOf, startOf, type Lists } from '../arrays/lists.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { isAvailableBit, isReducedBit, type ProductStates } from '../rank/product-states.ts';

/** A bit per filter name, for masks of the filters that a product fails. */
export const failedBits: Readonly<Record<SearchFilterName, number>> = {
  category: 1,
  reduced_price: 2,
  availability: 4,
  colour: 8,
  size: 16,
  price: 32,
  strength: 64,
  roast: 128,
  aroma: 256,
  origin: 512,
  brewing: 1024,
  material: 2048,
};
/** one more than the highest mask */
export const failedMasks = 4096;

/** Filters whose values an index has as traits. */
export const traitFilters = ['strength', 'roast', 'aroma', 'origin', 'brewing', 'material'] as const;
export type TraitFilter = (typeof traitFilters)[number];

/** Filters that all products of a facet group pass or fail alike. */
const groupFilters: readonly SearchFilterName[] = ['category', 'colour', 'size', ...traitFilters];
/** Filters whose result depends on the moment. */
const momentaryFilters: readonly SearchFilterName[] = ['reduced_price', 'availability', 'price'];

/** A range of prices in minor units; `to` is exclusive. */
export type PriceRange = readonly [from: number, to: number];

/** Parses `10-20` or `200-`, which are in major units. */
export const priceRange = (value: string): PriceRange => {
  const [from = '', to = ''] = value.split('-');
  return [Number(from) * 100, to === '' ? Infinity : Number(to) * 100];
};

export const isWithin = (price: number, [from, to]: PriceRange): boolean => price >= from && price < to;

export const valuesOf = (filters: readonly SearchFilter[], name: SearchFilterName): string[] =>
  filters.filter((filter) => filter.name === name).map(({ value }) => value);

/** Of a product, or of a facet group where all its products fail alike. */
type Fails = (one: number, states: ProductStates) => boolean;

const hasOneOf = (lists: Lists, group: number, wanted: Uint8Array): boolean => {
  for (let at = startOf(lists, group); at < endOf(lists, group); at += 1)
    if (wanted[lists.values[at] ?? 0] === 1) return true;
  return false;
};

/** Slugs are by colour or size number; different spellings may share one. */
const failsNames =
  (lists: Lists, slugs: readonly string[]) =>
  (values: readonly string[]): Fails => {
    const wanted = Uint8Array.from(slugs, (slug) => (values.includes(slug) ? 1 : 0));
    return (group) => !hasOneOf(lists, group, wanted);
  };

const failsFlag =
  (bit: number) =>
  (): Fails =>
  (product, { flags }) =>
    ((flags[product] ?? 0) & bit) === 0;

/** The slugs of colours, sizes and traits by their numbers; those of traits with their filter: `origin-brasilien`. */
export interface FacetSlugs {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly traits: readonly string[];
}

/** Checks products against filters. Values of one name widen the choice, different names narrow it. */
export const createFilters = (data: IndexData, { colors, sizes, traits }: FacetSlugs) => {
  const failsTrait = (name: TraitFilter) => (values: readonly string[]) =>
    failsNames(data.traits, traits)(values.map((value) => filterWord({ name, value })));
  const fails: Readonly<Record<SearchFilterName, (values: readonly string[]) => Fails>> = {
    category: (values) => {
      const wanted = Uint8Array.from(data.categoryIds, (id) => (values.includes(String(id)) ? 1 : 0));
      const isWanted = (at: number): boolean => wanted[(data.categories[at] ?? 0) - 1] === 1;
      return (group) => !isWanted(group * 3) && !isWanted(group * 3 + 1) && !isWanted(group * 3 + 2);
    },
    reduced_price: failsFlag(isReducedBit),
    availability: failsFlag(isAvailableBit),
    colour: failsNames(data.colors, colors),
    size: failsNames(data.sizes, sizes),
    strength: failsTrait('strength'),
    roast: failsTrait('roast'),
    aroma: failsTrait('aroma'),
    origin: failsTrait('origin'),
    brewing: failsTrait('brewing'),
    material: failsTrait('material'),
    price: (values) => {
      const ranges = values.map(priceRange);
      return (product, { prices }) => !ranges.some((range) => isWithin(prices[product] ?? 0, range));
    },
  };

  const failedOf =
    (names: readonly SearchFilterName[]) =>
    (filters: readonly SearchFilter[], states: ProductStates): ((product: number) => number) => {
      const active = names
        .filter((name) => filters.some((filter) => filter.name === name))
        .map((name) => ({ bit: failedBits[name], isFailed: fails[name](valuesOf(filters, name)) }));
      return (product) => {
        let mask = 0;
        for (const { bit, isFailed } of active) if (isFailed(product, states)) mask |= bit;
        return mask;
      };
    };

  /** Both return the mask of the filters that a product fails. */
  return { failedByGroup: failedOf(groupFilters), failedNow: failedOf(momentaryFilters) };
};
