import { describe, expect, it } from 'vitest';
import { bitSetOf, listBits } from './bit-sets.ts';
import { addMembers, createProductNumbers } from './product-numbers.ts';

/** Product 0 is number 1000, product 1 is number 990 … */
const numbers = createProductNumbers(Uint32Array.from({ length: 100 }, (_, product) => 1000 - 10 * product));
const listOf = (members: ReturnType<typeof numbers.membersOf>): number[] => {
  const set = bitSetOf(100);
  addMembers(set, members, 100);
  const list = new Uint32Array(100);
  return [...list.subarray(0, listBits(set, list))];
};

describe('the products of numbers', () => {
  it.each([
    [1000, 0],
    [500, 50],
    [10, 99],
    [0, undefined],
    [505, undefined],
    [2000, undefined],
  ])('of %i is %s', (number, product) => expect(numbers.productOf(number)).toBe(product));

  it('are a list where they are few, and a set of bits where they are many', () => {
    const few = numbers.membersOf(Uint32Array.of(10, 505, 990));
    expect([few.constructor.name, listOf(few)]).toEqual(['Uint32Array', [1, 99]]);
    const tens = numbers.membersOf(Uint32Array.from({ length: 50 }, (_, place) => 10 * (place + 1)));
    expect([tens.constructor.name, listOf(tens)]).toEqual(['Int32Array', Array.from({ length: 50 }, (_, n) => 50 + n)]);
  });

  it('are those of all lists together', () => {
    expect(listOf(numbers.membersOf(Uint32Array.of(10, 1000), Uint32Array.of(20)))).toEqual([0, 98, 99]);
    expect(listOf(numbers.membersOf())).toEqual([]);
  });
});
