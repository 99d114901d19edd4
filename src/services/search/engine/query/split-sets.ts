import { bitSetOf, intersectInto, listMaskedBits, sizeOfBits, uniteInto, type BitSet } from '../arrays/bit-sets.ts';
import { addMembers, type Members } from '../arrays/product-numbers.ts';
import { essentialWords, idfOf, leastShare, sharesOf } from '../rank/idf.ts';

/** Finds what the words of a query have in common, by the products of the terms of each word. */
export const createSplitSets = (count: number) => {
  const setOf = (terms: readonly Members[]): BitSet => {
    const set = bitSetOf(count);
    for (const members of terms) addMembers(set, members, count);
    return set;
  };
  return {
    /** Returns the products that have all words. */
    complete: (words: readonly (readonly Members[])[]): BitSet => {
      const [first = [], ...others] = words;
      const set = setOf(first);
      for (const terms of others) intersectInto(set, setOf(terms));
      return set;
    },
    /** Returns the products that have a sufficient share of the words, the most popular first, and the share of each. */
    partial: (words: readonly (readonly Members[])[]) => {
      const sets = words.map(setOf);
      const idfs = sets.map((set) => idfOf(sizeOfBits(set), count));
      const ofMask = sharesOf(idfs);
      const candidates = bitSetOf(count);
      for (const word of essentialWords(idfs)) uniteInto(candidates, sets[word] ?? candidates, count);
      // A candidate that is not enough is overwritten by the next one, so one place more is written than there are members.
      const most = sizeOfBits(candidates) + 1;
      const [products, masks] = [new Uint32Array(most), new Uint16Array(most)];
      const isEnough = Uint8Array.from(ofMask, (share) => (share < leastShare ? 0 : 1));
      const found = listMaskedBits(candidates, sets, isEnough, products, masks);
      const shares = Float64Array.from(masks.subarray(0, found), (mask) => ofMask[mask] ?? 0);
      return { products: products.subarray(0, found), shares };
    },
  };
};
