import type { Finds } from './choices.rules.ts';
import type { IndexData } from './index-data.ts';
import { endOf, startOf } from './lists.rules.ts';
import type { Meaning } from './meaning.rules.ts';

/** Postings that one question may look at, however large the shop: what it costs at most. */
const workAtMost = 250_000;
/** fewer complete finds than this are followed by what lacks a word */
const completeEnough = 5;
/** of the say of all words, what an incomplete find must have */
const leastShare = 0.3;
/** of what else a product has of the same word */
const again = 0.2;
/** what all words together are worth above any sum of some */
export const completeBonus = 1000;

/** more than this part of all products are many */
const manyPart = 16;

/** Of the say of all words, what each choice of them has; a choice is one bit a word. */
const sharesOf = (rarities: readonly number[]): Float64Array => {
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const shares = new Float64Array(1 << rarities.length);
  for (const [place, rarity] of rarities.entries())
    for (let rest = 0; rest < 1 << place; rest += 1) shares[(1 << place) | rest] = (shares[rest] ?? 0) + rarity / all;
  return shares;
};

/** Weighs products against the words of a question, in arrays that are kept from question to question. */
export const createMatching = (data: IndexData) => {
  const { postings, impacts } = data;
  const scores = new Float32Array(data.count);
  const masks = new Uint16Array(data.count);
  const best = new Float32Array(data.count);
  const touched = new Uint32Array(data.count);
  const ofWord = new Uint32Array(data.count);
  const foundProducts = new Uint32Array(data.count);
  const foundScores = new Float32Array(data.count);

  /** Best say of one word in each product; answers how many products have it. */
  const weigh = (terms: readonly (readonly [number, number])[], work: number): number => {
    let seen = 0;
    let left = work;
    for (const [term, weight] of terms) {
      const from = startOf(postings, term);
      const to = Math.min(endOf(postings, term), from + Math.max(0, left));
      left -= to - from;
      for (let at = from; at < to; at += 1) {
        const product = postings.values[at] ?? 0;
        const say = weight * (impacts[at] ?? 0);
        const before = best[product] ?? 0;
        if (before === 0) {
          ofWord[seen] = product;
          seen += 1;
        }
        // The best find counts, and a little of every further one: title and category agree.
        best[product] = say > before ? say + before * again : before + say * again;
      }
    }
    return seen;
  };

  /** Adds what one word says to the sums; answers how many products have any word now. */
  const add = (found: number, rarity: number, bit: number, before: number): number => {
    let seen = before;
    for (let at = 0; at < found; at += 1) {
      const product = ofWord[at] ?? 0;
      const mask = masks[product] ?? 0;
      if (mask === 0) {
        touched[seen] = product;
        seen += 1;
      }
      masks[product] = mask | bit;
      scores[product] = (scores[product] ?? 0) + (rarity * (best[product] ?? 0)) / 255;
      best[product] = 0;
    }
    return seen;
  };

  /** Puts complete finds, or where they are few all that are good enough, into the answer, and wipes the sums. */
  // oxlint-disable-next-line complexity -- each look into a typed array counts as a branch
  const collect = (seen: number, rarities: readonly number[]): number => {
    const complete = (1 << rarities.length) - 1;
    const shares = sharesOf(rarities);
    // Many are walked through as they stand in memory, and so is all that is asked of them afterwards.
    const isMany = seen * manyPart >= data.count;
    const walk = isMany ? data.count : seen;
    let completes = 0;
    for (let at = 0; at < walk; at += 1) if (masks[isMany ? at : (touched[at] ?? 0)] === complete) completes += 1;
    const least = completes >= completeEnough ? 1 : leastShare;
    let count = 0;
    for (let at = 0; at < walk; at += 1) {
      const product = isMany ? at : (touched[at] ?? 0);
      const mask = masks[product] ?? 0;
      const share = mask === complete ? 1 : (shares[mask] ?? 0);
      if (share >= least) {
        const score = (scores[product] ?? 0) * share;
        foundProducts[count] = product;
        foundScores[count] = mask === complete ? score + completeBonus : score;
        count += 1;
      }
      if (isMany) continue;
      masks[product] = 0;
      scores[product] = 0;
    }
    if (isMany) {
      masks.fill(0);
      scores.fill(0);
    }
    return count;
  };

  /** The one word of a question: whatever has it is complete, and nothing has to be summed up. */
  const collectOne = (found: number, rarity: number): number => {
    const isMany = found * manyPart >= data.count;
    const walk = isMany ? data.count : found;
    let count = 0;
    for (let at = 0; at < walk; at += 1) {
      const product = isMany ? at : (ofWord[at] ?? 0);
      const say = best[product] ?? 0;
      if (say === 0) continue;
      foundProducts[count] = product;
      foundScores[count] = completeBonus + (rarity * say) / 255;
      count += 1;
      best[product] = 0;
    }
    return count;
  };

  return (meanings: readonly Meaning[]): Finds => {
    const asked = meanings.filter(({ terms }) => terms.size > 0);
    const work = workAtMost / Math.max(1, asked.length);
    const rarities: number[] = [];
    let seen = 0;
    for (const [place, { terms }] of asked.entries()) {
      // The terms that say most come first: where work ends, the least is lost.
      const found = weigh(
        [...terms].toSorted((a, b) => b[1] - a[1]),
        work,
      );
      const rarity = Math.log(1 + (data.count - found + 0.5) / (found + 0.5)) + 0.2;
      if (asked.length === 1) return { count: collectOne(found, rarity), products: foundProducts, scores: foundScores };
      rarities.push(rarity);
      seen = add(found, rarity, 1 << place, seen);
    }
    return { count: collect(seen, rarities), products: foundProducts, scores: foundScores };
  };
};
