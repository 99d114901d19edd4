import { describe, expect, it } from 'vitest';
import { sparseSums } from './sparse-sums.ts';

describe('sparse sums', () => {
  it('adds up one product after the other and grows with the ids', () => {
    const sums = sparseSums();
    const drained = () => {
      const all: number[][] = [];
      sums.drain((id, sum) => all.push([id, sum]));
      return all;
    };
    sums.add(3, 1);
    sums.add(100_000, 2);
    sums.add(3, 0.5);
    expect(drained()).toEqual([
      [3, 1.5],
      [100_000, 2],
    ]);
    sums.add(3, 4);
    expect(drained()).toEqual([[3, 4]]);
    expect(drained()).toEqual([]);
  });
});
