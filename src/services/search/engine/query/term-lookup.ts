import { endOf, listLength, seek, startOf } from '../arrays/lists.ts';
import { findString, lengthAt, prefixRange, sizeOf, suffixRange } from '../arrays/string-table.ts';
import { smallestOf } from '../arrays/top-k.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { QueryWord } from './query-word.ts';

/** The weight of a term by the way in which it matches the word: exact before stem before typo. */
export const matchWeights = {
  exact: 1,
  stem: 0.75,
  /** a word of the shop that the typed one is a form of */
  base: 0.9,
  /** of the shortest prefix, and what a complete one adds */
  prefix: [0.4, 0.4],
  joined: 0.95,
  synonym: 0.6,
  synonymOfPrefix: 0.5,
  /** the last part of a compound: `maschine` for Kaffeemaschine */
  suffix: 0.7,
  /** the first part of a compound: `merinowolle` for merino */
  head: 0.5,
  /** a prefix of a word that the shop does not have */
  unknownHead: 0.8,
  part: 0.4,
  /** without an error, and what each half of an edit subtracts */
  typo: [0.72, 0.075],
  typoOfPrefix: 0.8,
} as const;

/** Terms that a prefix stands for, at most; the most frequent ones are taken. */
const prefixTermsAtMost = 300;
const prefixTermsPerLetter = 30;
/** The most frequent terms are selected among this many. */
const rangeAtMost = 20_000;
const suffixStemsAtMost = 400;
const shortestSuffix = 3;

/** A query word that is being expanded. */
export interface Draft extends QueryWord {
  readonly terms: Map<number, number>;
  correction?: number;
}
export const draftOf = (word: string): Draft => ({ word, terms: new Map() });

/** Returns the `k` terms of a range that the most products have. */
const frequentOf = ({ terms, postings, count }: IndexData, from: number, to: number, k: number): number[] => {
  const last = Math.min(to, from + rangeAtMost);
  const kept = smallestOf(Math.min(k, last - from));
  // Frequency and term share one number: frequent terms have the smallest keys, and the remainder of a key is the term.
  const size = sizeOf(terms);
  for (let term = from; term < last; term += 1) kept.add((count - listLength(postings, term)) * size + term);
  return Array.from(kept.done(), (key) => key % size);
};

/** Returns the stem of a term, or -1. */
export const stemOfTerm = ({ stemmedTerms, stemNumbers }: IndexData, term: number): number => {
  const at = seek(stemmedTerms, 0, stemmedTerms.length, term);
  return stemmedTerms[at] === term ? (stemNumbers[at] ?? -1) : -1;
};

/** Finds the terms that a word stands for without errors, and adds them to a draft. */
export const createTermLookup = (
  data: IndexData,
  stem: (word: string) => string,
  basesOf: (word: string) => readonly string[],
) => {
  const { terms, stems, postings } = data;
  const stemCount = sizeOf(stems);
  const hasProducts = (term: number): boolean => listLength(postings, term) > 0;

  const add = (draft: Draft, term: number, weight: number): void => {
    if (hasProducts(term) && weight > (draft.terms.get(term) ?? 0)) draft.terms.set(term, weight);
  };
  const addStem = (draft: Draft, number: number, weight: number): void => {
    for (let at = startOf(data.stemTerms, number); at < endOf(data.stemTerms, number); at += 1)
      add(draft, data.stemTerms.values[at] ?? 0, weight);
  };
  const addSynonyms = (draft: Draft, number: number, weight: number): void => {
    for (let at = startOf(data.synonyms, number); at < endOf(data.synonyms, number); at += 1)
      addStem(draft, data.synonyms.values[at] ?? 0, weight * matchWeights.synonym);
  };
  const addOfStem = (draft: Draft, number: number, weight: number): void => {
    if (number < 0) return;
    addStem(draft, number, weight * matchWeights.stem);
    addSynonyms(draft, number, weight);
  };
  /** Adds the other forms of a term and its synonyms. */
  const addForms = (draft: Draft, term: number, weight: number): void => {
    addOfStem(draft, stemOfTerm(data, term), weight);
  };

  /** Adds the word itself, its forms and its synonyms. */
  const addWord = (draft: Draft, word: string, weight: number): void => {
    const term = findString(terms, word);
    if (term >= 0) add(draft, term, weight * matchWeights.exact);
    addOfStem(draft, term >= 0 ? stemOfTerm(data, term) : findString(stems, stem(word)), weight);
  };

  /** Adds the words of the shop that a word is a form of, with their forms and synonyms. */
  const addBases = (draft: Draft, word: string): void => {
    for (const base of basesOf(word)) if (findString(terms, base) >= 0) addWord(draft, base, matchWeights.base);
  };

  /** Adds the terms that begin with the word; the longer the word is in relation to a term, the higher the weight. */
  const addPrefix = (draft: Draft, word: string, weight: number): void => {
    const [from, to] = prefixRange(terms, word);
    const [least, more] = matchWeights.prefix;
    const found = frequentOf(data, from, to, Math.min(prefixTermsAtMost, prefixTermsPerLetter * word.length));
    for (const term of found) {
      add(draft, term, weight * (least + (more * word.length) / lengthAt(terms, term)));
      const number = stemOfTerm(data, term);
      if (number >= 0) addSynonyms(draft, number, weight * matchWeights.synonymOfPrefix);
    }
  };

  /** Adds the terms whose stem ends with the stem of the word. */
  const addSuffix = (draft: Draft, word: string): void => {
    const suffix = stem(word);
    if (suffix.length < shortestSuffix) return;
    const order = data.stemsByEnd;
    const [from, to] = suffixRange([stems, terms], order, suffix);
    for (let at = from; at < Math.min(to, from + suffixStemsAtMost); at += 1) {
      const number = order[at] ?? 0;
      // What comes before the suffix must be a word: at least two letters.
      const least = suffix.length + 2;
      if (number < stemCount) {
        if (lengthAt(stems, number) >= least) addStem(draft, number, matchWeights.suffix);
      } else if (lengthAt(terms, number - stemCount) >= least) add(draft, number - stemCount, matchWeights.suffix);
    }
  };

  const isKnown = (word: string): boolean => {
    const draft = draftOf(word);
    addWord(draft, word, 1);
    return draft.terms.size > 0;
  };

  return { hasProducts, add, addForms, addWord, addBases, addPrefix, addSuffix, isKnown };
};
export type TermLookup = ReturnType<typeof createTermLookup>;
