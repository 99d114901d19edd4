import { describe, expect, it } from 'vitest';
import { smallestOf } from './top-k.ts';

/** Pseudo-random numbers, the same in every run. */
const many = Array.from({ length: 2000 }, (_, at) => (at * 7919) % 1009);

describe('the k smallest of many numbers', () => {
  it.each([0, 1, 2, 7, 400, 5000])('are the first %i in ascending order, each once', (most) => {
    const kept = smallestOf(most);
    for (const value of many) kept.add(value);
    expect([...kept.done()]).toEqual([...new Set(many)].toSorted((a, b) => a - b).slice(0, most));
  });

  it('are reported as accepted or rejected when they are added', () => {
    const kept = smallestOf(2);
    expect([5, 5, 3, 4, 4, 9, 1].map(kept.add)).toEqual([true, false, true, true, false, false, true]);
    expect([...kept.done()]).toEqual([1, 3]);
  });

  it('are an empty list when nothing was added', () => {
    expect([...smallestOf(3).done()]).toEqual([]);
  });
});
