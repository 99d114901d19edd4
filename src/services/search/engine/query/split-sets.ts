import {
  bitSetOf,
  intersectInto,
  listBits,
  listMaskedBits,
  putBit,
  sizeOfBits,
  uniteInto,
  type BitSet,
} from '../arrays/bit-sets.ts';
import { addMembers, type Members } from '../arrays/product-numbers.ts';
import type { Hits } from '../rank/hits.ts';
import { essentialWords, idfOf, leastShare, sharesOf } from '../rank/idf.ts';

/** The score of a product that has all words of the query; lower: the share of them that it has. */
export const completeScore = 1000;

/** What was found: products that have all words, which are in the order of relevance, or some that lack words. */
export type SplitHits =
  | { readonly isComplete: true; readonly count: number; readonly set: BitSet }
  | { readonly isComplete: false; readonly count: number; readonly hits: Hits };

/** Finds what the words of a query have in common, by the products of the terms of each word. */
export const createSplitSets = (count: number) => {
  const setOf = (terms: readonly Members[]): BitSet => {
    const set = bitSetOf(count);
    for (const members of terms) addMembers(set, members, count);
    return set;
  };
  const all = bitSetOf(count);
  for (let product = 0; product < count; product += 1) putBit(all, product);
  /** Of one result at a time, which is made without waiting. */
  const [products, scores] = [new Uint32Array(count), new Float32Array(count)];

  return {
    /** Every product. */
    everything: (): SplitHits => ({ isComplete: true, count, set: all }),
    /** Products that have all words; of each word it takes the products of its terms. */
    complete: (words: readonly (readonly Members[])[]): SplitHits => {
      const [first = [], ...others] = words;
      const set = setOf(first);
      for (const terms of others) intersectInto(set, setOf(terms));
      return { isComplete: true, count: sizeOfBits(set), set };
    },
    /** Products that have a sufficient share of the words. */
    partial: (words: readonly (readonly Members[])[]): SplitHits => {
      const sets = words.map(setOf);
      const idfs = sets.map((set) => idfOf(sizeOfBits(set), count));
      const shares = sharesOf(idfs);
      const candidates = bitSetOf(count);
      for (const word of essentialWords(idfs)) uniteInto(candidates, sets[word] ?? candidates, count);
      // A candidate that is not enough is overwritten by the next one, so one place more is written than there are members.
      const most = sizeOfBits(candidates) + 1;
      const [list, masks] = [new Uint32Array(most), new Uint16Array(most)];
      const isEnough = Uint8Array.from(shares, (share) => (share < leastShare ? 0 : 1));
      const found = listMaskedBits(candidates, sets, isEnough, list, masks);
      const own = Float32Array.from(masks.subarray(0, found), (mask) => completeScore * (shares[mask] ?? 0));
      return { isComplete: false, count: found, hits: { count: found, products: list, scores: own } };
    },
    /** Lists what was found, the most popular first. The arrays are used again by the next call. */
    listed: (found: SplitHits): Hits => {
      if (found.isComplete) {
        scores.fill(completeScore, 0, found.count);
        return { count: listBits(found.set, products), products, scores };
      }
      scores.set(found.hits.scores);
      return { ...found.hits, scores };
    },
  };
};
