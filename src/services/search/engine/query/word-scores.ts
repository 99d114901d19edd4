import { bitSetOf, listBits, sizeOfBits } from '../arrays/bit-sets.ts';
import { seek } from '../arrays/lists.ts';
import type { IndexData } from '../indexing/index-data.ts';
import {
  addImpact,
  addPostings,
  addPostingsAndProducts,
  addToHits,
  addToSums,
  clearPostings,
  type HitProducts,
} from '../rank/score-loops.ts';
import type { FrequentTerms } from './frequent-terms.ts';
import type { PostingSpan } from './posting-spans.ts';

/** A posting list that is this many times longer than the hits is searched for each hit; a shorter one is read through. */
const muchLonger = 20;
/** From one sixteenth of all entries on, clearing the whole array is quicker than clearing the entries one by one. */
const clearedPart = 16;

/** Adds up the impacts of the query's words per product, in arrays that are reused from query to query. */
export const createWordScores = ({ postings, impacts, count }: IndexData, frequent: FrequentTerms) => {
  const { values } = postings;
  const lists = { values, impacts };
  /** the impacts of one word by product; all 0 between words */
  const wordImpacts = new Float32Array(count);
  const sums = new Float32Array(count);
  const single = bitSetOf(count);

  const clear = (spans: readonly PostingSpan[]): void => {
    let read = 0;
    for (const { from, to } of spans) read += to - from;
    if (read * clearedPart > count) wordImpacts.fill(0);
    else for (const { from, to } of spans) clearPostings(wordImpacts, values, from, to);
  };

  const addBySeeking = ({ from, to, weight }: PostingSpan, hits: HitProducts): void => {
    let at = from;
    for (let hit = 0; hit < hits.count && at < to; hit += 1) {
      const product = hits.products[hit] ?? 0;
      at = seek(values, at, to, product);
      if (at < to && values[at] === product) addImpact(wordImpacts, product, weight * (impacts[at] ?? 0));
    }
  };

  /** Computes the impacts of a word for all hits; other products get theirs, too, where that is faster. */
  const addImpacts = (spans: readonly PostingSpan[], hits: HitProducts): void => {
    for (const span of spans) {
      const { term, from, to, weight } = span;
      const length = to - from;
      if (hits.count < length && frequent.isFrequent(term))
        addToHits(wordImpacts, frequent.of(term).impacts, hits, values[to - 1] ?? 0, weight);
      else if (hits.count * muchLonger < length) addBySeeking(span, hits);
      else addPostings(wordImpacts, lists, from, to, weight);
    }
  };

  return {
    wordImpacts,
    /** the same bits as integers, see `offerBest` */
    impactBits: new Int32Array(wordImpacts.buffer),
    /** by product; 0 for products that are not hits */
    sums,
    clear,
    /** Adds a word to the sums of all hits. */
    addWord: (spans: readonly PostingSpan[], hits: HitProducts, idf: number): void => {
      const only = frequent.only(spans);
      if (only) {
        // One term has nothing to combine its impacts with.
        addToSums(sums, frequent.of(only.term).impacts, hits, (idf * only.weight) / 255);
        return;
      }
      addImpacts(spans, hits);
      addToSums(sums, wordImpacts, hits, idf / 255);
      clear(spans);
    },
    /** Computes the impacts of a query's only word and collects its products in one pass. Returns their number. */
    addSingleWord: (spans: readonly PostingSpan[]): number => {
      single.fill(0);
      for (const { from, to, weight } of spans) addPostingsAndProducts(wordImpacts, single, lists, from, to, weight);
      return sizeOfBits(single);
    },
    /** Writes the products of `addSingleWord` to `products` and returns their number. */
    listSingle: (products: Uint32Array): number => listBits(single, products),
  };
};
