import { describe, expect, it } from 'vitest';
import { smallest } from './top-k.ts';

/** numbers that look like chance and are the same at every run */
const many = Array.from({ length: 2000 }, (_, at) => (at * 7919) % 1009);

describe('the smallest of many numbers', () => {
  it.each([0, 1, 2, 7, 400, 5000])('are the first %i of all in order, each once', (most) => {
    const kept = smallest(most);
    for (const value of many) kept.add(value);
    expect([...kept.done()]).toEqual([...new Set(many)].toSorted((a, b) => a - b).slice(0, most));
  });

  it('are told as they come in', () => {
    const kept = smallest(2);
    expect([5, 5, 3, 4, 4, 9, 1].map(kept.add)).toEqual([true, false, true, true, false, false, true]);
    expect([...kept.done()]).toEqual([1, 3]);
  });

  it('are none where none was added', () => {
    expect([...smallest(3).done()]).toEqual([]);
  });
});
