import { LRUCache } from 'lru-cache';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Members } from './engine/arrays/product-numbers.ts';
import type { SplitEngine, SplitTerm } from './engine/split-engine.ts';
import type { WordsRepository } from './words.repository.ts';

/** Of all sites together. The products of a frequent word take one bit for each product of the shop. */
const bytesAtMost = 64 * 1024 * 1024;
/** Of one statement: a term of two million products alone takes more. */
const numbersPerStatement = 1_000_000;
const noNumbers = new Uint32Array();

/** Products whose words have changed since the numbers of a generation were stored: by word, ascending. */
export interface ChangedWords {
  readonly numbers: ReadonlySet<number>;
  readonly byWord: ReadonlyMap<string, Uint32Array>;
}

/** Reads what has changed since the numbers of a generation were stored. */
export const changedWords = async (
  words: Pick<WordsRepository, 'changes'>,
  site: SiteCode,
  generation: number,
): Promise<ChangedWords> => {
  const numbers = new Set<number>();
  const byWord = new Map<string, number[]>();
  for await (const some of words.changes(site, generation))
    for (const { number, words: ofProduct } of some) {
      numbers.add(number);
      for (const word of ofProduct) {
        const others = byWord.get(word);
        if (others) others.push(number);
        else byWord.set(word, [number]);
      }
    }
  return { numbers, byWord: new Map(Array.from(byWord, ([word, list]) => [word, Uint32Array.from(list)])) };
};

export interface PostedIndex {
  readonly site: SiteCode;
  readonly generation: number;
  readonly engine: Pick<SplitEngine, 'membersOf'>;
  readonly changes: ChangedWords;
}

/** Slices of terms that one statement reads. */
const slicesOf = (terms: readonly SplitTerm[]): string[][] => {
  const slices: string[][] = [];
  let left = 0;
  for (const { term, products } of terms) {
    if (slices.length === 0 || products > left) {
      slices.push([]);
      left = numbersPerStatement;
    }
    slices.at(-1)?.push(term);
    left -= products;
  }
  return slices;
};

/** Finds the products of terms, and keeps those of the terms that were asked for last in memory. */
export const createFoundMembers = (words: Pick<WordsRepository, 'postings'>) => {
  const kept = new LRUCache<string, Members>({
    maxSize: bytesAtMost,
    sizeCalculation: (members, key) => members.byteLength + 2 * key.length + 1,
  });
  const numberOf = new WeakMap<PostedIndex, number>();
  let opened = 0;
  const keyOf = (index: PostedIndex, term: string): string => {
    const number = numberOf.get(index) ?? (opened += 1);
    numberOf.set(index, number);
    return `${number} ${term}`;
  };

  /** Returns undefined where the generation of the index is no longer live. */
  const read = async (index: PostedIndex, terms: readonly string[]): Promise<Map<string, Members> | undefined> => {
    const { site, generation, engine, changes } = index;
    const { byWord, live } = await words.postings(site, generation, terms);
    if (live !== generation) return undefined;
    const found = new Map<string, Members>();
    for (const term of terms) {
      const stored = byWord.get(term) ?? noNumbers;
      const unchanged = changes.numbers.size === 0 ? stored : stored.filter((number) => !changes.numbers.has(number));
      const members = engine.membersOf(unchanged, changes.byWord.get(term) ?? noNumbers);
      kept.set(keyOf(index, term), members);
      found.set(term, members);
    }
    return found;
  };

  /** Returns the products of each term; `undefined` where the generation of the index is no longer live. */
  return async (index: PostedIndex, terms: readonly SplitTerm[]): Promise<ReadonlyMap<string, Members> | undefined> => {
    const found = new Map<string, Members>();
    const missing: SplitTerm[] = [];
    for (const one of terms) {
      const members = kept.get(keyOf(index, one.term));
      if (members) found.set(one.term, members);
      else missing.push(one);
    }
    // With nothing to read the statement still says which generation is live.
    for (const slice of missing.length > 0 ? slicesOf(missing) : [[]]) {
      const some = await read(index, slice);
      if (!some) return undefined;
      for (const [term, members] of some) found.set(term, members);
    }
    return found;
  };
};
