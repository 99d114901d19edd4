import { bitSetOf, putBits, type BitSet } from '../arrays/bit-sets.ts';
import { endOf, listLength, startOf } from '../arrays/lists.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { isWhole, type PostingSpan } from './posting-spans.ts';

/** A term is frequent if more than one product of this many has it. */
const frequentPart = 8;

export interface FrequentTerm {
  readonly set: BitSet;
  /** the term's impact by product, 0 for products without the term */
  readonly impacts: Uint8Array<ArrayBuffer>;
}

/** Expands the posting lists of frequent terms to one entry per product, once, so that reading one needs no search. */
export const createFrequentTerms = ({
  postings,
  impacts,
  count,
}: Pick<IndexData, 'postings' | 'impacts' | 'count'>) => {
  const expanded = new Map<number, FrequentTerm>();
  const isFrequent = (term: number): boolean => listLength(postings, term) * frequentPart > count;
  return {
    isFrequent,
    of: (term: number): FrequentTerm => {
      const known = expanded.get(term);
      if (known) return known;
      const made = { set: bitSetOf(count), impacts: new Uint8Array(count) };
      putBits(made.set, postings.values, startOf(postings, term), endOf(postings, term));
      for (let at = startOf(postings, term); at < endOf(postings, term); at += 1)
        made.impacts[postings.values[at] ?? 0] = impacts[at] ?? 0;
      expanded.set(term, made);
      return made;
    },
    /** Returns the span of a word that stands for one frequent term only, if its whole posting list may be read. */
    only: (spans: readonly PostingSpan[]): PostingSpan | undefined => {
      const [first] = spans;
      return first && spans.length === 1 && isWhole(postings, first) && isFrequent(first.term) ? first : undefined;
    },
  };
};
export type FrequentTerms = ReturnType<typeof createFrequentTerms>;
