import type { ProductSort } from '../../../../contracts/catalogue/catalogue.contract.ts';
import type { Finds } from '../facets/filters.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { ProductStates } from '../facets/product-states.ts';
import { smallest } from '../arrays/top-k.ts';

/** Products and what they are ordered by share one number: 26 bits hold the product, those above the rest. */
const room = 2 ** 26;
const highest = 2 ** 26 - 1;
/** scores reach a little above 1000; this keeps the order of the fifth digit */
const scoreSteps = 20_000;
/** deeper windows are cut from all finds sorted */
const insertedAtMost = 400;

type KeyOf = (product: number, score: number) => number;

/** What comes first has the smallest number; products themselves stand in the order of their fame. */
const keyOf = (data: IndexData, { prices }: ProductStates, sort: ProductSort): KeyOf => {
  switch (sort) {
    case 'price-up':
      return (product) => Math.min(prices[product] ?? 0, highest);
    case 'price-down':
      return (product) => highest - Math.min(prices[product] ?? 0, highest);
    case 'newest':
      return (product) => highest - Math.min(data.firstSeenMinutes[product] ?? 0, highest);
    case 'relevance':
      return (_, score) => scoreKey(score);
  }
};

const stepsOf = (score: number): number => score * scoreSteps + 0.5;
const scoreKey = (score: number): number => highest - Math.min(Math.trunc(stepsOf(score)), highest);

const inOneNumber = (key: number, product: number): number => key * room + product;
const productsIn = (ordered: Float64Array): number[] => Array.from(ordered, (one) => one % room);

/** Keeps the best of products by their scores. */
export const bestScores = (most: number) => {
  const kept = smallest(most);
  return {
    /** Answers whether it is one of the best so far. */
    add: (product: number, score: number): boolean => kept.add(inOneNumber(scoreKey(score), product)),
    done: (): number[] => productsIn(kept.done()),
  };
};

/** The best by their scores: most are told by one look that they are not. */
const bestScored = ({ count, products, scores }: Finds, wanted: number): Float64Array => {
  const kept = smallest(wanted);
  let leastSteps = -Infinity;
  for (let at = 0; at < count; at += 1) {
    const score = scores[at] ?? 0;
    if (stepsOf(score) < leastSteps) continue;
    kept.add(inOneNumber(scoreKey(score), products[at] ?? 0));
    leastSteps = highest - Math.floor(kept.last() / room);
  }
  return kept.done();
};

const first = (count: number, keyAt: (at: number) => number, wanted: number): Float64Array => {
  const kept = smallest(wanted);
  for (let at = 0; at < count; at += 1) kept.add(keyAt(at));
  return kept.done();
};

/** The asked window of all finds in their order. */
export const windowOf = (
  data: IndexData,
  states: ProductStates,
  finds: Finds,
  { sort, offset, limit }: { readonly sort: ProductSort; readonly offset: number; readonly limit: number },
): number[] => {
  const { count, products, scores } = finds;
  if (offset >= count || limit === 0) return [];
  const key = keyOf(data, states, sort);
  const wanted = Math.min(count, offset + limit);
  const keyAt = (at: number): number => {
    const product = products[at] ?? 0;
    return inOneNumber(key(product, scores[at] ?? 0), product);
  };
  const ordered = (): Float64Array => {
    if (wanted > insertedAtMost) return Float64Array.from({ length: count }, (_, at) => keyAt(at)).toSorted();
    return sort === 'relevance' ? bestScored(finds, wanted) : first(count, keyAt, wanted);
  };
  return productsIn(ordered().subarray(offset, wanted));
};
