import { putBit, type BitSet } from '../arrays/bit-sets.ts';
import type { Hits } from './hits.ts';
import { isBuyableBit } from './product-states.ts';

/**
 * The loops over postings and hits. Each is a function of its own and takes its arrays as arguments. Taken from a closure, the
 * arrays would be looked up in each iteration as soon as a process has a second index: that was 1.4 times as slow, because V8
 * optimises a closure that is made several times without knowing its variables.
 *
 * A score is 1000 if the product has all words, plus the sum over the words of idf × impact / 255. A word's impact in a product
 * is combined from all terms that stand for the word.
 */

/** How much further terms of the same word add to its highest impact. */
const furtherTerms = 0.2;
/** More than the impacts of any words together: products with all words come before products with some. */
const completeBonus = 1000;
/** The factor for products that cannot be ordered. */
const soldOutFactor = 0.75;

/** Posting lists with the impact of each posting. */
export interface Postings {
  readonly values: Uint32Array;
  readonly impacts: Uint8Array;
}

/** The products of hits, in ascending order. */
export type HitProducts = Pick<Hits, 'products' | 'count'>;

/** Returns `max + furtherTerms * min` of both without a branch, which would be mispredicted. */
const combined = (before: number, impact: number): number =>
  (impact + before) * ((1 + furtherTerms) / 2) + Math.abs(impact - before) * ((1 - furtherTerms) / 2);

export const addImpact = (wordImpacts: Float32Array, product: number, impact: number): void => {
  wordImpacts[product] = combined(wordImpacts[product] ?? 0, impact);
};

/** Adds a range of postings to the impacts of a word. */
export const addPostings = (
  wordImpacts: Float32Array,
  { values, impacts }: Postings,
  from: number,
  to: number,
  weight: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const product = values[at] ?? 0;
    wordImpacts[product] = combined(wordImpacts[product] ?? 0, weight * (impacts[at] ?? 0));
  }
};

/** Does the same and adds the products to a set. */
export const addPostingsAndProducts = (
  wordImpacts: Float32Array,
  set: BitSet,
  { values, impacts }: Postings,
  from: number,
  to: number,
  weight: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const product = values[at] ?? 0;
    wordImpacts[product] = combined(wordImpacts[product] ?? 0, weight * (impacts[at] ?? 0));
    putBit(set, product);
  }
};

/** Adds a term's impacts to the hits up to the product `last`. `byProduct` is 0 for products without the term. */
export const addToHits = (
  wordImpacts: Float32Array,
  byProduct: Uint8Array,
  { products, count }: HitProducts,
  last: number,
  weight: number,
): void => {
  for (let hit = 0; hit < count; hit += 1) {
    const product = products[hit] ?? 0;
    if (product > last) break;
    wordImpacts[product] = combined(wordImpacts[product] ?? 0, weight * (byProduct[product] ?? 0));
  }
};

/** Resets the impacts of the products in a range of postings. */
export const clearPostings = (wordImpacts: Float32Array, values: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) wordImpacts[values[at] ?? 0] = 0;
};

/** Adds `factor` times the impact of each hit to its sum. */
export const addToSums = (
  sums: Float32Array,
  impacts: Float32Array | Uint8Array,
  { products, count }: HitProducts,
  factor: number,
): void => {
  for (let hit = 0; hit < count; hit += 1) {
    const product = products[hit] ?? 0;
    sums[product] = (sums[product] ?? 0) + factor * (impacts[product] ?? 0);
  }
};

/** Lowers the score of a product that cannot be ordered; `base` is kept, so that it stays among hits of the same class. */
const finalScore = (flags: number, score: number, base: number): number =>
  (flags & isBuyableBit) === 0 ? base + (Math.fround(score) - base) * soldOutFactor : score;

/** The score in a query of one word, where there is nothing to add up. */
const singleScore = (flags: number, impact: number, idf: number): number =>
  finalScore(flags, completeBonus + (idf * impact) / 255, completeBonus);

/** Writes the scores of hits of one word. */
export const scoreSingle = (
  scores: Float32Array,
  wordImpacts: Float32Array,
  flags: Uint8Array,
  { products, count }: HitProducts,
  idf: number,
): void => {
  for (let hit = 0; hit < count; hit += 1) {
    const product = products[hit] ?? 0;
    scores[hit] = singleScore(flags[product] ?? 0, wordImpacts[product] ?? 0, idf);
  }
};

/**
 * Offers the first `count` products, or those of `among`, to a top-k list with their scores in a query of one word. Most are
 * skipped after a single comparison.
 */
export const offerBest = (
  /** returns whether the product was kept */
  add: (product: number, score: number) => boolean,
  /** the bits of `wordImpacts` as integers, which have the same order and are compared faster */
  impactBits: Int32Array,
  wordImpacts: Float32Array,
  flags: Uint8Array,
  count: number,
  idf: number,
  among?: Uint32Array,
): void => {
  let least = 1;
  for (let at = 0; at < count; at += 1) {
    const product = among ? (among[at] ?? 0) : at;
    const bits = impactBits[product] ?? 0;
    if (bits < least) continue;
    const flag = flags[product] ?? 0;
    const isKept = add(product, Math.fround(singleScore(flag, wordImpacts[product] ?? 0, idf)));
    // Once a product is rejected, later ones with an equal or lower impact are rejected too. Products that cannot be ordered
    // do not count: their impact is higher than their score shows.
    if (!isKept && (flag & isBuyableBit) !== 0) least = bits + 1;
  }
};

/** Writes the scores of hits that have all words, and resets their sums. */
export const scoreComplete = (
  scores: Float32Array,
  sums: Float32Array,
  flags: Uint8Array,
  { products, count }: HitProducts,
): void => {
  for (let hit = 0; hit < count; hit += 1) {
    const product = products[hit] ?? 0;
    scores[hit] = finalScore(flags[product] ?? 0, completeBonus + (sums[product] ?? 0), completeBonus);
    sums[product] = 0;
  }
};

/** Does the same for hits that may lack words: `masks` has the words of each hit, `shares` the factor for each mask. */
export const scorePartial = (
  scores: Float32Array,
  sums: Float32Array,
  flags: Uint8Array,
  { products, count }: HitProducts,
  masks: Uint16Array,
  shares: Float64Array,
): void => {
  const complete = shares.length - 1;
  for (let hit = 0; hit < count; hit += 1) {
    const product = products[hit] ?? 0;
    const mask = masks[hit] ?? 0;
    const base = mask === complete ? completeBonus : 0;
    scores[hit] = finalScore(flags[product] ?? 0, base + (sums[product] ?? 0) * (shares[mask] ?? 0), base);
    sums[product] = 0;
  }
};
