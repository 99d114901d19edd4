import {
  bitOf,
  bitSetOf,
  intersectInto,
  listBits,
  putBits,
  sizeOfBits,
  uniteInto,
  type BitSet,
} from './bit-sets.rules.ts';
import type { Finds } from './choices.rules.ts';
import type { IndexData } from './index-data.ts';
import { endOf, listLength, seek, startOf } from './lists.rules.ts';
import type { Meaning } from './meaning.rules.ts';
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

/** of a term that more than this part of all products have, the set is kept */
const frequentPart = 8;
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
  const sums = new Float32Array(count);
  const masks = new Uint16Array(count);
  const foundProducts = new Uint32Array(count);
  const foundScores = new Float32Array(count);
  /** of one term, and one more that is written over */
  const foundPlaces = new Uint32Array(count + 1);
  /** who has each word of the question */
  const having: BitSet[] = [];
  const chosen = bitSetOf(count);
  const frequent = new Map<number, BitSet>();

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

  const put = (set: BitSet, { from, to }: Span): void => putBits(set, values, from, to);
  const isFrequent = ({ term, from, to }: Span): boolean =>
    (to - from) * frequentPart > count && to - from === listLength(postings, term);
  const frequentSet = (span: Span): BitSet => {
    const known = frequent.get(span.term);
    if (known) return known;
    const set = bitSetOf(count);
    put(set, span);
    frequent.set(span.term, set);
    return set;
  };
  /** Notes who has a word of the question; answers how many they are. */
  const gather = (place: number, spans: readonly Span[]): number => {
    const set = (having[place] ??= bitSetOf(count));
    set.fill(0);
    for (const span of spans) {
      if (isFrequent(span)) uniteInto(set, frequentSet(span));
      else put(set, span);
    }
    return sizeOfBits(set);
  };

  /** The best find counts, and a little of every further one: title and category agree. */
  const note = (product: number, say: number): void => {
    const before = best[product] ?? 0;
    best[product] = say > before ? say + before * again : before + say * again;
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
  const weighByWalking = ({ from, to, weight }: Span): void => {
    // What is no find is written over by the next: quicker than to ask at each, as no guess of the processor fails.
    let hits = 0;
    for (let at = from; at < to; at += 1) {
      foundPlaces[hits] = at;
      hits += bitOf(chosen, values[at] ?? 0);
    }
    for (let hit = 0; hit < hits; hit += 1) noteAt(foundPlaces[hit] ?? 0, weight);
  };
  /** Best say of one word in each find; of a single word, all that have it are finds. */
  const weigh = (spans: readonly Span[], finds: number, isSingle: boolean): void => {
    for (const span of spans) {
      if (isSingle) weighAll(span);
      else if (finds * muchLonger < span.to - span.from) weighBySeeking(span, finds);
      else weighByWalking(span);
    }
  };

  /** Adds what one word says to the sums of all finds. */
  const add = (finds: number, rarity: number): void => {
    for (let find = 0; find < finds; find += 1) {
      const product = foundProducts[find] ?? 0;
      sums[product] = (sums[product] ?? 0) + (rarity * (best[product] ?? 0)) / 255;
      best[product] = 0;
    }
  };

  /** Whoever has all words, where these are enough. */
  const listComplete = (words: number): number => {
    chosen.set(having[0] ?? chosen);
    for (const set of having.slice(1, words)) intersectInto(chosen, set);
    return words === 1 || sizeOfBits(chosen) >= completeEnough ? listBits(chosen, foundProducts) : 0;
  };
  /** Whoever has so many of the words that it is good enough, with what it has. */
  const listGoodEnough = (rarities: readonly number[], shares: Float64Array): number => {
    chosen.fill(0);
    for (const place of tellingWords(rarities)) uniteInto(chosen, having[place] ?? chosen);
    const words = rarities.length;
    const column = new Uint32Array(words);
    let finds = 0;
    for (let block = 0; block < chosen.length; block += 1) {
      let left = chosen[block] ?? 0;
      if (left === 0) continue;
      for (let place = 0; place < words; place += 1) column[place] = having[place]?.[block] ?? 0;
      let kept = 0;
      while (left !== 0) {
        const place = 31 - Math.clz32(left & -left);
        left &= left - 1;
        let mask = 0;
        for (let word = 0; word < words; word += 1) mask |= (((column[word] ?? 0) >>> place) & 1) << word;
        if ((shares[mask] ?? 0) < leastShare) continue;
        kept |= 1 << place;
        foundProducts[finds] = block * 32 + place;
        masks[finds] = mask;
        finds += 1;
      }
      chosen[block] = kept;
    }
    return finds;
  };

  /** Relevance as it is shown: what is sold out steps back among its equals. */
  const putScore = (find: number, flags: number, score: number, whole: number): void => {
    foundScores[find] = score;
    if ((flags & isBuyableBit) === 0) foundScores[find] = whole + ((foundScores[find] ?? 0) - whole) * soldOutShare;
  };
  /** Wipes what was noted. Of one word nothing has to be summed up. */
  const finishOne = (finds: number, rarity: number, { flags }: ProductStates): void => {
    for (let find = 0; find < finds; find += 1) {
      const product = foundProducts[find] ?? 0;
      putScore(find, flags[product] ?? 0, completeBonus + (rarity * (best[product] ?? 0)) / 255, completeBonus);
      best[product] = 0;
    }
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

  /** Finds in the order of products: the best known first. */
  return (meanings: readonly Meaning[], states: ProductStates): Finds => {
    const asked = meanings.filter(({ terms }) => terms.size > 0);
    if (asked.length === 0) return { count: 0, products: foundProducts, scores: foundScores };
    const spans = asked.map((meaning) => spansOf(meaning, workAtMost / asked.length));
    const rarities = spans.map((own, place) => {
      const found = gather(place, own);
      return Math.log(1 + (count - found + 0.5) / (found + 0.5)) + 0.2;
    });
    let finds = listComplete(asked.length);
    const shares = finds === 0 ? sharesOf(rarities) : undefined;
    if (shares) finds = listGoodEnough(rarities, shares);
    for (const [place, own] of spans.entries()) {
      weigh(own, finds, spans.length === 1);
      if (spans.length > 1) add(finds, rarities[place] ?? 0);
    }
    if (spans.length === 1) finishOne(finds, rarities[0] ?? 0, states);
    else finish(finds, states, shares);
    return { count: finds, products: foundProducts, scores: foundScores };
  };
};
