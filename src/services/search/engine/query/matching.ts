import { wordsAtMost } from '../text/tokenize.ts';
import { bitSetOf, listBits, putBits, sizeOfBits, uniteInto, type BitSet } from '../arrays/bit-sets.ts';
import type { Finds } from '../facets/filters.ts';
import {
  addSays,
  forgetList,
  listCommon,
  listEnough,
  note,
  noteFinds,
  noteList,
  noteListAndWho,
  scoreComplete,
  scoreOne,
  scoreSome,
  seeBest,
} from '../rank/score-loops.ts';
import { createFrequentTerms } from './frequent-terms.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { endOf, listLength, seek, startOf } from '../arrays/lists.ts';
import type { Meaning } from './query-expansion.ts';
import { bestScores, windowOf } from '../rank/order.ts';
import type { ProductStates } from '../facets/product-states.ts';
import { leastShare, sharesOf, tellingWords } from '../rank/word-shares.ts';

/** Postings that one question may look at, however large the shop: what it costs at most. */
const workAtMost = 250_000;
/** fewer complete finds than this are followed by what lacks a word */
const completeEnough = 5;

/** of a word that more than this part of all products have, the best are sought among all products */
const manyPart = 8;
/** in a list that is so much longer it is quicker to look for each product than to walk through */
const muchLonger = 20;
/** a whole array is cleared as quickly as single places of this part of it */
const clearedPart = 16;

/** Postings of one term that may be looked at. */
interface Span {
  readonly term: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/**
 * Weighs products against the words of a question, in arrays that are kept from question to question. Which products have
 * all words is told by sets of bits first, which is quick; only what is found is weighed.
 */
export const createMatching = (data: IndexData) => {
  const { postings, impacts, count } = data;
  const { values } = postings;
  const said = { values, impacts };
  const best = new Float32Array(count);
  /** the same bits as whole numbers, which stand in the same order and are compared quicker */
  const bestBits = new Int32Array(best.buffer);
  const sums = new Float32Array(count);
  const masks = new Uint16Array(count + 1);
  const foundProducts = new Uint32Array(count + 1);
  const foundScores = new Float32Array(count);
  /** who has each word of the question */
  const having: BitSet[] = [];
  /** of words that more than one term stands for, kept to be written over */
  const gathered: BitSet[] = [];
  /** 1 for each choice of words that is good enough */
  const isEnough = new Uint8Array(1 << wordsAtMost);
  const chosen = bitSetOf(count);
  const { isFrequent, of: frequent } = createFrequentTerms(data);

  /** The terms that say most come first: where work ends, the least is lost. */
  const spansOf = ({ terms }: Meaning, work: number): Span[] => {
    let left = work;
    return [...terms]
      .toSorted((a, b) => b[1] - a[1])
      .map(([term, weight]) => {
        const from = startOf(postings, term);
        const to = Math.min(endOf(postings, term), from + Math.max(0, left));
        left -= to - from;
        return { term, from, to, weight };
      });
  };

  const isWhole = ({ term, from, to }: Span): boolean => to - from === listLength(postings, term);
  /** The one frequent term that a word stands for, if all of it may be looked at. */
  const aloneAndFrequent = (spans: readonly Span[]): Span | undefined => {
    const [first] = spans;
    return first && spans.length === 1 && isWhole(first) && isFrequent(first.term) ? first : undefined;
  };
  /** Notes who has a word of the question; answers how many they are. */
  const gather = (place: number, spans: readonly Span[]): number => {
    const alone = aloneAndFrequent(spans);
    if (alone) {
      having[place] = frequent(alone.term).set;
      return alone.to - alone.from;
    }
    const set = (gathered[place] ??= bitSetOf(count));
    set.fill(0);
    for (const { term, from, to } of spans) {
      if (to > from && isFrequent(term)) uniteInto(set, frequent(term).set, (values[to - 1] ?? 0) + 1);
      else putBits(set, values, from, to);
    }
    having[place] = set;
    return sizeOfBits(set);
  };

  /** Forgets what was noted of one word. */
  const forget = (spans: readonly Span[]): void => {
    let noted = 0;
    for (const { from, to } of spans) noted += to - from;
    if (noted * clearedPart > count) best.fill(0);
    else for (const { from, to } of spans) forgetList(best, values, from, to);
  };
  const weighBySeeking = ({ from, to, weight }: Span, finds: number): void => {
    let at = from;
    for (let find = 0; find < finds && at < to; find += 1) {
      const product = foundProducts[find] ?? 0;
      at = seek(values, at, to, product);
      if (at < to && values[at] === product) note(best, product, weight * (impacts[at] ?? 0));
    }
  };
  /** Best say of one word in each find; what it says of others is noted, too, where that is quicker. */
  const weigh = (spans: readonly Span[], finds: number): void => {
    for (const span of spans) {
      const { term, from, to, weight } = span;
      const length = to - from;
      if (finds < length && isFrequent(term))
        noteFinds(best, frequent(term).impacts, { products: foundProducts, count: finds }, values[to - 1] ?? 0, weight);
      else if (finds * muchLonger < length) weighBySeeking(span, finds);
      else noteList(best, said, from, to, weight);
    }
  };

  /** Weighs a single word and notes who has it, both at once; answers how many they are. */
  const weighOne = (spans: readonly Span[]): number => {
    chosen.fill(0);
    for (const { from, to, weight } of spans) noteListAndWho(best, chosen, said, from, to, weight);
    return sizeOfBits(chosen);
  };

  /** Adds what one word says to the sums of all finds. */
  const addWord = (spans: readonly Span[], finds: number, rarity: number): void => {
    const found = { products: foundProducts, count: finds };
    const alone = aloneAndFrequent(spans);
    if (alone) {
      // Nothing has to be noted where there is nothing to choose from.
      addSays(sums, frequent(alone.term).impacts, found, (rarity * alone.weight) / 255);
      return;
    }
    weigh(spans, finds);
    addSays(sums, best, found, rarity / 255);
    forget(spans);
  };

  /** Whoever has all words, where these are enough. */
  const listComplete = (words: number): number => {
    const finds = listCommon(having.slice(0, words), foundProducts);
    return finds >= completeEnough ? finds : 0;
  };
  const markEnough = (shares: Float64Array): void => {
    for (let mask = 0; mask < shares.length; mask += 1) isEnough[mask] = (shares[mask] ?? 0) < leastShare ? 0 : 1;
  };
  /** Whoever has so many of the words that it is good enough, with what it has. */
  const listGoodEnough = (rarities: readonly number[], shares: Float64Array): number => {
    chosen.fill(0);
    for (const place of tellingWords(rarities)) uniteInto(chosen, having[place] ?? chosen, count);
    markEnough(shares);
    return listEnough(chosen, having.slice(0, rarities.length), isEnough, foundProducts, masks);
  };

  const rarityOf = (found: number): number => Math.log(1 + (count - found + 0.5) / (found + 0.5)) + 0.2;

  const allOfOne = (spans: readonly Span[], { flags }: ProductStates): Finds => {
    const count = weighOne(spans);
    listBits(chosen, foundProducts);
    const found = { products: foundProducts, count };
    scoreOne(foundScores, best, flags, found, rarityOf(count));
    forget(spans);
    return { ...found, scores: foundScores };
  };
  /** The best of those that have one word. */
  const bestOfOne = (spans: readonly Span[], { flags }: ProductStates, most: number): number[] => {
    const found = weighOne(spans);
    const kept = bestScores(most);
    const rarity = rarityOf(found);
    // Of very many it is quicker to look at all products than to list who has the word.
    if (found * manyPart >= count) seeBest(kept.add, bestBits, best, flags, count, rarity);
    else {
      listBits(chosen, foundProducts);
      seeBest(kept.add, bestBits, best, flags, found, rarity, foundProducts);
    }
    forget(spans);
    return kept.done();
  };

  const spansOfAll = (meanings: readonly Meaning[]): Span[][] => {
    const asked = meanings.filter(({ terms }) => terms.size > 0);
    return asked.map((meaning) => spansOf(meaning, Math.ceil(workAtMost / asked.length)));
  };
  /** Finds in the order of products: the best known first. */
  const allOf = (spans: readonly (readonly Span[])[], states: ProductStates): Finds => {
    const [first] = spans;
    if (!first) return { count: 0, products: foundProducts, scores: foundScores };
    if (spans.length === 1) return allOfOne(first, states);
    const rarities = spans.map((own, place) => rarityOf(gather(place, own)));
    let finds = listComplete(spans.length);
    const shares = finds === 0 ? sharesOf(rarities) : undefined;
    if (shares) finds = listGoodEnough(rarities, shares);
    for (const [place, own] of spans.entries()) addWord(own, finds, rarities[place] ?? 0);
    const found = { products: foundProducts, count: finds };
    if (shares) scoreSome(foundScores, sums, states.flags, found, masks, shares);
    else scoreComplete(foundScores, sums, states.flags, found);
    return { ...found, scores: foundScores };
  };

  return {
    all: (meanings: readonly Meaning[], states: ProductStates): Finds => allOf(spansOfAll(meanings), states),
    best: (meanings: readonly Meaning[], states: ProductStates, most: number): number[] => {
      const spans = spansOfAll(meanings);
      const [first] = spans;
      if (first && spans.length === 1) return bestOfOne(first, states, most);
      return windowOf(data, states, allOf(spans, states), { sort: 'relevance', offset: 0, limit: most });
    },
  };
};
