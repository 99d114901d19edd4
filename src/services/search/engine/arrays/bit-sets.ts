/** A set of small numbers, one bit each, 32 in an element. Signed elements stay machine words in V8, unsigned ones do not. */
export type BitSet = Int32Array<ArrayBuffer>;

/** Makes an empty set for numbers below `size`. */
export const bitSetOf = (size: number): BitSet => new Int32Array((size + 31) >>> 5);

export const putBit = (set: BitSet, number: number): void => {
  set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31));
};

/** Adds the numbers of `list` from `from` up to, but not including, `to`. */
export const putBits = (set: BitSet, list: Uint32Array, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) putBit(set, list[at] ?? 0);
};

/** Adds the members of `other` that are below a number. */
export const uniteInto = (set: BitSet, other: BitSet, below: number): void => {
  const whole = below >>> 5;
  for (let at = 0; at < whole; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
  const rest = (1 << (below & 31)) - 1;
  if (rest !== 0) set[whole] = (set[whole] ?? 0) | ((other[whole] ?? 0) & rest);
};

/** Counts the bits of one element by adding them up in pairs, fours and eights in parallel. */
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

/** Writes the members in ascending order to `list` and returns their number. */
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

/** Returns the lowest members, at most `most`. */
export const lowestBits = (set: BitSet, most: number): number[] => {
  const list: number[] = [];
  for (let at = 0; at < set.length && list.length < most; at += 1)
    for (let bits = set[at] ?? 0; bits !== 0 && list.length < most; bits &= bits - 1)
      list.push(at * 32 + (31 - Math.clz32(bits & -bits)));
  return list;
};

/** Removes the members that the other set does not have. */
export const intersectInto = (set: BitSet, other: BitSet): void => {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
};

/** Writes the members that all sets have in common to `list` and returns their number. Needs two sets or more. */
export const listCommonBits = (sets: readonly BitSet[], list: Uint32Array): number => {
  const [first, second] = sets;
  if (!first || !second) return 0;
  let count = 0;
  for (let at = 0; at < first.length; at += 1) {
    let bits = (first[at] ?? 0) & (second[at] ?? 0);
    for (let set = 2; set < sets.length && bits !== 0; set += 1) bits &= sets[set]?.[at] ?? 0;
    for (; bits !== 0; bits &= bits - 1) {
      list[count] = at * 32 + (31 - Math.clz32(bits & -bits));
      count += 1;
    }
  }
  return count;
};

/**
 * For each member of `candidates` makes a mask with one bit per set that contains it. Writes the members whose mask is in
 * `isEnough` to `list`, their masks to `masks`, and returns their number.
 */
export const listMaskedBits = (
  candidates: BitSet,
  sets: readonly BitSet[],
  isEnough: Uint8Array,
  list: Uint32Array,
  masks: Uint16Array,
): number => {
  const column = new Int32Array(sets.length);
  let count = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    let bits = candidates[at] ?? 0;
    if (bits === 0) continue;
    for (let set = 0; set < column.length; set += 1) column[set] = sets[set]?.[at] ?? 0;
    while (bits !== 0) {
      const bit = 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      let mask = 0;
      for (let set = 0; set < column.length; set += 1) mask |= (((column[set] ?? 0) >>> bit) & 1) << set;
      // Branch-free: a rejected member is overwritten by the next one. A test would be mispredicted.
      list[count] = at * 32 + bit;
      masks[count] = mask;
      count += isEnough[mask] ?? 0;
    }
  }
  return count;
};
