import { wordsAtMost } from './analysis.rules.ts';
import {
  bitOf,
  bitSetOf,
  listBits,
  putBit,
  putBits,
  rankOf,
  sizeOfBits,
  uniteInto,
  type BitSet,
} from './bit-sets.rules.ts';
import type { Finds } from './choices.rules.ts';
import { createFrequentTerms } from './frequent-terms.rules.ts';
import type { IndexData } from './index-data.ts';
import { endOf, listLength, seek, startOf } from './lists.rules.ts';
import type { Meaning } from './meaning.rules.ts';
import { bestScores, windowOf } from './order.rules.ts';
import { isBuyableBit, type ProductStates } from './product-state.rules.ts';
import { leastShare, sharesOf, tellingWords } from './word-shares.rules.ts';

/** Postings that one question may look at, however large the shop: what it costs at most. */
const workAtMost = 250_000;
/** fewer complete finds than this are followed by what lacks a word */
const completeEnough = 5;
/** of what else a product has of the same word */
const again = 0.2;
/** what all words together are worth above any sum of some */
const completeBonus = 1000;
/** what cannot be bought counts for so much of its relevance */
const soldOutShare = 0.75;

/** of a word that more than this part of all products have, the best are sought among all products */
const manyPart = 8;
/** in a list that is so much longer it is quicker to look for each product than to walk through */
const muchLonger = 20;

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
  const { isFrequent, setOf: frequentSet } = createFrequentTerms(data);

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
  /** Notes who has a word of the question; answers how many they are. */
  const gather = (place: number, spans: readonly Span[]): number => {
    const [first] = spans;
    if (first && spans.length === 1 && isWhole(first) && isFrequent(first.term)) {
      having[place] = frequentSet(first.term).set;
      return first.to - first.from;
    }
    const set = (gathered[place] ??= bitSetOf(count));
    set.fill(0);
    for (const { term, from, to } of spans) {
      if (to > from && isFrequent(term)) uniteInto(set, frequentSet(term).set, (values[to - 1] ?? 0) + 1);
      else putBits(set, values, from, to);
    }
    having[place] = set;
    return sizeOfBits(set);
  };

  /** The best find counts, and a little of every further one: title and category agree. */
  const note = (product: number, say: number): void => {
    const before = best[product] ?? 0;
    // The higher and a part of the lower, without asking which is which: the processor's guesses would fail.
    best[product] = (say + before) * ((1 + again) / 2) + Math.abs(say - before) * ((1 - again) / 2);
  };
  const noteAt = (at: number, weight: number): void => note(values[at] ?? 0, weight * (impacts[at] ?? 0));
  const weighAll = ({ from, to, weight }: Span): void => {
    for (let at = from; at < to; at += 1) noteAt(at, weight);
  };
  const weighBySeeking = ({ from, to, weight }: Span, finds: number): void => {
    let at = from;
    for (let find = 0; find < finds && at < to; find += 1) {
      const product = foundProducts[find] ?? 0;
      at = seek(values, at, to, product);
      if (at < to && values[at] === product) noteAt(at, weight);
    }
  };
  const weighByRank = ({ term, from, to, weight }: Span, finds: number): void => {
    const ranked = frequentSet(term);
    for (let find = 0; find < finds; find += 1) {
      const product = foundProducts[find] ?? 0;
      const at = from + rankOf(ranked, product);
      if (at >= to) break;
      // Of who has not the word nothing is noted; to ask would take longer.
      note(product, weight * (impacts[at] ?? 0) * bitOf(ranked.set, product));
    }
  };
  /** Best say of one word in each find; what it says of others is noted, too, where that is quicker. */
  const weigh = (spans: readonly Span[], finds: number): void => {
    for (const span of spans) {
      const length = span.to - span.from;
      if (finds < length && isFrequent(span.term)) weighByRank(span, finds);
      else if (finds * muchLonger < length) weighBySeeking(span, finds);
      else weighAll(span);
    }
  };

  /** Weighs a single word and notes who has it, both at once; answers how many they are. */
  const weighOne = (spans: readonly Span[]): number => {
    chosen.fill(0);
    for (const { from, to, weight } of spans) {
      for (let at = from; at < to; at += 1) {
        const product = values[at] ?? 0;
        note(product, weight * (impacts[at] ?? 0));
        putBit(chosen, product);
      }
    }
    return sizeOfBits(chosen);
  };

  /** Adds what one word says to the sums of all finds. */
  const add = (finds: number, rarity: number): void => {
    for (let find = 0; find < finds; find += 1) {
      const product = foundProducts[find] ?? 0;
      sums[product] = (sums[product] ?? 0) + (rarity * (best[product] ?? 0)) / 255;
    }
    best.fill(0);
  };

  /** Whoever has all words, where these are enough. */
  const listComplete = (words: number): number => {
    const [first = chosen] = having;
    let finds = 0;
    for (let block = 0; block < first.length; block += 1) {
      let left = first[block] ?? 0;
      for (let word = 1; word < words && left !== 0; word += 1) left &= having[word]?.[block] ?? 0;
      for (; left !== 0; left &= left - 1) {
        foundProducts[finds] = block * 32 + (31 - Math.clz32(left & -left));
        finds += 1;
      }
    }
    return finds >= completeEnough ? finds : 0;
  };
  const markEnough = (shares: Float64Array): void => {
    for (let mask = 0; mask < shares.length; mask += 1) isEnough[mask] = (shares[mask] ?? 0) < leastShare ? 0 : 1;
  };
  /** Whoever has so many of the words that it is good enough, with what it has. */
  const listGoodEnough = (rarities: readonly number[], shares: Float64Array): number => {
    chosen.fill(0);
    for (const place of tellingWords(rarities)) uniteInto(chosen, having[place] ?? chosen, count);
    const words = rarities.length;
    const column = new Int32Array(words);
    markEnough(shares);
    let finds = 0;
    for (let block = 0; block < chosen.length; block += 1) {
      let left = chosen[block] ?? 0;
      if (left === 0) continue;
      for (let place = 0; place < words; place += 1) column[place] = having[place]?.[block] ?? 0;
      while (left !== 0) {
        const place = 31 - Math.clz32(left & -left);
        left &= left - 1;
        let mask = 0;
        for (let word = 0; word < words; word += 1) mask |= (((column[word] ?? 0) >>> place) & 1) << word;
        // Who is not good enough is written over by the next: to ask would take longer, as the processor's guesses would fail.
        foundProducts[finds] = block * 32 + place;
        masks[finds] = mask;
        finds += isEnough[mask] ?? 0;
      }
    }
    return finds;
  };

  const rarityOf = (found: number): number => Math.log(1 + (count - found + 0.5) / (found + 0.5)) + 0.2;

  /** Relevance as it is shown: what is sold out steps back among its equals. */
  const putScore = (find: number, flags: number, score: number, whole: number): void => {
    foundScores[find] = score;
    if ((flags & isBuyableBit) === 0) foundScores[find] = whole + ((foundScores[find] ?? 0) - whole) * soldOutShare;
  };
  /** Of one word nothing has to be summed up. */
  const putOne = (find: number, product: number, rarity: number, { flags }: ProductStates): void =>
    putScore(find, flags[product] ?? 0, completeBonus + (rarity * (best[product] ?? 0)) / 255, completeBonus);
  const allOfOne = (spans: readonly Span[], states: ProductStates): Finds => {
    const found = weighOne(spans);
    const rarity = rarityOf(found);
    listBits(chosen, foundProducts);
    for (let find = 0; find < found; find += 1) putOne(find, foundProducts[find] ?? 0, rarity, states);
    best.fill(0);
    return { count: found, products: foundProducts, scores: foundScores };
  };
  /** The best of those that have one word: most are told by one look that they are not. */
  const bestOfOne = (spans: readonly Span[], states: ProductStates, most: number): number[] => {
    const found = weighOne(spans);
    const rarity = rarityOf(found);
    const kept = bestScores(most);
    let least = 1;
    const see = (product: number): void => {
      putOne(0, product, rarity, states);
      const isKept = kept.add(product, foundScores[0] ?? 0);
      // Nor is kept who comes after one who was not and has no more; what is sold out might have had more than it shows.
      if (!isKept && ((states.flags[product] ?? 0) & isBuyableBit) !== 0) least = (bestBits[product] ?? 0) + 1;
    };
    if (found * manyPart < count) {
      listBits(chosen, foundProducts);
      for (let find = 0; find < found; find += 1) {
        const product = foundProducts[find] ?? 0;
        if ((bestBits[product] ?? 0) >= least) see(product);
      }
    } else {
      // Of so many it is quicker to look at all products than to list who has the word.
      for (let product = 0; product < count; product += 1) if ((bestBits[product] ?? 0) >= least) see(product);
    }
    best.fill(0);
    return kept.done();
  };
  const finish = (finds: number, { flags }: ProductStates, shares?: Float64Array): void => {
    const complete = (shares?.length ?? 1) - 1;
    for (let find = 0; find < finds; find += 1) {
      const product = foundProducts[find] ?? 0;
      const mask = shares ? (masks[find] ?? 0) : complete;
      const sum = sums[product] ?? 0;
      if (mask === complete) putScore(find, flags[product] ?? 0, completeBonus + sum, completeBonus);
      else putScore(find, flags[product] ?? 0, sum * (shares?.[mask] ?? 0), 0);
      sums[product] = 0;
    }
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
    for (const [place, own] of spans.entries()) {
      weigh(own, finds);
      add(finds, rarities[place] ?? 0);
    }
    finish(finds, states, shares);
    return { count: finds, products: foundProducts, scores: foundScores };
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
