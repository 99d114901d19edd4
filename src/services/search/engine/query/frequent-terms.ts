import { bitSetOf, putBits, type BitSet } from '../arrays/bit-sets.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { endOf, listLength, startOf } from '../arrays/lists.ts';

/** of a term that more than this part of all products have, it is kept what it says of each of them */
const frequentPart = 8;

export interface FrequentTerm {
  readonly set: BitSet;
  /** how much the term says about each product, 0 where that has it not */
  readonly impacts: Uint8Array<ArrayBuffer>;
}

/** The frequent terms, each spread out over all products once: what it says of one is told without a search in its list. */
export const createFrequentTerms = ({
  postings,
  impacts,
  count,
}: Pick<IndexData, 'postings' | 'impacts' | 'count'>) => {
  const spread = new Map<number, FrequentTerm>();
  return {
    isFrequent: (term: number): boolean => listLength(postings, term) * frequentPart > count,
    of: (term: number): FrequentTerm => {
      const known = spread.get(term);
      if (known) return known;
      const made = { set: bitSetOf(count), impacts: new Uint8Array(count) };
      putBits(made.set, postings.values, startOf(postings, term), endOf(postings, term));
      for (let at = startOf(postings, term); at < endOf(postings, term); at += 1)
        made.impacts[postings.values[at] ?? 0] = impacts[at] ?? 0;
      spread.set(term, made);
      return made;
    },
  };
};
