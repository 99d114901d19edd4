/** Sets of small numbers, a bit each: 32 of them in one place of the array. With a sign each place is one machine word. */
export type BitSet = Int32Array<ArrayBuffer>;

export const bitSetOf = (room: number): BitSet => new Int32Array((room + 31) >>> 5);

export const putBit = (set: BitSet, number: number): void => {
  set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31));
};

/** Puts in a part of a list. */
export const putBits = (set: BitSet, list: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) putBit(set, list[at] ?? 0);
};

/** Takes in the members of the other that are below a number. */
export const uniteInto = (set: BitSet, other: BitSet, below: number): void => {
  const whole = below >>> 5;
  for (let at = 0; at < whole; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
  const rest = (1 << (below & 31)) - 1;
  if (rest !== 0) set[whole] = (set[whole] ?? 0) | ((other[whole] ?? 0) & rest);
};

/** Bits are added up in pairs, fours and eights, side by side. */
const bitsIn = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

export const sizeOfBits = (set: BitSet): number => {
  let size = 0;
  for (let at = 0; at < set.length; at += 1) size += bitsIn(set[at] ?? 0);
  return size;
};

/** Writes the members into `list` in their order; answers how many there are. */
export const listBits = (set: BitSet, list: Uint32Array): number => {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) {
    let bits = set[at] ?? 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      list[count] = at * 32 + (31 - Math.clz32(lowest));
      count += 1;
      bits ^= lowest;
    }
  }
  return count;
};
