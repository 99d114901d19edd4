import { putBit, type BitSet } from '../arrays/bit-sets.ts';
import { isBuyableBit } from '../facets/product-states.ts';

/**
 * What is done for each of many products. Each loop stands alone and is given the arrays that it works on: where they were
 * taken from around it, V8 would look for them anew in each turn as soon as there is a second index, which took 1.4 times as
 * long.
 */

/** of what else a product has of the same word */
const again = 0.2;
/** what all words together are worth above any sum of some */
const completeBonus = 1000;
/** what cannot be bought counts for so much of its relevance */
const soldOutShare = 0.75;

/** Postings of one term: numbers of products, and how much it says about each. */
export interface Postings {
  readonly values: Uint32Array;
  readonly impacts: Uint8Array;
}

/** Products that were found, in their order; only the first `count` are meant. */
export interface FoundProducts {
  readonly products: Uint32Array;
  readonly count: number;
}

/**
 * The best say counts, and a little of every further one: title and category agree. The higher and a part of the lower,
 * without asking which is which: the processor's guesses would fail.
 */
const noted = (before: number, say: number): number =>
  (say + before) * ((1 + again) / 2) + Math.abs(say - before) * ((1 - again) / 2);

export const note = (best: Float32Array, product: number, say: number): void => {
  best[product] = noted(best[product] ?? 0, say);
};

/** Notes what a part of a list says. */
export const noteList = (
  best: Float32Array,
  { values, impacts }: Postings,
  from: number,
  to: number,
  weight: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const product = values[at] ?? 0;
    best[product] = noted(best[product] ?? 0, weight * (impacts[at] ?? 0));
  }
};

/** The same, and who it is said of. */
export const noteListAndWho = (
  best: Float32Array,
  who: BitSet,
  { values, impacts }: Postings,
  from: number,
  to: number,
  weight: number,
): void => {
  for (let at = from; at < to; at += 1) {
    const product = values[at] ?? 0;
    best[product] = noted(best[product] ?? 0, weight * (impacts[at] ?? 0));
    putBit(who, product);
  }
};

/** Notes what a term says of what was found, up to the product `last`; of who has it not that is nothing. */
export const noteFinds = (
  best: Float32Array,
  spread: Uint8Array,
  { products, count }: FoundProducts,
  last: number,
  weight: number,
): void => {
  for (let find = 0; find < count; find += 1) {
    const product = products[find] ?? 0;
    if (product > last) break;
    best[product] = noted(best[product] ?? 0, weight * (spread[product] ?? 0));
  }
};

export const forgetList = (best: Float32Array, values: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) best[values[at] ?? 0] = 0;
};

/** Adds so many times what is said of each find to its sum. */
export const addSays = (
  sums: Float32Array,
  says: Float32Array | Uint8Array,
  { products, count }: FoundProducts,
  times: number,
): void => {
  for (let find = 0; find < count; find += 1) {
    const product = products[find] ?? 0;
    sums[product] = (sums[product] ?? 0) + times * (says[product] ?? 0);
  }
};

/** Lists who is in all sets; answers how many they are. */
export const listCommon = (sets: readonly BitSet[], products: Uint32Array): number => {
  const [first, second] = sets;
  if (!first || !second) return 0;
  let finds = 0;
  for (let block = 0; block < first.length; block += 1) {
    let left = (first[block] ?? 0) & (second[block] ?? 0);
    for (let place = 2; place < sets.length && left !== 0; place += 1) left &= sets[place]?.[block] ?? 0;
    for (; left !== 0; left &= left - 1) {
      products[finds] = block * 32 + (31 - Math.clz32(left & -left));
      finds += 1;
    }
  }
  return finds;
};

/** Of `chosen`, lists who is in enough of the sets, with a bit for each that it is in; answers how many they are. */
export const listEnough = (
  chosen: BitSet,
  sets: readonly BitSet[],
  isEnough: Uint8Array,
  products: Uint32Array,
  masks: Uint16Array,
): number => {
  const column = new Int32Array(sets.length);
  let finds = 0;
  for (let block = 0; block < chosen.length; block += 1) {
    let left = chosen[block] ?? 0;
    if (left === 0) continue;
    for (let place = 0; place < column.length; place += 1) column[place] = sets[place]?.[block] ?? 0;
    while (left !== 0) {
      const place = 31 - Math.clz32(left & -left);
      left &= left - 1;
      let mask = 0;
      for (let set = 0; set < column.length; set += 1) mask |= (((column[set] ?? 0) >>> place) & 1) << set;
      // Who is not good enough is written over by the next: to ask would take longer, as the processor's guesses would fail.
      products[finds] = block * 32 + place;
      masks[finds] = mask;
      finds += isEnough[mask] ?? 0;
    }
  }
  return finds;
};

/** Relevance as it is shown: what is sold out steps back among its equals, which have `whole` at least. */
const shownScore = (flags: number, score: number, whole: number): number =>
  (flags & isBuyableBit) === 0 ? whole + (Math.fround(score) - whole) * soldOutShare : score;

/** Of one word nothing has to be summed up. */
const scoreOfOne = (flags: number, say: number, rarity: number): number =>
  shownScore(flags, completeBonus + (rarity * say) / 255, completeBonus);

export const scoreOne = (
  scores: Float32Array,
  best: Float32Array,
  flags: Uint8Array,
  { products, count }: FoundProducts,
  rarity: number,
): void => {
  for (let find = 0; find < count; find += 1) {
    const product = products[find] ?? 0;
    scores[find] = scoreOfOne(flags[product] ?? 0, best[product] ?? 0, rarity);
  }
};

/** Shows `add` the first `count` products, or those of `among`, that may be among the best: most are told by one look that they are not. */
export const seeBest = (
  add: (product: number, score: number) => boolean,
  /** the bits of `best` as whole numbers, which stand in the same order and are compared quicker */
  bestBits: Int32Array,
  best: Float32Array,
  flags: Uint8Array,
  count: number,
  rarity: number,
  among?: Uint32Array,
): void => {
  let least = 1;
  for (let at = 0; at < count; at += 1) {
    const product = among ? (among[at] ?? 0) : at;
    const bits = bestBits[product] ?? 0;
    if (bits < least) continue;
    const flag = flags[product] ?? 0;
    const isKept = add(product, Math.fround(scoreOfOne(flag, best[product] ?? 0, rarity)));
    // Nor is kept who comes after one who was not and has no more; what is sold out might have had more than it shows.
    if (!isKept && (flag & isBuyableBit) !== 0) least = bits + 1;
  }
};

/** Scores of who has all words; their sums are taken back. */
export const scoreComplete = (
  scores: Float32Array,
  sums: Float32Array,
  flags: Uint8Array,
  { products, count }: FoundProducts,
): void => {
  for (let find = 0; find < count; find += 1) {
    const product = products[find] ?? 0;
    scores[find] = shownScore(flags[product] ?? 0, completeBonus + (sums[product] ?? 0), completeBonus);
    sums[product] = 0;
  }
};

/** The same where some lack words: `masks` tells what each has, `shares` what that counts for. */
export const scoreSome = (
  scores: Float32Array,
  sums: Float32Array,
  flags: Uint8Array,
  { products, count }: FoundProducts,
  masks: Uint16Array,
  shares: Float64Array,
): void => {
  const complete = shares.length - 1;
  for (let find = 0; find < count; find += 1) {
    const product = products[find] ?? 0;
    const mask = masks[find] ?? 0;
    const whole = mask === complete ? completeBonus : 0;
    scores[find] = shownScore(flags[product] ?? 0, whole + (sums[product] ?? 0) * (shares[mask] ?? 0), whole);
    sums[product] = 0;
  }
};
