import { describe, expect, it } from 'vitest';
import { growableUint16, growableUint32 } from './growable-arrays.ts';

const chunk = 65_536;

describe('an array that grows', () => {
  it.each([0, 1, 255, 256, 257, 1000, chunk - 1, chunk, chunk + 1, 2 * chunk + 5])('has all %i numbers', (length) => {
    const numbers = growableUint32();
    for (let number = 0; number < length; number += 1) numbers.push(number * 3);
    expect([numbers.length, numbers.at(length)]).toEqual([length, 0]);
    expect(numbers.at(length - 1)).toBe(length > 0 ? (length - 1) * 3 : 0);
    const all = numbers.done();
    expect(all).toHaveLength(length);
    expect(all.every((number, place) => number === place * 3)).toBe(true);
  });

  it.each([10, 256, 300, chunk, chunk + 300])('has all letters of texts of %i', (length) => {
    const text = 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);
    const units = growableUint16();
    for (const one of [text, '', 'x', text]) units.pushText(one);
    const all = units.done();
    expect(all).toHaveLength(2 * length + 1);
    const expected = `${text}x${text}`;
    expect(all.every((unit, place) => unit === expected.charCodeAt(place))).toBe(true);
  });
});
