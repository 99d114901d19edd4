import { endOf, listLength, startOf, type Lists } from '../arrays/lists.ts';
import type { QueryWord } from './query-word.ts';

/** The number of postings that a query may read: an upper bound of its cost for shops of any size. */
const postingsAtMost = 250_000;

/** The part of a term's posting list that a query may read, and the term's weight in the query. */
export interface PostingSpan {
  readonly term: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

export const isWhole = (postings: Lists, { term, from, to }: PostingSpan): boolean =>
  to - from === listLength(postings, term);

/** The terms with the highest weight come first: if the bound is reached, the least is lost. */
const spansOf = (postings: Lists, { terms }: QueryWord, most: number): PostingSpan[] => {
  let left = most;
  return [...terms]
    .toSorted((a, b) => b[1] - a[1])
    .map(([term, weight]) => {
      const from = startOf(postings, term);
      const to = Math.min(endOf(postings, term), from + Math.max(0, left));
      left -= to - from;
      return { term, from, to, weight };
    });
};

/** Returns the spans of each word that stands for at least one term. The bound is shared equally among the words. */
export const spansOfWords = (postings: Lists, words: readonly QueryWord[]): PostingSpan[][] => {
  const known = words.filter(({ terms }) => terms.size > 0);
  return known.map((word) => spansOf(postings, word, Math.ceil(postingsAtMost / known.length)));
};
