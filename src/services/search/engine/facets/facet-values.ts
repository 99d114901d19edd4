import type { FacetValue, SearchFilter } from '../../../../contracts/search/search.contract.ts';
import type { Currency } from '../../../../contracts/shop/site.contract.ts';
import { stringAt, type StringTable } from '../arrays/string-table.ts';
import { priceRange, valuesOf, type TraitFilter } from './filters.ts';
import { compareSizes } from './size-order.ts';

/** Price ranges in major units, by currency: few, and round in the country's prices. */
const euros = ['0-10', '10-20', '20-50', '50-100', '100-200', '200-500', '500-'];
export const priceSteps: Readonly<Record<Currency, readonly string[]>> = {
  EUR: euros,
  CHF: euros,
  PLN: ['0-50', '50-100', '100-200', '200-500', '500-1000', '1000-2000', '2000-'],
  CZK: ['0-250', '250-500', '500-1000', '1000-2500', '2500-5000', '5000-10000', '10000-'],
  HUF: ['0-5000', '5000-10000', '10000-20000', '20000-50000', '50000-100000', '100000-200000', '200000-'],
  TRY: ['0-500', '500-1000', '1000-2000', '2000-5000', '5000-10000', '10000-20000', '20000-'],
};

const valuesAtMost = 60;

/** Filters whose values are names of the catalogue. */
type NamedFilter = TraitFilter | 'colour' | 'size';

export interface FacetCategory {
  readonly id: number;
  readonly parentId?: number;
  readonly title: string;
}

/** Whether a facet gives a choice: one of its values excludes something. */
export const isChoice = (values: readonly FacetValue[], all: number): boolean =>
  values.length > 1 || values.some(({ count }) => count < all);

export const titlesOf = (slugs: readonly string[], names: StringTable): Map<string, string> =>
  new Map(slugs.map((slug, number) => [slug, stringAt(names, number)]));

export const flagValues = (value: string, count: number, all: number, chosen: readonly string[]): FacetValue[] => {
  const isChosen = chosen.includes(value);
  return isChosen || (count > 0 && count < all) ? [{ value, count, chosen: isChosen }] : [];
};

const byLetters = (a: FacetValue, b: FacetValue): number => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0);
const byCount = (a: FacetValue, b: FacetValue): number => b.count - a.count || byLetters(a, b);
const orderOf = (name: NamedFilter): ((a: FacetValue, b: FacetValue) => number) => {
  if (name === 'size') return (a, b) => compareSizes(a.title ?? a.value, b.title ?? b.value);
  return name === 'strength' ? byLetters : byCount;
};

/** Values of colours, sizes or traits by slug. A chosen value stays in the list even if no hit has it. */
export const namedValues = (
  name: NamedFilter,
  counts: ReadonlyMap<string, number>,
  titles: ReadonlyMap<string, string>,
  filters: readonly SearchFilter[],
): FacetValue[] => {
  const chosen = valuesOf(filters, name);
  const values = new Set([...counts.keys(), ...chosen]);
  return Array.from(values, (value) => ({
    value,
    title: titles.get(value) ?? value,
    count: counts.get(value) ?? 0,
    chosen: chosen.includes(value),
  }))
    .toSorted(orderOf(name))
    .slice(0, valuesAtMost);
};

export const priceValues = (
  counts: ReadonlyMap<string, number>,
  currency: Currency,
  chosen: readonly string[],
): FacetValue[] =>
  Array.from(counts, ([value, count]): FacetValue => {
    const [from, to] = priceRange(value);
    const range = { value, from: { amountMinor: from, currency }, count, chosen: chosen.includes(value) };
    return to === Infinity ? range : Object.assign(range, { to: { amountMinor: to, currency } });
  }).filter((value) => value.count > 0 || value.chosen);

/** Returns the top categories, and the children of each that is chosen, contains a chosen one, or is the only one. */
export const categoryValues = (
  countOf: (id: number) => number,
  childrenOf: ReadonlyMap<number | undefined, readonly FacetCategory[]>,
  chosen: readonly string[],
): FacetValue[] => {
  const isChosen = (id: number): boolean => chosen.includes(String(id));
  const foundChildren = (parentId: number | undefined): FacetCategory[] =>
    (childrenOf.get(parentId) ?? []).filter(({ id }) => countOf(id) > 0 || isChosen(id));
  const containsChosen = (id: number): boolean =>
    chosen.length > 0 && (isChosen(id) || foundChildren(id).some((child) => containsChosen(child.id)));
  const values = (parentId: number | undefined, depth: number): FacetValue[] => {
    const level = foundChildren(parentId);
    return level.flatMap(({ id, title }): FacetValue[] => {
      const own: FacetValue = { value: String(id), title, depth, count: countOf(id), chosen: isChosen(id) };
      return level.length === 1 || containsChosen(id) ? [own].concat(values(id, depth + 1)) : [own];
    });
  };
  return values(undefined, 1).slice(0, 2 * valuesAtMost);
};
