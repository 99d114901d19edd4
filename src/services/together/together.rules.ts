/** A pair counts from this many orders on, so that the list never shows what one person bought. */
const leastOrders = 5;
/** How many products a product has at most. */
const mostCompanions = 8;
/** The first products of a very large order; its pairs say little. */
const mostInOrder = 20;

/** Products by product, the most frequent first. */
export type Together = ReadonlyMap<string, readonly string[]>;

/** Counts in how many orders two products are together. `orders`: the distinct products of each order. */
export const togetherIn = (orders: readonly (readonly string[])[]): Together => {
  const counts = new Map<string, Map<string, number>>();
  for (const order of orders) {
    const products = order.slice(0, mostInOrder);
    for (const product of products) {
      const others = counts.get(product) ?? new Map<string, number>();
      for (const other of products) if (other !== product) others.set(other, (others.get(other) ?? 0) + 1);
      counts.set(product, others);
    }
  }
  return new Map(
    [...counts].flatMap(([product, others]): [string, readonly string[]][] => {
      const often = [...others].filter(([, times]) => times >= leastOrders);
      const sorted = often.toSorted(([a, timesA], [b, timesB]) => timesB - timesA || (a < b ? -1 : 1));
      return sorted.length === 0 ? [] : [[product, sorted.slice(0, mostCompanions).map(([id]) => id)]];
    }),
  );
};
