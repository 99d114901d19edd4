import type { SearchFilter, SearchFilterName } from '../../../../contracts/search/search.contract.ts';
import type { Hits } from '../rank/hits.ts';
import { failedBits, failedMasks, isWithin, type PriceRange } from './filters.ts';

/** Counts of hits by what they have in common; counts of single values are derived from them. */
export interface Tally {
  /** by facet group */
  readonly groups: Uint32Array;
  /** by flags and price range, see `ProductStates.codes` */
  readonly codes: Uint32Array;
  /** by price range of the query string, where it is none of the ranges that the shop offers */
  readonly otherRanges: Uint32Array;
}

/** Tallies by the mask of filters that the counted hits fail. Hits that fail two filters or more are not counted. */
export type Tallies = readonly (Tally | undefined)[];

export const talliesFor = (filters: readonly SearchFilter[], newTally: () => Tally): Tallies => {
  const tallies = Array.from({ length: failedMasks }, (): Tally | undefined => undefined);
  tallies[0] = newTally();
  for (const name of new Set(filters.map((filter) => filter.name))) tallies[failedBits[name]] = newTally();
  return tallies;
};

const sumOf = (a: Uint32Array, b: Uint32Array): Uint32Array => a.map((count, at) => count + (b[at] ?? 0));

/** Returns the counts for one facet: hits that pass all filters of other names. */
export const tallyOf = (tallies: Tallies, name: SearchFilterName): Tally => {
  const [passed, failed] = [tallies[0], tallies[failedBits[name]]];
  if (!passed) throw new Error('hits that pass all filters are always counted');
  if (!failed) return passed;
  return {
    groups: sumOf(passed.groups, failed.groups),
    codes: sumOf(passed.codes, failed.codes),
    otherRanges: sumOf(passed.otherRanges, failed.otherRanges),
  };
};

/** What hits are counted by, as columns over all products. */
export interface CountedColumns {
  readonly groups: Uint32Array;
  readonly codes: Uint8Array;
  readonly prices: Int32Array;
}

/** Counts hits by one column. A function of its own for the reason given in score-loops.ts. */
const countColumn = ({ products, count }: Hits, column: Uint32Array | Uint8Array, counts: Uint32Array): void => {
  for (let at = 0; at < count; at += 1) {
    const value = column[products[at] ?? 0] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
};

/** Counts hits without filters; nothing has to be copied. */
export const countAll = (hits: Hits, { groups, codes }: CountedColumns, { 0: tally }: Tallies): void => {
  if (!tally) return;
  countColumn(hits, groups, tally.groups);
  countColumn(hits, codes, tally.codes);
};

const countRanges = (price: number, ranges: readonly PriceRange[], counts: Uint32Array): void => {
  for (const [at, range] of ranges.entries()) if (isWithin(price, range)) counts[at] = (counts[at] ?? 0) + 1;
};

/** Returns the hits that pass all filters, and counts each hit in the tally of the filters that it fails. */
export const narrowHits = (
  hits: Hits,
  { groups, codes, prices }: CountedColumns,
  failedByGroup: Uint16Array,
  failedNow: (product: number) => number,
  ranges: readonly PriceRange[],
  tallies: Tallies,
): Hits => {
  const products = new Uint32Array(hits.count);
  const scores = new Float32Array(hits.count);
  let left = 0;
  for (let at = 0; at < hits.count; at += 1) {
    const product = hits.products[at] ?? 0;
    const group = groups[product] ?? 0;
    const failed = (failedByGroup[group] ?? 0) | failedNow(product);
    const tally = tallies[failed];
    if (tally) {
      const code = codes[product] ?? 0;
      tally.groups[group] = (tally.groups[group] ?? 0) + 1;
      tally.codes[code] = (tally.codes[code] ?? 0) + 1;
      if (ranges.length > 0) countRanges(prices[product] ?? 0, ranges, tally.otherRanges);
    }
    if (failed !== 0) continue;
    products[left] = product;
    scores[left] = hits.scores[at] ?? 0;
    left += 1;
  }
  return { count: left, products, scores };
};
