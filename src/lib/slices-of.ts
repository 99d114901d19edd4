/** Cuts a list into parts of `most` entries. */
export const slicesOf = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, place) => list.slice(place * most, (place + 1) * most));
