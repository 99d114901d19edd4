/** Adds up weights by id for one product after the other. The array is reused, so a product allocates nothing. */
export const sparseSums = () => {
  let sums = new Float64Array(1 << 10);
  const touched: number[] = [];
  return {
    /** `weight` is above 0 */
    add: (id: number, weight: number): void => {
      if (id >= sums.length) {
        const larger = new Float64Array(2 ** Math.ceil(Math.log2(id + 1)));
        larger.set(sums);
        sums = larger;
      }
      const before = sums[id] ?? 0;
      if (before === 0) touched.push(id);
      sums[id] = before + weight;
    },
    /** Visits each id with its sum, in the order in which the ids first came, and resets all sums. */
    drain: (visit: (id: number, sum: number) => void): void => {
      for (const id of touched) {
        visit(id, sums[id] ?? 0);
        sums[id] = 0;
      }
      touched.length = 0;
    },
  };
};
