/** Random numbers that a seed repeats (mulberry32). */
export interface Random {
  /** a number from 0, below 1 */
  readonly next: () => number;
  /** a whole number from 0, below `end` */
  readonly below: (end: number) => number;
  /** one of a list, which must not be empty */
  readonly of: <T>(list: readonly T[]) => T;
  readonly isTrue: (chance: number) => boolean;
}

export const randomOf = (seed: number): Random => {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    of: (list) => {
      if (list.length === 0) throw new Error('nothing to choose from');
      return list[below(list.length)] as (typeof list)[number]; // below its length, so it is there
    },
    isTrue: (chance) => next() < chance,
  };
};
