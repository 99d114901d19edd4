import { memoize } from '../../../../lib/flow/memoize.ts';
import type { Language } from '../../../../sites/site.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { basesOf } from '../text/inflection.ts';
import { wordsAtMost } from '../text/tokenize.ts';
import { shortestFuzzy } from '../text/trigrams.ts';
import { createCompounds } from './compounds.ts';
import type { FuzzyTerms } from './fuzzy-terms.ts';
import type { QueryWord } from './query-word.ts';
import { createSpelling } from './spelling.ts';
import { createTermLookup, draftOf, matchWeights, type Draft } from './term-lookup.ts';

/** Languages that write compounds as one word. */
const compounding: ReadonlySet<Language> = new Set(['de', 'hu']);
/** Words before the last one stay the same while a visitor types on, so their expansion is cached. */
const earlierWordsKept = 200;

/**
 * Expands each word of a query to the terms of the index that it may stand for: itself, its forms and synonyms, what it is a
 * prefix or a part of, two neighbours joined. Only a word without any of these is split in two or corrected.
 */
export const createQueryExpansion = (data: IndexData, stem: (word: string) => string, fuzzy: FuzzyTerms) => {
  const isCompounding = compounding.has(data.language);
  const lookup = createTermLookup(data, stem, basesOf(data.language));
  const spelling = createSpelling(data, lookup, fuzzy);
  const compounds = createCompounds(data, lookup);

  const expandKnown = (word: string, isLast: boolean): Draft => {
    const draft = draftOf(word);
    lookup.addWord(draft, word, 1);
    lookup.addBases(draft, word);
    if (isLast) lookup.addPrefix(draft, word, 1);
    if (isCompounding) {
      lookup.addSuffix(draft, word);
      if (compounds.hasFewProducts(draft)) compounds.addLastPart(draft, word);
      // `merino` of Merinowolle; the last word has its prefixes already.
      if (!isLast && word.length > 3) lookup.addPrefix(draft, word, matchWeights.head);
    }
    return draft;
  };

  /** Expands a word that the shop does not have: it may be a prefix or a part of a term, or misspelled. */
  const expandUnknown = (draft: Draft, isLast: boolean): void => {
    const { word } = draft;
    if (/\d/.test(word) || word.length < shortestFuzzy) return;
    if (!isLast) lookup.addPrefix(draft, word, matchWeights.unknownHead);
    if (!isCompounding) lookup.addSuffix(draft, word);
    else if (!spelling.isNear(word, isLast)) compounds.addLastPart(draft, word);
    if (word.length > shortestFuzzy)
      for (const term of fuzzy.containing(word)) lookup.add(draft, term, matchWeights.part);
    spelling.correct(draft, isLast);
  };

  /** Expands a word; gives two words if it is two words of the shop in one. */
  const expand = (word: string, isLast: boolean): readonly QueryWord[] => {
    const draft = expandKnown(word, isLast);
    if (draft.terms.size > 0) return [draft];
    const parts = spelling.isNear(word, isLast) ? undefined : compounds.split(word);
    if (parts) return [expandKnown(parts[0], false), expandKnown(parts[1], isLast)];
    expandUnknown(draft, isLast);
    return [{ ...draft, isUnknown: true }];
  };
  const expandEarlier = memoize((word) => expand(word, false), earlierWordsKept);

  /** Expands two neighbours as one word. */
  const expandJoined = (one: QueryWord, other: QueryWord, isLast: boolean): Draft => {
    const joined = draftOf(one.word + other.word);
    lookup.addWord(joined, joined.word, matchWeights.joined);
    if (isLast && joined.terms.size === 0) lookup.addPrefix(joined, joined.word, matchWeights.joined);
    if (joined.terms.size === 0 && (one.isUnknown || other.isUnknown)) spelling.correct(joined, isLast);
    return joined;
  };
  const withTerms = (word: QueryWord, { terms: more }: QueryWord): QueryWord => {
    const both = { ...word, terms: new Map(word.terms) };
    for (const [term, weight] of more) lookup.add(both, term, weight);
    return both;
  };

  return (words: readonly string[]): QueryWord[] => {
    spelling.begin();
    const last = words.length - 1;
    const all = words.flatMap((word, at) => (at === last ? expand(word, true) : expandEarlier(word)));
    // Splitting may have made more words than a query may have.
    const expanded = all.slice(0, wordsAtMost);
    for (let at = 0; at + 1 < expanded.length; at += 1) {
      const [one, other] = [expanded[at], expanded[at + 1]];
      if (!one || !other) continue;
      const joined = expandJoined(one, other, at + 2 === expanded.length);
      if (joined.terms.size === 0) continue;
      expanded[at] = withTerms(one, joined);
      expanded[at + 1] = withTerms(other, joined);
    }
    return expanded;
  };
};
