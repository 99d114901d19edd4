import type { ProductSort } from '../../contracts/catalogue.contract.ts';
import type { Finds } from './choices.rules.ts';
import type { IndexData } from './index-data.ts';
import type { ProductStates } from './product-state.rules.ts';

/** Products and what they are ordered by share one number: 26 bits hold the product, those above the rest. */
const room = 2 ** 26;
const highest = 2 ** 26 - 1;
/** scores reach a little above 1000; this keeps the order of the fifth digit */
const scoreSteps = 20_000;
const buckets = 4096;

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
      return (_, score) => highest - Math.min(Math.round(score * scoreSteps), highest);
  }
};

/** Keys of all finds, with the bounds of what they are ordered by. */
const keysOf = (data: IndexData, states: ProductStates, { count, products, scores }: Finds, sort: ProductSort) => {
  const key = keyOf(data, states, sort);
  const keys = new Float64Array(count);
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < count; at += 1) {
    const first = key(products[at] ?? 0, scores[at] ?? 0);
    keys[at] = first * room + (products[at] ?? 0);
    if (first < least) least = first;
    if (first > most) most = first;
  }
  return { keys, least, most };
};

/**
 * The asked window of all finds in their order. Only as many are sorted as the window needs: the rest is known to come later
 * by a count of how many have about which place.
 */
export const windowOf = (
  data: IndexData,
  states: ProductStates,
  finds: Finds,
  { sort, offset, limit }: { readonly sort: ProductSort; readonly offset: number; readonly limit: number },
): number[] => {
  if (offset >= finds.count || limit === 0) return [];
  const { keys, least, most } = keysOf(data, states, finds, sort);
  const width = (most - least) / (buckets - 1) || 1;
  const bucketOf = (key: number): number => Math.floor((Math.floor(key / room) - least) / width);
  const sizes = new Uint32Array(buckets);
  for (const key of keys) sizes[bucketOf(key)] = (sizes[bucketOf(key)] ?? 0) + 1;
  const wanted = Math.min(finds.count, offset + limit);
  let last = 0;
  for (let sum = sizes[0] ?? 0; sum < wanted; sum += sizes[last] ?? 0) last += 1;
  const first = keys.filter((key) => bucketOf(key) <= last);
  return Array.from(first.toSorted().subarray(offset, wanted), (key) => key % room);
};
