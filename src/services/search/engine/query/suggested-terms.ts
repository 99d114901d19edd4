import type { SuggestedTerm } from '../../../../contracts/search/search.contract.ts';
import { foldText } from '../../../../lib/text/search-words.ts';
import { prefixRange, stringAt } from '../arrays/string-table.ts';
import { smallestOf } from '../arrays/top-k.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { insideMark, shortestInside } from '../indexing/phrase-table.ts';
import { tokensOf } from '../text/tokenize.ts';

/** Entries that are read for one query, even if more begin with it. */
const entriesAtMost = 20_000;
/** Lighter phrases only describe products; they are suggested if there are fewer than `enough` others. */
const soundWeight = 1;
const enough = 3;

/** Returns the length of the prefix of `text` that folds to `folded`, or -1. */
const foldedPrefixLength = (text: string, folded: string): number => {
  if (folded === '') return 0;
  let sum = '';
  let units = 0;
  for (const letter of text) {
    units += letter.length;
    sum += foldText(letter);
    if (sum.length >= folded.length) return sum.startsWith(folded) ? units : -1;
  }
  return -1;
};

/** Splits a phrase into what was typed of it and the rest; without a match everything is `suffix`. */
export const partsOfTerm = (searchTerm: string, typed: string): SuggestedTerm => {
  const folded = foldText(typed).trim();
  const partsAt = (at: number): SuggestedTerm | undefined => {
    const length = folded === '' ? -1 : foldedPrefixLength(searchTerm.slice(at), folded);
    if (length <= 0) return undefined;
    const end = at + length;
    return {
      searchTerm,
      prefix: searchTerm.slice(0, at),
      match: searchTerm.slice(at, end),
      suffix: searchTerm.slice(end),
    };
  };
  const isStart = (at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(searchTerm.charAt(at - 1));
  // First at the beginning of a word, then inside words.
  for (const atStart of [true, false]) {
    for (let at = 0; at < searchTerm.length; at += 1) {
      const parts = isStart(at) === atStart ? partsAt(at) : undefined;
      if (parts) return parts;
    }
  }
  return { searchTerm, prefix: '', match: '', suffix: searchTerm };
};

/** Returns the phrases with an entry that begins with `start`, by weight: phrase ids are in the order of weights. */
const phrasesFrom = (data: IndexData, start: string, most: number): number[] => {
  const [from, to] = prefixRange(data.phraseEntries, start);
  const kept = smallestOf(most);
  for (let entry = from; entry < Math.min(to, from + entriesAtMost); entry += 1)
    kept.add(data.phraseOfEntry[entry] ?? 0);
  return Array.from(kept.done());
};

/** Returns phrases that contain what was typed, by weight; those with it at the beginning of a word come first. */
const typedPhrases = (data: IndexData, typed: string, most: number): string[] => {
  const folded = foldText(typed).replaceAll(/\s+/g, ' ').trim();
  if (folded === '') return [];
  const wanted = Math.max(most, enough);
  const beginning = phrasesFrom(data, folded, wanted);
  const inside = folded.length < shortestInside ? [] : phrasesFrom(data, insideMark + folded, wanted);
  const all = [...new Set([...beginning, ...inside])];
  const sound = all.filter((phrase) => (data.phraseWeights[phrase] ?? 0) >= soundWeight);
  return (sound.length >= enough ? sound : all.slice(0, enough))
    .slice(0, most)
    .map((phrase) => stringAt(data.phrases, phrase));
};

/** A title, and its folded form. */
export interface FoldedTitle {
  readonly text: string;
  readonly folded: string;
}
export const foldTitle = (text: string): FoldedTitle => ({ text, folded: foldText(text) });

/** Completes the last typed word by words of the found products' titles: `merino so` → merino socken. */
const completedByTitles = (titlesOf: () => readonly FoldedTitle[], typed: string, locale: string): string[] => {
  const words = typed.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const last = foldText(words.at(-1) ?? '');
  if (words.length < 2 || last.length < 2) return [];
  const before = words.slice(0, -1).join(' ');
  const taken = new Set(words.slice(0, -1).map(foldText));
  const counts = new Map<string, number>();
  for (const { text, folded } of titlesOf()) {
    // Most titles do not have such a word, and this check is faster than splitting a title.
    if (!folded.includes(last)) continue;
    for (const word of tokensOf(text.toLocaleLowerCase(locale))) {
      const foldedWord = foldText(word);
      if (foldedWord.startsWith(last) && !taken.has(foldedWord)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => `${before} ${word}`);
};

export interface TermSuggestionsQuery {
  readonly typed: string;
  readonly most: number;
  /** what was typed with unknown words corrected, if there are any and products were found by them */
  readonly corrected: string | undefined;
  /** titles of the best products */
  readonly titles: () => readonly FoldedTitle[];
}

/** Suggests search terms: phrases that contain what was typed, then completed words, then the correction. */
export const suggestTerms = (
  data: IndexData,
  locale: string,
  { typed, most, corrected, titles }: TermSuggestionsQuery,
): SuggestedTerm[] => {
  const found = new Map<string, SuggestedTerm>();
  const add = (terms: readonly string[], matched: string): void => {
    for (const term of terms) if (found.size < most && !found.has(term)) found.set(term, partsOfTerm(term, matched));
  };
  add(typedPhrases(data, typed, most), typed);
  if (found.size < most) add(completedByTitles(titles, typed, locale), typed);
  if (found.size < most && corrected !== undefined) {
    add(typedPhrases(data, corrected, most), corrected);
    add([corrected], corrected);
  }
  return [...found.values()];
};
