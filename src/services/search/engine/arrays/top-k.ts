/** Keeps the smallest of all numbers that are added, each once and in order: most are told by one look that they are not. */
export const smallest = (most: number) => {
  const kept = new Float64Array(most);
  let count = 0;
  /** beyond it nothing is kept any more */
  let last = most > 0 ? Infinity : -Infinity;
  return {
    /** Answers whether it came in. */
    add: (value: number): boolean => {
      if (value >= last) return false;
      let place = count;
      while (place > 0 && (kept[place - 1] ?? 0) > value) place -= 1;
      if (place > 0 && kept[place - 1] === value) return false;
      kept.copyWithin(place + 1, place, Math.min(count, most - 1));
      kept[place] = value;
      if (count < most) count += 1;
      if (count === most) last = kept[most - 1] ?? Infinity;
      return true;
    },
    /** what is not below it is kept no more */
    last: (): number => last,
    done: (): Float64Array => kept.subarray(0, count),
  };
};
