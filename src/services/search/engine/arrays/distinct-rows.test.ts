import { describe, expect, it } from 'vitest';
import { distinctRows, mixed } from './distinct-rows.ts';

describe('distinct rows', () => {
  it.each([
    ['good hashes', (value: number) => mixed(0, value)],
    ['one hash for all', () => 7],
    ['hashes at the end of the table', (value: number) => 0xffff_fffe + (value % 2)],
  ])('get the numbers in which they first come, with %s', (_, hashOf) => {
    const rows = distinctRows();
    const values = Array.from({ length: 3000 }, (__, at) => (at * 31) % 1200);
    const known: number[] = [];
    const numbers = values.map((value) => {
      const found = rows.find(hashOf(value), (number) => known[number] === value);
      if (found >= 0) return found;
      known.push(value);
      return rows.add(hashOf(value));
    });
    const distinct = [...new Set(values)];
    expect(numbers).toEqual(values.map((value) => distinct.indexOf(value)));
    expect(rows.size).toBe(distinct.length);
  });
});
