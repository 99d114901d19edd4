import { foldText } from '../../../../lib/text/search-words.ts';
import { growableUint32 } from '../arrays/growable-arrays.ts';
import { groupLists, listsOf, type Lists } from '../arrays/lists.ts';
import { sortedByEnd } from '../arrays/sorted-ends.ts';
import { packStrings } from '../arrays/string-table.ts';
import { isFuzzyTarget, trigramsOf } from '../text/trigrams.ts';
import type { IndexData, IndexFrame } from './index-data.ts';

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

/** Stems of the terms that have one: those without digits, and those that are synonyms. */
const stemTables = (terms: readonly string[], stem: (word: string) => string, synonyms: IndexFrame['synonyms']) => {
  const named = new Set(Object.entries(synonyms).flat(2).map(joinedTerm));
  const hasStem = (word: string): boolean => !/\d/.test(word) || named.has(word);
  const withStem = growableUint32();
  const without = growableUint32();
  for (let term = 0; term < terms.length; term += 1) (hasStem(terms[term] ?? '') ? withStem : without).push(term);
  const [stemmed, alone] = [withStem.done(), without.done()];
  const ownStems = Array.from(stemmed, (term) => stem(terms[term] ?? ''));
  // The order of code units, as without a function to compare.
  const stems = [...new Set(ownStems)].toSorted();
  const stemNumber = new Map(stems.map((word, number) => [word, number]));
  const numbers = Uint32Array.from(ownStems, (word) => stemNumber.get(word) ?? 0);
  // A long word may lose the end that a short one keeps: tintakék has the stem `tintak`, kék `kek`.
  const longer = stemmed.filter((term, at) => terms[term] !== ownStems[at]);
  const whole = [...alone, ...longer];
  const ends = [...stems, ...whole.map((term) => terms[term] ?? '')];
  return {
    stemmedTerms: stemmed,
    stemNumbers: numbers,
    stems: packStrings(stems),
    stemTerms: groupLists(stems.length, numbers, stemmed),
    stemsByEnd: sortedByEnd(ends).map((at) =>
      at < stems.length ? at : stems.length + (whole[at - stems.length] ?? 0),
    ),
    synonyms: synonymLists(synonyms, stem, stemNumber),
  } satisfies Partial<IndexData>;
};

export interface CollectedTerms {
  /** in the order of their provisional ids */
  readonly words: readonly string[];
  /** provisional id */
  readonly idOf: (word: string) => number;
  /** by provisional id, where it is not the word */
  readonly displayForms: ReadonlyMap<number, string>;
  readonly stem: (word: string) => string;
  readonly synonyms: IndexFrame['synonyms'];
}

/** Builds everything that depends on the terms alone. `rank` maps a provisional id to the term id, which is alphabetical. */
export const termTables = ({ words, idOf, displayForms, stem, synonyms }: CollectedTerms) => {
  const terms = words.toSorted();
  const rank = new Uint32Array(terms.length);
  for (let term = 0; term < terms.length; term += 1) rank[idOf(terms[term] ?? '')] = term;
  const displayed = Array.from(displayForms, ([id, form]) => ({ term: rank[id] ?? 0, form })).toSorted(
    (a, b) => a.term - b.term,
  );
  const { trigrams, lists } = trigramLists(terms);
  const tables = {
    terms: packStrings(terms),
    displayedTerms: Uint32Array.from(displayed, ({ term }) => term),
    displayForms: packStrings(displayed.map(({ form }) => form)),
    ...stemTables(terms, stem, synonyms),
    trigrams,
    trigramTerms: lists,
  } satisfies Partial<IndexData>;
  return { rank, tables };
};
