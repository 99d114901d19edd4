/** Sets of small numbers, a bit each: 32 of them in one place of the array. */
export type BitSet = Uint32Array<ArrayBuffer>;

export const bitSetOf = (room: number): BitSet => new Uint32Array((room + 31) >>> 5);

/** Puts in what stands in a sorted list; each place of the array is written once for all of its numbers. */
export const putBits = (set: BitSet, sorted: Uint32Array, from: number, to: number): void => {
  let place = 0;
  let bits = 0;
  for (let at = from; at < to; at += 1) {
    const number = sorted[at] ?? 0;
    if (number >>> 5 !== place) {
      set[place] = (set[place] ?? 0) | bits;
      place = number >>> 5;
      bits = 0;
    }
    bits |= 1 << (number & 31);
  }
  if (bits !== 0) set[place] = (set[place] ?? 0) | bits;
};

/** 1 or 0, so that it can be reckoned with */
export const bitOf = (set: BitSet, number: number): number => ((set[number >>> 5] ?? 0) >>> (number & 31)) & 1;

export const uniteInto = (set: BitSet, other: BitSet): void => {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
};

export const intersectInto = (set: BitSet, other: BitSet): void => {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
};

export const sizeOfBits = (set: BitSet): number => {
  let size = 0;
  for (let at = 0; at < set.length; at += 1) {
    // Bits are added up in pairs, fours and eights, side by side.
    let bits = set[at] ?? 0;
    bits -= (bits >>> 1) & 0x5555_5555;
    bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333);
    size += Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
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
