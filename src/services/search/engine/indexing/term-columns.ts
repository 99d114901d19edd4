import { foldText } from '../../../../lib/text/search-words.ts';
import { growableUint32 } from '../arrays/growable-arrays.ts';
import { groupLists, listsOf, type Lists } from '../arrays/lists.ts';
import { packStrings } from '../arrays/string-table.ts';
import { isFuzzyTarget, trigramsOf } from '../text/trigrams.ts';
import type { IndexData, IndexFrame } from './index-data.ts';

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares words read backwards, without making reversed strings. */
const byEnd = (a: string, b: string): number => {
  const common = Math.min(a.length, b.length);
  for (let back = 1; back <= common; back += 1) {
    const difference = a.charCodeAt(a.length - back) - b.charCodeAt(b.length - back);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

/** Returns the positions of the words in sorted order. */
const sortedPositions = (
  words: readonly string[],
  compare: (a: string, b: string) => number,
): Uint32Array<ArrayBuffer> =>
  Uint32Array.from({ length: words.length }, (_, position) => position).toSorted((a, b) =>
    compare(words[a] ?? '', words[b] ?? ''),
  );

const trigramLists = (terms: readonly string[]): { trigrams: Uint32Array<ArrayBuffer>; lists: Lists } => {
  const trigramOf = growableUint32();
  const termOf = growableUint32();
  const numbers = new Map<number, number>();
  for (const [term, word] of terms.entries()) {
    if (!isFuzzyTarget(word)) continue;
    for (const trigram of trigramsOf(word)) {
      let number = numbers.get(trigram);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(trigram, number);
      }
      trigramOf.push(number);
      termOf.push(term);
    }
  }
  const trigrams = Uint32Array.from(numbers.keys()).toSorted();
  const rank = new Uint32Array(numbers.size);
  for (const [position, trigram] of trigrams.entries()) rank[numbers.get(trigram) ?? 0] = position;
  const groups = trigramOf.done().map((number) => rank[number] ?? 0);
  return { trigrams, lists: groupLists(trigrams.length, groups, termOf.done()) };
};

/** Joins the words of a text to one term: visitors write `french press` in one word, too. */
export const joinedTerm = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

const synonymLists = (
  synonyms: IndexFrame['synonyms'],
  stem: (word: string) => string,
  stemNumber: ReadonlyMap<string, number>,
): Lists => {
  const lists: number[][] = Array.from({ length: stemNumber.size }, () => []);
  for (const [word, others] of Object.entries(synonyms)) {
    const list = lists[stemNumber.get(stem(joinedTerm(word))) ?? -1];
    for (const other of others) {
      const number = stemNumber.get(stem(joinedTerm(other)));
      if (list && number !== undefined && !list.includes(number)) list.push(number);
    }
  }
  return listsOf(lists);
};

export interface CollectedTerms {
  /** in the order of their provisional ids */
  readonly words: readonly string[];
  /** by provisional id */
  readonly displayForm: (id: number) => string;
  readonly stem: (word: string) => string;
  readonly synonyms: IndexFrame['synonyms'];
}

/** Builds everything that depends on the terms alone. `rank` maps a provisional id to the term id, which is alphabetical. */
export const termTables = ({ words, displayForm, stem, synonyms }: CollectedTerms) => {
  const sorted = sortedPositions(words, byCodeUnits);
  const rank = new Uint32Array(words.length);
  for (const [term, id] of sorted.entries()) rank[id] = term;
  const terms = Array.from(sorted, (id) => words[id] ?? '');
  const termStems = terms.map(stem);
  const stems = [...new Set(termStems)].toSorted(byCodeUnits);
  const stemNumber = new Map(stems.map((word, number) => [word, number]));
  const termStem = Uint32Array.from(termStems, (word) => stemNumber.get(word) ?? 0);
  const { trigrams, lists } = trigramLists(terms);
  const tables = {
    terms: packStrings(terms),
    displayForms: packStrings(Array.from(sorted, displayForm)),
    termStem,
    stems: packStrings(stems),
    stemTerms: groupLists(stems.length, termStem),
    stemsByEnd: sortedPositions(stems, byEnd),
    synonyms: synonymLists(synonyms, stem, stemNumber),
    trigrams,
    trigramTerms: lists,
  } satisfies Partial<IndexData>;
  return { rank, tables };
};
