import { memoize } from '../../../../lib/flow/memoize.ts';
import type { Language } from '../../../../sites/site.ts';
import { wordsAtMost } from '../text/analysis.ts';
import { shortestLike } from '../text/grams.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { LikenessFinder, LikeTerm } from './likeness.ts';
import { endOf, listLength, startOf } from '../indexing/lists.ts';
import { smallest } from '../rank/smallest.ts';
import { endRange, findString, lengthAt, prefixRange, sizeOf, stringAt } from '../text/string-table.ts';

/** How much of a word's say counts, by the way in which it was found: exact beats stem beats typo. */
const says = {
  exact: 1,
  stem: 0.75,
  /** the shortest beginning, and what a complete one adds */
  beginning: [0.4, 0.4],
  joined: 0.95,
  synonym: 0.6,
  /** the last part of a compound: Maschine of Kaffeemaschine */
  tail: 0.7,
  head: 0.5,
  part: 0.4,
  /** without a mistake, and what each half of one takes off */
  typo: [0.72, 0.075],
  typoBeginning: 0.8,
} as const;

/** beginnings of one word, at most; the frequent ones where there are more */
const beginningsAtMost = 300;
const beginningsPerLetter = 30;
/** of so many the frequent ones are picked */
const rangeAtMost = 20_000;
const tailsAtMost = 400;
/** languages that write compounds as one word */
const compounding: ReadonlySet<Language> = new Set(['de', 'hu']);
const shortestTail = 3;
/** of a compound that so few products have, its last part counts, too */
const fewProducts = 3;
const shortestHead = 3;
const shortestLastPart = 4;
/** what stands before the last word stays as it is while somebody types on */
const earlyWordsKept = 200;

/** One word of the question: the terms that stand for it, each with its weight. */
export interface Meaning {
  readonly word: string;
  readonly terms: ReadonlyMap<number, number>;
  /** the shop has no such word */
  readonly isUnknown?: boolean;
  /** the term by which an unknown word was replaced */
  readonly guess?: number;
}

/** What is being found out of a word. */
interface Draft extends Meaning {
  readonly terms: Map<number, number>;
  guess?: number;
}

/** Finds what each word of a question may mean in this index. */
export const createMeanings = (data: IndexData, stem: (word: string) => string, likeness: LikenessFinder) => {
  const { terms, stems, termStem, postings } = data;
  const hasProducts = (term: number): boolean => listLength(postings, term) > 0;

  const put = (meaning: Draft, term: number, weight: number): void => {
    if (hasProducts(term) && weight > (meaning.terms.get(term) ?? 0)) meaning.terms.set(term, weight);
  };
  const putStem = (meaning: Draft, number: number, weight: number): void => {
    for (let at = startOf(data.stemTerms, number); at < endOf(data.stemTerms, number); at += 1)
      put(meaning, data.stemTerms.values[at] ?? 0, weight);
  };
  const putSynonyms = (meaning: Draft, number: number, weight: number): void => {
    for (let at = startOf(data.synonyms, number); at < endOf(data.synonyms, number); at += 1)
      putStem(meaning, data.synonyms.values[at] ?? 0, weight * says.synonym);
  };

  /** The word itself, its forms, and what visitors mean by it. */
  const putWord = (meaning: Draft, word: string, weight: number): void => {
    const term = findString(terms, word);
    if (term >= 0) put(meaning, term, weight * says.exact);
    const number = term >= 0 ? (termStem[term] ?? -1) : findString(stems, stem(word));
    if (number < 0) return;
    putStem(meaning, number, weight * says.stem);
    putSynonyms(meaning, number, weight);
  };

  /** The terms of a range that the most products have, at most so many. */
  const frequentOf = (from: number, to: number, most: number): number[] => {
    const last = Math.min(to, from + rangeAtMost);
    const first = smallest(Math.min(most, last - from));
    // What is frequent has the smallest key, and what is left of a key is the term.
    const room = sizeOf(terms);
    for (let term = from; term < last; term += 1) first.add((data.count - listLength(postings, term)) * room + term);
    return Array.from(first.done(), (key) => key % room);
  };

  const putBeginnings = (meaning: Draft, word: string, weight: number): void => {
    const [from, to] = prefixRange(terms, word);
    const [least, more] = says.beginning;
    const found = frequentOf(from, to, Math.min(beginningsAtMost, beginningsPerLetter * word.length));
    for (const term of found) {
      put(meaning, term, weight * (least + (more * word.length) / lengthAt(terms, term)));
      putSynonyms(meaning, termStem[term] ?? 0, weight * 0.5);
    }
  };

  /** Stems that end with this one: found from their last letter on. */
  const putTails = (meaning: Draft, word: string): void => {
    const tail = stem(word);
    if (tail.length < shortestTail) return;
    const order = data.stemsByEnd;
    const [from, to] = endRange(stems, order, tail);
    for (let place = from; place < Math.min(to, from + tailsAtMost); place += 1) {
      const number = order[place] ?? 0;
      // What stands before must be a word of its own: at least two letters.
      if (lengthAt(stems, number) >= tail.length + 2) putStem(meaning, number, says.tail);
    }
  };

  /** of the question that is being answered */
  const likes = new Map<string, readonly LikeTerm[]>();
  const like = (word: string, isLast: boolean): readonly LikeTerm[] => {
    const key = isLast ? `${word} ` : word;
    const found = likes.get(key) ?? likeness.like(word, isLast);
    likes.set(key, found);
    return found;
  };

  const guess = (meaning: Draft, isLast: boolean): void => {
    const { word } = meaning;
    const found = like(word, isLast);
    const least = Math.min(...found.map(({ mistakes }) => mistakes));
    let best = -1;
    let bestWeight = 0;
    for (const { term, mistakes, isWhole } of found) {
      if (mistakes > least + 2) continue;
      const sameStart = stringAt(terms, term).charCodeAt(0) === word.charCodeAt(0) ? 1 : 0.8;
      const weight = (says.typo[0] - says.typo[1] * mistakes) * (isWhole ? 1 : says.typoBeginning) * sameStart;
      put(meaning, term, weight);
      const number = termStem[term] ?? 0;
      putStem(meaning, number, weight * says.stem);
      putSynonyms(meaning, number, weight);
      const fame = weight + Math.min(0.05, listLength(postings, term) / 1e5);
      if (fame > bestWeight && (hasProducts(term) || listLength(data.synonyms, number) > 0)) {
        best = term;
        bestWeight = fame;
      }
    }
    if (best >= 0) meaning.guess = best;
  };

  /** one letter away from a word of the shop */
  const isNear = (word: string, isLast: boolean): boolean =>
    like(word, isLast).some(({ mistakes, isWhole }) => isWhole && mistakes <= 2);

  const isKnown = (word: string): boolean => {
    const meaning: Draft = { word, terms: new Map() };
    putWord(meaning, word, 1);
    return meaning.terms.size > 0;
  };

  /** `frenchpress` → french, press; `250g` → 250, g: where both are words of the shop. */
  const split = (word: string): readonly [string, string] | undefined => {
    for (let at = word.length - 3; at >= 3; at -= 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (findString(terms, head) >= 0 && findString(terms, tail) >= 0 && isKnown(head) && isKnown(tail))
        return [head, tail];
    }
    const [, figure, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    return figure && unit && isKnown(figure) && isKnown(unit) ? [figure, unit] : undefined;
  };

  /** Shoes of `Lammfellschuhe`, a shirt of `Herrenhemd`: the longest end that is a word of the shop. */
  const putLastPart = (meaning: Draft, word: string): void => {
    for (let at = shortestHead; at <= word.length - shortestLastPart; at += 1) {
      const part = word.slice(at);
      if (isKnown(part)) return putWord(meaning, part, says.part);
    }
  };
  const hasFew = ({ terms: found }: Meaning): boolean => {
    let products = 0;
    for (const term of found.keys()) products += listLength(postings, term);
    return products > 0 && products < fewProducts;
  };

  const plain = (word: string, isLast: boolean): Draft => {
    const meaning: Draft = { word, terms: new Map() };
    putWord(meaning, word, 1);
    if (isLast) putBeginnings(meaning, word, 1);
    if (compounding.has(data.language)) {
      putTails(meaning, word);
      if (hasFew(meaning)) putLastPart(meaning, word);
      // Merino of Merinowolle; the last word's beginnings are in already.
      if (!isLast && word.length > 3) putBeginnings(meaning, word, says.head);
    }
    return meaning;
  };

  /** What a word that the index does not know may be: the beginning or a part of one, or a mistyped one. */
  const search = (meaning: Draft, isLast: boolean): void => {
    const { word } = meaning;
    if (/\d/.test(word) || word.length < shortestLike) return;
    if (!isLast) putBeginnings(meaning, word, 0.8);
    if (!compounding.has(data.language)) putTails(meaning, word);
    else if (!isNear(word, isLast)) putLastPart(meaning, word);
    if (word.length > shortestLike) for (const term of likeness.containing(word)) put(meaning, term, says.part);
    guess(meaning, isLast);
  };

  /** What a word of the question means; two words where it is two of the shop's in one. */
  const meaningsOf = (word: string, isLast: boolean): readonly Meaning[] => {
    const meaning = plain(word, isLast);
    if (meaning.terms.size > 0) return [meaning];
    const parts = isNear(word, isLast) ? undefined : split(word);
    if (parts) return [plain(parts[0], false), plain(parts[1], isLast)];
    search(meaning, isLast);
    return [{ ...meaning, isUnknown: true }];
  };
  const early = memoize((word) => meaningsOf(word, false), earlyWordsKept);

  /** What two words mean that belong together. */
  const joinedOf = (one: Meaning, other: Meaning, isLast: boolean): Draft => {
    const joined: Draft = { word: one.word + other.word, terms: new Map() };
    putWord(joined, joined.word, says.joined);
    if (isLast && joined.terms.size === 0) putBeginnings(joined, joined.word, says.joined);
    if (joined.terms.size === 0 && (one.isUnknown || other.isUnknown)) guess(joined, isLast);
    return joined;
  };
  const withJoined = (meaning: Meaning, { terms: more }: Meaning): Meaning => {
    const both = { ...meaning, terms: new Map(meaning.terms) };
    for (const [term, weight] of more) put(both, term, weight);
    return both;
  };

  return (words: readonly string[]): Meaning[] => {
    likes.clear();
    const last = words.length - 1;
    const all = words.flatMap((word, place) => (place === last ? meaningsOf(word, true) : early(word)));
    // Words that were split may be more than are looked at.
    const meanings = all.slice(0, wordsAtMost);
    for (let place = 0; place + 1 < meanings.length; place += 1) {
      const [one, other] = [meanings[place], meanings[place + 1]];
      if (!one || !other) continue;
      const joined = joinedOf(one, other, place + 2 === meanings.length);
      if (joined.terms.size === 0) continue;
      meanings[place] = withJoined(one, joined);
      meanings[place + 1] = withJoined(other, joined);
    }
    return meanings;
  };
};
