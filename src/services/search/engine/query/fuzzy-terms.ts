import { endOf, startOf } from '../arrays/lists.ts';
import { codesAt, lengthAt, sizeOf, stringAt } from '../arrays/string-table.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { distanceRows, editDistance } from '../text/edit-distance.ts';
import { shortestFuzzy, trigramsOf } from '../text/trigrams.ts';

/** Returns the edit distance in halves that a word of this length may have: 2 is one wrong letter. */
const distanceAllowed = (length: number): number => (length < shortestFuzzy ? 0 : length < 6 ? 2 : length < 8 ? 4 : 6);

/** The number of terms that are compared letter by letter for one query. */
const comparedAtMost = 120;

export interface FuzzyTerm {
  readonly term: number;
  /** edit distance in halves */
  readonly distance: number;
  /** false: the word is similar to a prefix of the term */
  readonly isWhole: boolean;
}

const codesOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));

const findSorted = (values: Uint32Array, wanted: number): number => {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return values[low] === wanted ? low : -1;
};

const longestOf = (terms: IndexData['terms']): number => {
  let longest = 0;
  for (let term = 0; term < sizeOf(terms); term += 1) longest = Math.max(longest, lengthAt(terms, term));
  return longest;
};

/**
 * Returns the smallest number of common trigrams that is worth a comparison, because enough of the touched terms have that many
 * or more. `most` is the number of the word's trigrams.
 */
const leastShared = (shared: Uint8Array, touched: Uint32Array, most: number): number => {
  const least = Math.max(1, Math.ceil(most / 4));
  const termsByShared = new Uint32Array(256);
  for (let at = 0; at < touched.length; at += 1) {
    const common = shared[touched[at] ?? 0] ?? 0;
    termsByShared[common] = (termsByShared[common] ?? 0) + 1;
  }
  let enough = most;
  let sum = termsByShared[enough] ?? 0;
  while (enough > least && sum < 3 * comparedAtMost) {
    enough -= 1;
    sum += termsByShared[enough] ?? 0;
  }
  return enough;
};

/** Finds terms that are similar to a word: those with many common trigrams are compared by edit distance. */
export const createFuzzyTerms = (data: IndexData) => {
  const { terms, trigrams, trigramTerms } = data;
  const rows = distanceRows(longestOf(terms));
  /** the number of trigrams that each term shares with the word; all 0 between calls */
  const shared = new Uint8Array(sizeOf(terms));
  let touched = new Uint32Array(1024);

  /** Fills `shared` and writes the terms that share a trigram to `touched`. Returns their number. */
  const countShared = (wordTrigrams: readonly number[]): number => {
    let seen = 0;
    for (const trigram of wordTrigrams) {
      const list = findSorted(trigrams, trigram);
      if (list < 0) continue;
      for (let at = startOf(trigramTerms, list); at < endOf(trigramTerms, list); at += 1) {
        const term = trigramTerms.values[at] ?? 0;
        if (shared[term] === 0) {
          if (seen === touched.length) {
            const larger = new Uint32Array(seen * 2);
            larger.set(touched);
            touched = larger;
          }
          touched[seen] = term;
          seen += 1;
        }
        shared[term] = (shared[term] ?? 0) + 1;
      }
    }
    return seen;
  };

  /** Returns the terms with the highest share of common trigrams (Dice coefficient). */
  const candidates = (word: string, isPrefix: boolean): { readonly term: number; readonly share: number }[] => {
    const wordTrigrams = trigramsOf(word);
    const seen = countShared(wordTrigrams);
    const enough = leastShared(shared, touched.subarray(0, seen), wordTrigrams.length);
    const found: { term: number; share: number }[] = [];
    for (let at = 0; at < seen; at += 1) {
      const term = touched[at] ?? 0;
      const common = shared[term] ?? 0;
      shared[term] = 0;
      if (common < enough) continue;
      const length = isPrefix ? Math.min(word.length, lengthAt(terms, term)) : lengthAt(terms, term);
      found.push({ term, share: (2 * common) / (wordTrigrams.length + length) });
    }
    return found.toSorted((a, b) => b.share - a.share).slice(0, comparedAtMost);
  };

  return {
    /** Returns the terms that the word may be a misspelling of, or with `isPrefix` a misspelled prefix of. */
    similar: (word: string, isPrefix: boolean): FuzzyTerm[] => {
      const most = distanceAllowed(word.length);
      if (most === 0) return [];
      const codes = codesOf(word);
      const mostOfPrefix = isPrefix && word.length > shortestFuzzy ? Math.max(2, most - 2) : -1;
      return candidates(word, isPrefix).flatMap(({ term }): FuzzyTerm[] => {
        const { whole, prefix } = editDistance(codes, codesAt(terms, term), most, rows);
        if (whole <= most) return [{ term, distance: whole, isWhole: true }];
        return prefix <= mostOfPrefix ? [{ term, distance: prefix, isWhole: false }] : [];
      });
    },
    /** Returns terms that contain the word. */
    containing: (word: string): number[] =>
      candidates(word, true)
        .map(({ term }) => term)
        .filter((term) => stringAt(terms, term).includes(word)),
  };
};
export type FuzzyTerms = ReturnType<typeof createFuzzyTerms>;
