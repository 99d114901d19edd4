/**
 * Keeps the `k` smallest of all numbers that are added, sorted and each once. Insertion into a sorted array is enough, because
 * most numbers are rejected by a single comparison.
 */
export const smallestOf = (k: number) => {
  const kept = new Float64Array(k);
  let count = 0;
  /** numbers from here on are rejected */
  let limit = k > 0 ? Infinity : -Infinity;
  return {
    /** Returns whether the number was kept. */
    add: (value: number): boolean => {
      if (value >= limit) return false;
      let position = count;
      while (position > 0 && (kept[position - 1] ?? 0) > value) position -= 1;
      if (position > 0 && kept[position - 1] === value) return false;
      kept.copyWithin(position + 1, position, Math.min(count, k - 1));
      kept[position] = value;
      if (count < k) count += 1;
      if (count === k) limit = kept[k - 1] ?? Infinity;
      return true;
    },
    limit: (): number => limit,
    done: (): Float64Array => kept.subarray(0, count),
  };
};
