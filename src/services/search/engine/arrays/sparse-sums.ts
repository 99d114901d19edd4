/** Sums of weights by number, for one product after the other: nothing is made for each. */
export const weighing = () => {
  let sums = new Float64Array(1 << 10);
  const noted: number[] = [];
  return {
    /** `weight` is above 0 */
    add: (number: number, weight: number): void => {
      if (number >= sums.length) {
        const more = new Float64Array(2 ** Math.ceil(Math.log2(number + 1)));
        more.set(sums);
        sums = more;
      }
      const before = sums[number] ?? 0;
      if (before === 0) noted.push(number);
      sums[number] = before + weight;
    },
    /** Each number with its sum, in the order of their coming; then none is noted any more. */
    take: (see: (number: number, sum: number) => void): void => {
      for (const number of noted) {
        see(number, sums[number] ?? 0);
        sums[number] = 0;
      }
      noted.length = 0;
    },
  };
};
