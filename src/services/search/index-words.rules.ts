import { foldText } from '../../lib/search-words.ts';
import { gramsOf, isGuessable } from './grams.rules.ts';
import { growingUint32 } from './growing-numbers.rules.ts';
import type { IndexData, IndexFrame, Lists } from './index-data.ts';
import { groupLists, listsOf } from './lists.rules.ts';
import { backwards, packStrings } from './string-table.rules.ts';

const byLetters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers of the stems, sorted by their letters from the last one on. */
const byEnd = (stems: readonly string[]): Uint32Array<ArrayBuffer> =>
  Uint32Array.from(
    stems
      .map((word, number) => ({ end: backwards(word), number }))
      .toSorted((a, b) => (a.end < b.end ? -1 : a.end > b.end ? 1 : 0)),
    ({ number }) => number,
  );

const gramLists = (words: readonly string[]): { keys: Uint32Array<ArrayBuffer>; lists: Lists } => {
  const gramOf = growingUint32();
  const termOf = growingUint32();
  const numbers = new Map<number, number>();
  for (const [term, word] of words.entries()) {
    if (!isGuessable(word)) continue;
    for (const gram of gramsOf(word)) {
      let number = numbers.get(gram);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(gram, number);
      }
      gramOf.push(number);
      termOf.push(term);
    }
  }
  const keys = Uint32Array.from(numbers.keys()).toSorted();
  const place = new Uint32Array(numbers.size);
  for (const [at, key] of keys.entries()) place[numbers.get(key) ?? 0] = at;
  const groups = gramOf.done().map((number) => place[number] ?? 0);
  return { keys, lists: groupLists(keys.length, groups, termOf.done()) };
};

/** The joined words of a text as one: what visitors say in two words is found as one, too. */
export const keyOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

const synonymLists = (
  synonyms: IndexFrame['synonyms'],
  stem: (word: string) => string,
  stemNumber: ReadonlyMap<string, number>,
): Lists => {
  const lists: number[][] = Array.from({ length: stemNumber.size }, () => []);
  for (const [word, meant] of Object.entries(synonyms)) {
    const list = lists[stemNumber.get(stem(keyOf(word))) ?? -1];
    for (const other of meant) {
      const number = stemNumber.get(stem(keyOf(other)));
      if (list && number !== undefined && !list.includes(number)) list.push(number);
    }
  }
  return listsOf(lists);
};

export interface WordParts {
  /** in the order of their numbers */
  readonly words: readonly string[];
  readonly shownOf: (number: number) => string;
  readonly stem: (word: string) => string;
  readonly synonyms: IndexFrame['synonyms'];
}

/** All that an index knows of words alone; `rank` says at which place each number stands in the order of letters. */
export const wordTables = ({ words, shownOf, stem, synonyms }: WordParts) => {
  const sorted = words.map((word, number) => ({ word, number })).toSorted((a, b) => byLetters(a.word, b.word));
  const rank = new Uint32Array(words.length);
  for (const [place, { number }] of sorted.entries()) rank[number] = place;
  const terms = sorted.map(({ word }) => word);
  const termStems = terms.map(stem);
  const stems = [...new Set(termStems)].toSorted(byLetters);
  const stemNumber = new Map(stems.map((word, number) => [word, number]));
  const termStem = Uint32Array.from(termStems, (word) => stemNumber.get(word) ?? 0);
  const { keys, lists } = gramLists(terms);
  const tables = {
    terms: packStrings(terms),
    shown: packStrings(sorted.map(({ number }) => shownOf(number))),
    termStem,
    stems: packStrings(stems),
    stemTerms: groupLists(stems.length, termStem),
    stemsByEnd: byEnd(stems),
    synonyms: synonymLists(synonyms, stem, stemNumber),
    gramKeys: keys,
    gramTerms: lists,
  } satisfies Partial<IndexData>;
  return { rank, tables };
};

export interface NotedWords {
  /** place of each term by its number */
  readonly terms: Uint32Array;
  /** places of the products as they came, in the order of their new numbers */
  readonly order: Uint32Array;
  readonly startOf: (place: number) => number;
  readonly endOf: (place: number) => number;
  readonly termAt: (note: number) => number;
  readonly impactAt: (note: number) => number;
  readonly total: number;
}

/** Products by term, in the order of their new numbers. */
export const postingsOf = ({ terms, order, startOf, endOf, termAt, impactAt, total }: NotedWords) => {
  const termOf = new Uint32Array(total);
  const productOf = new Uint32Array(total);
  const impactOf = new Uint8Array(total);
  let at = 0;
  for (const [number, place] of order.entries()) {
    const end = endOf(place);
    for (let note = startOf(place); note < end; note += 1) {
      termOf[at] = terms[termAt(note)] ?? 0;
      productOf[at] = number;
      impactOf[at] = impactAt(note);
      at += 1;
    }
  }
  const byTerm = groupLists(terms.length, termOf);
  const postings: Lists = { starts: byTerm.starts, values: byTerm.values.map((note) => productOf[note] ?? 0) };
  const impacts = new Uint8Array(total);
  for (let place = 0; place < total; place += 1) impacts[place] = impactOf[byTerm.values[place] ?? 0] ?? 0;
  return { postings, impacts };
};
