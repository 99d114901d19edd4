import type { ProductSort } from '../../../../contracts/catalogue/catalogue.contract.ts';
import { smallestOf } from '../arrays/top-k.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { Hits } from './hits.ts';
import type { ProductStates } from './product-states.ts';

/** A sort key and a product id share one number, which is compared faster than a pair: the id has the lower 26 bits. */
const idRange = 2 ** 26;
const highestKey = 2 ** 26 - 1;
/** Scores are a little above 1000 at most; this factor keeps four decimal places. */
const scoreSteps = 20_000;
/** Deeper windows are cut from a sorted list of all hits. */
const topKAtMost = 400;

type SortKey = (product: number, score: number) => number;

const scaled = (score: number): number => score * scoreSteps + 0.5;
const scoreKey = (score: number): number => highestKey - Math.min(Math.trunc(scaled(score)), highestKey);

/** What comes first has the smallest key. Equal keys are ordered by product id, which is the popularity. */
const sortKey = (data: IndexData, { prices }: ProductStates, sort: ProductSort): SortKey => {
  switch (sort) {
    case 'price-up':
      return (product) => Math.min(prices[product] ?? 0, highestKey);
    case 'price-down':
      return (product) => highestKey - Math.min(prices[product] ?? 0, highestKey);
    case 'newest':
      return (product) => highestKey - Math.min(data.firstSeenMinutes[product] ?? 0, highestKey);
    case 'relevance':
      return (_, score) => scoreKey(score);
  }
};

const packed = (key: number, product: number): number => key * idRange + product;
const productsIn = (ordered: Float64Array): number[] => Array.from(ordered, (one) => one % idRange);

/** Keeps the `k` products with the highest scores. */
export const bestScores = (k: number) => {
  const kept = smallestOf(k);
  return {
    /** Returns whether the product is among the best so far. */
    add: (product: number, score: number): boolean => kept.add(packed(scoreKey(score), product)),
    done: (): number[] => productsIn(kept.done()),
  };
};

/** Returns the `k` best hits by score; most are rejected by a single comparison. */
const bestByScore = ({ count, products, scores }: Hits, k: number): Float64Array => {
  const kept = smallestOf(k);
  let leastScaled = -Infinity;
  for (let hit = 0; hit < count; hit += 1) {
    const score = scores[hit] ?? 0;
    if (scaled(score) < leastScaled) continue;
    kept.add(packed(scoreKey(score), products[hit] ?? 0));
    leastScaled = highestKey - Math.floor(kept.limit() / idRange);
  }
  return kept.done();
};

const bestByKey = (count: number, packedAt: (hit: number) => number, k: number): Float64Array => {
  const kept = smallestOf(k);
  for (let hit = 0; hit < count; hit += 1) kept.add(packedAt(hit));
  return kept.done();
};

/** Returns the products of a page of hits in the given order. */
export const windowOf = (
  data: IndexData,
  states: ProductStates,
  hits: Hits,
  { sort, offset, limit }: { readonly sort: ProductSort; readonly offset: number; readonly limit: number },
): number[] => {
  const { count, products, scores } = hits;
  if (offset >= count || limit === 0) return [];
  const keyOf = sortKey(data, states, sort);
  const wanted = Math.min(count, offset + limit);
  const packedAt = (hit: number): number => {
    const product = products[hit] ?? 0;
    return packed(keyOf(product, scores[hit] ?? 0), product);
  };
  const ordered = (): Float64Array => {
    if (wanted > topKAtMost) return Float64Array.from({ length: count }, (_, hit) => packedAt(hit)).toSorted();
    return sort === 'relevance' ? bestByScore(hits, wanted) : bestByKey(count, packedAt, wanted);
  };
  return productsIn(ordered().subarray(offset, wanted));
};
