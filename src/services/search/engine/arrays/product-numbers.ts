import { bitSetOf, putBit, putBits, uniteInto, type BitSet } from './bit-sets.ts';
import { seek } from './lists.ts';

/** The products that have a term: a list of few, a bit set of many. */
export type Members = Uint32Array | BitSet;

/** A bit set takes less memory than a list of more than one product of this many. */
const listedPart = 32;

/** Adds the products of a term to a set of `count` products. */
export const addMembers = (set: BitSet, members: Members, count: number): void => {
  if (members instanceof Int32Array) uniteInto(set, members, count);
  else putBits(set, members, 0, members.length);
};

/** Finds products by the shop's numbers of them. */
export const createProductNumbers = (productIds: Uint32Array) => {
  const count = productIds.length;
  const sorted = productIds.toSorted();
  const products = new Uint32Array(count);
  for (const [product, number] of productIds.entries()) products[seek(sorted, 0, count, number)] = product;

  /** Calls `visit` for each known product of an ascending list: both lists are walked, in leaps where one is short. */
  const visitProducts = (numbers: Uint32Array, visit: (product: number) => void): void => {
    let place = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0;
      // Of a frequent word it is mostly the next one.
      if (sorted[place] !== number) place = seek(sorted, place, count, number);
      if (sorted[place] !== number) continue;
      visit(products[place] ?? 0);
      place += 1;
    }
  };

  return {
    productOf: (number: number): number | undefined => {
      const place = seek(sorted, 0, count, number);
      return sorted[place] === number ? products[place] : undefined;
    },
    /** Returns the products of ascending lists. Those that are not known are left out. */
    membersOf: (...lists: readonly Uint32Array[]): Members => {
      const most = lists.reduce((sum, { length }) => sum + length, 0);
      if (most * listedPart > count) {
        const set = bitSetOf(count);
        for (const numbers of lists) visitProducts(numbers, (product) => putBit(set, product));
        return set;
      }
      const found = new Uint32Array(most);
      let known = 0;
      for (const numbers of lists)
        visitProducts(numbers, (product) => {
          found[known] = product;
          known += 1;
        });
      return found.slice(0, known);
    },
  };
};
