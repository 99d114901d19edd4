import { describe, expect, it } from 'vitest';
import { bitSetOf, intersectInto, listBits, lowestBits, putBits, sizeOfBits, uniteInto } from './bit-sets.ts';

const room = 1000;
/** Pseudo-random numbers, the same in every run, sorted and unique. */
const some = (seed: number, many: number): Uint32Array =>
  Uint32Array.from(new Set(Array.from({ length: many }, (_, at) => ((at + seed) * 7919) % room))).toSorted();
const setOf = (numbers: Uint32Array) => {
  const set = bitSetOf(room);
  putBits(set, numbers, 0, numbers.length);
  return set;
};
const membersOf = (set: ReturnType<typeof setOf>): number[] => {
  const list = new Uint32Array(room);
  return [...list.subarray(0, listBits(set, list))];
};

describe('bit set', () => {
  const edges = Uint32Array.of(0, 31, 32, 63, 64, 992, 999);
  it.each([
    [edges],
    [some(3, 500)],
    [some(11, 40)],
    [new Uint32Array()],
    [Uint32Array.from({ length: room }, (_, n) => n)],
  ])('lists what was put in, in ascending order (%#)', (numbers) => {
    const set = setOf(numbers);
    expect(membersOf(set)).toEqual([...numbers]);
    expect(sizeOfBits(set)).toBe(numbers.length);
    expect([0, 1, 33, room].map((most) => lowestBits(set, most))).toEqual(
      [0, 1, 33, room].map((most) => Array.from(numbers.subarray(0, most))),
    );
  });

  it('keeps what another set has, too', () => {
    const [one, other] = [some(1, 700), some(500, 700)];
    const set = setOf(one);
    intersectInto(set, setOf(other));
    const common = [...one].filter((number) => other.includes(number));
    expect([membersOf(set), common.length > 0]).toEqual([common, true]);
  });

  it('adds a part of a list to its members', () => {
    const set = setOf(Uint32Array.of(5, 33));
    putBits(set, Uint32Array.of(1, 5, 34, 70), 1, 3);
    expect(membersOf(set)).toEqual([5, 33, 34]);
  });

  it.each([0, 1, 31, 32, 500, 991, 992, 999, room])('adds the members of another set below %i', (below) => {
    const [one, other] = [some(1, 300), some(500, 300)];
    const united = setOf(one);
    uniteInto(united, setOf(other), below);
    const wanted = new Set([...one, ...other.filter((number) => number < below)]);
    expect(membersOf(united)).toEqual([...wanted].toSorted((x, y) => x - y));
  });
});
