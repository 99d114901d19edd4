import { listLength } from '../arrays/lists.ts';
import { stringAt } from '../arrays/string-table.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { FuzzyTerm, FuzzyTerms } from './fuzzy-terms.ts';
import { matchWeights, stemOfTerm, type Draft, type TermLookup } from './term-lookup.ts';

/** Terms whose distance is further above the smallest one, in halves, are not meant. */
const worseAtMost = 2;
const otherFirstLetter = 0.8;
/** A more frequent term is the better correction, by at most this much. */
const frequencyBonusAtMost = 0.05;

/** Expands words that the shop does not have to similar terms, and picks a correction. */
export const createSpelling = (data: IndexData, lookup: TermLookup, fuzzy: FuzzyTerms) => {
  const { terms, postings, synonyms } = data;

  /** by word of the current query, because several steps of the expansion ask for the same word */
  const cache = new Map<string, readonly FuzzyTerm[]>();
  const similar = (word: string, isLast: boolean): readonly FuzzyTerm[] => {
    const key = isLast ? `${word} ` : word;
    const found = cache.get(key) ?? fuzzy.similar(word, isLast);
    cache.set(key, found);
    return found;
  };

  const weightOf = (word: string, { term, distance, isWhole }: FuzzyTerm): number => {
    const [base, perHalf] = matchWeights.typo;
    const firstLetter = stringAt(terms, term).charCodeAt(0) === word.charCodeAt(0) ? 1 : otherFirstLetter;
    return (base - perHalf * distance) * (isWhole ? 1 : matchWeights.typoOfPrefix) * firstLetter;
  };

  return {
    /** Forgets the similar terms of the query before. */
    begin: (): void => cache.clear(),
    /** Whether a term of the shop is one edit away from the word. */
    isNear: (word: string, isLast: boolean): boolean =>
      similar(word, isLast).some(({ distance, isWhole }) => isWhole && distance <= 2),
    /** Adds similar terms to a draft and sets its correction. */
    correct: (draft: Draft, isLast: boolean): void => {
      const { word } = draft;
      const found = similar(word, isLast);
      const least = Math.min(...found.map(({ distance }) => distance));
      let best = -1;
      let bestWeight = 0;
      for (const one of found) {
        const { term, distance } = one;
        if (distance > least + worseAtMost) continue;
        const weight = weightOf(word, one);
        lookup.add(draft, term, weight);
        lookup.addForms(draft, term, weight);
        const withBonus = weight + Math.min(frequencyBonusAtMost, listLength(postings, term) / 1e5);
        const number = stemOfTerm(data, term);
        const hasSynonyms = number >= 0 && listLength(synonyms, number) > 0;
        const leadsToProducts = lookup.hasProducts(term) || hasSynonyms;
        if (withBonus > bestWeight && leadsToProducts) {
          best = term;
          bestWeight = withBonus;
        }
      }
      if (best >= 0) draft.correction = best;
    },
  };
};
