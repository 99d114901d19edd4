import {
  bitSetOf,
  listCommonBits,
  listMaskedBits,
  putBits,
  sizeOfBits,
  uniteInto,
  type BitSet,
} from '../arrays/bit-sets.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { essentialWords, leastShare } from '../rank/idf.ts';
import { wordsAtMost } from '../text/tokenize.ts';
import type { FrequentTerms } from './frequent-terms.ts';
import type { PostingSpan } from './posting-spans.ts';

/** The products of each word of a query as bit sets, whose memory is reused from query to query. */
export const createWordSets = ({ postings, count }: IndexData, frequent: FrequentTerms) => {
  const { values } = postings;
  /** by word of the current query */
  const sets: BitSet[] = [];
  /** memory for words with more than one term */
  const merged: BitSet[] = [];
  const candidates = bitSetOf(count);
  /** 1 for each mask of words that is sufficient */
  const isEnough = new Uint8Array(1 << wordsAtMost);
  /** the words of each hit of the last `listPartial` */
  const masks = new Uint16Array(count + 1);

  return {
    masks,
    /** Collects the products of a word and returns their number. */
    collect: (word: number, spans: readonly PostingSpan[]): number => {
      const only = frequent.only(spans);
      if (only) {
        sets[word] = frequent.of(only.term).set;
        return only.to - only.from;
      }
      const set = (merged[word] ??= bitSetOf(count));
      set.fill(0);
      for (const { term, from, to } of spans) {
        if (to > from && frequent.isFrequent(term)) uniteInto(set, frequent.of(term).set, (values[to - 1] ?? 0) + 1);
        else putBits(set, values, from, to);
      }
      sets[word] = set;
      return sizeOfBits(set);
    },
    /** Writes the products that have all words to `products` and returns their number. */
    listComplete: (words: number, products: Uint32Array): number => listCommonBits(sets.slice(0, words), products),
    /** Writes the products that have a sufficient share of the words to `products` and returns their number. */
    listPartial: (idfs: readonly number[], shares: Float64Array, products: Uint32Array): number => {
      candidates.fill(0);
      for (const word of essentialWords(idfs)) uniteInto(candidates, sets[word] ?? candidates, count);
      for (let mask = 0; mask < shares.length; mask += 1) isEnough[mask] = (shares[mask] ?? 0) < leastShare ? 0 : 1;
      return listMaskedBits(candidates, sets.slice(0, idfs.length), isEnough, products, masks);
    },
  };
};
