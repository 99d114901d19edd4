import type { ProductSort } from '../../contracts/catalogue.contract.ts';
import type { Finds } from './choices.rules.ts';
import type { IndexData } from './index-data.ts';
import type { ProductStates } from './product-state.rules.ts';

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
      return (_, score) => highest - Math.min(Math.round(score * scoreSteps), highest);
  }
};

/** The first `wanted` keys in order: most finds are told by one look that they come later. */
const firstKeys = (keys: Float64Array, wanted: number): Float64Array => {
  const first = keys.slice(0, wanted).toSorted();
  let last = first[wanted - 1] ?? 0;
  for (let at = wanted; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (key >= last) continue;
    let place = wanted - 1;
    while (place > 0 && (first[place - 1] ?? 0) > key) {
      first[place] = first[place - 1] ?? 0;
      place -= 1;
    }
    first[place] = key;
    last = first[wanted - 1] ?? 0;
  }
  return first;
};

/** The asked window of all finds in their order. */
export const windowOf = (
  data: IndexData,
  states: ProductStates,
  { count, products, scores }: Finds,
  { sort, offset, limit }: { readonly sort: ProductSort; readonly offset: number; readonly limit: number },
): number[] => {
  if (offset >= count || limit === 0) return [];
  const key = keyOf(data, states, sort);
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const product = products[at] ?? 0;
    keys[at] = key(product, scores[at] ?? 0) * room + product;
  }
  const wanted = Math.min(count, offset + limit);
  const ordered = wanted <= insertedAtMost ? firstKeys(keys, wanted) : keys.toSorted();
  return Array.from(ordered.subarray(offset, wanted), (one) => one % room);
};
