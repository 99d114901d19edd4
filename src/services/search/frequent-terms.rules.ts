import { bitSetOf, putBits, rankedSetOf, type RankedSet } from './bit-sets.rules.ts';
import type { IndexData } from './index-data.ts';
import { endOf, listLength, startOf } from './lists.rules.ts';

/** of a term that more than this part of all products have, the set is kept */
const frequentPart = 8;

/** Who has the frequent terms, each made once: it tells at which place of its list a product stands, without a search. */
export const createFrequentTerms = ({ postings, count }: Pick<IndexData, 'postings' | 'count'>) => {
  const sets = new Map<number, RankedSet>();
  return {
    isFrequent: (term: number): boolean => listLength(postings, term) * frequentPart > count,
    setOf: (term: number): RankedSet => {
      const known = sets.get(term);
      if (known) return known;
      const set = bitSetOf(count);
      putBits(set, postings.values, startOf(postings, term), endOf(postings, term));
      const ranked = rankedSetOf(set);
      sets.set(term, ranked);
      return ranked;
    },
  };
};
