import { foldText } from '../../../../lib/text/search-words.ts';
import { gramsOf, isGuessable } from '../text/trigrams.ts';
import { growingUint32 } from '../arrays/growable-arrays.ts';
import type { IndexData, IndexFrame, Lists } from './index-data.ts';
import { groupLists, listsOf } from '../arrays/lists.ts';
import { packStrings } from '../arrays/string-table.ts';

const byLetters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** As words read from their ends, without writing them down so. */
const byEnd = (a: string, b: string): number => {
  const common = Math.min(a.length, b.length);
  for (let back = 1; back <= common; back += 1) {
    const difference = a.charCodeAt(a.length - back) - b.charCodeAt(b.length - back);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

/** Places of the words in the order of their letters, or of their ends. */
const sortedPlaces = (words: readonly string[], compare: (a: string, b: string) => number): Uint32Array<ArrayBuffer> =>
  Uint32Array.from({ length: words.length }, (_, place) => place).toSorted((a, b) =>
    compare(words[a] ?? '', words[b] ?? ''),
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
  const sorted = sortedPlaces(words, byLetters);
  const rank = new Uint32Array(words.length);
  for (const [place, number] of sorted.entries()) rank[number] = place;
  const terms = Array.from(sorted, (number) => words[number] ?? '');
  const termStems = terms.map(stem);
  const stems = [...new Set(termStems)].toSorted(byLetters);
  const stemNumber = new Map(stems.map((word, number) => [word, number]));
  const termStem = Uint32Array.from(termStems, (word) => stemNumber.get(word) ?? 0);
  const { keys, lists } = gramLists(terms);
  const tables = {
    terms: packStrings(terms),
    shown: packStrings(Array.from(sorted, shownOf)),
    termStem,
    stems: packStrings(stems),
    stemTerms: groupLists(stems.length, termStem),
    stemsByEnd: sortedPlaces(stems, byEnd),
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
  /** term and impact in one number, see `noteOf` */
  readonly noteAt: (note: number) => number;
  readonly total: number;
}

/** What a term says of a product; there is room for sixteen million terms. */
export const noteOf = (term: number, impact: number): number => term * 256 + impact;

/** Products by term, in the order of their new numbers: each note goes to its place at once. */
export const postingsOf = ({ terms, order, startOf, endOf, noteAt, total }: NotedWords) => {
  const starts = new Uint32Array(terms.length + 1);
  for (let note = 0; note < total; note += 1) {
    const after = (terms[noteAt(note) >>> 8] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let term = 0; term < terms.length; term += 1) starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice(0, terms.length);
  const values = new Uint32Array(total);
  const impacts = new Uint8Array(total);
  for (const [number, place] of order.entries()) {
    const end = endOf(place);
    for (let note = startOf(place); note < end; note += 1) {
      const noted = noteAt(note);
      const term = terms[noted >>> 8] ?? 0;
      const to = next[term] ?? 0;
      values[to] = number;
      impacts[to] = noted & 255;
      next[term] = to + 1;
    }
  }
  return { postings: { starts, values } satisfies Lists, impacts };
};
