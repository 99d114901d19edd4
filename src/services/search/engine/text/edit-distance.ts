/**
 * Pairs of letters that are often written for each other. Replacing one by the other costs half of another replacement, as
 * does a doubled letter: all distances are counted in halves.
 */
const similarLetters = 'ck kc sz zs iy yi ij ji yj jy vw wv fv vf xs sx bp pb dt td gk kg qk kq ou uo'.split(' ');
const ascii = 128;
/** A table instead of a set: it is read for each pair of letters of each pair of words. */
const isSimilarAt = new Uint8Array(ascii * ascii);
for (const pair of similarLetters) isSimilarAt[pair.charCodeAt(0) * ascii + pair.charCodeAt(1)] = 1;
const isSimilar = (one: number, other: number): boolean =>
  one < ascii && other < ascii && isSimilarAt[one * ascii + other] === 1;

export interface EditDistance {
  /** letters wrong, missing, too many, or two swapped; in halves */
  readonly whole: number;
  /** the same distance to the prefix of the term that is nearest to the word */
  readonly prefix: number;
}

/** Three rows of the comparison, reused from word to word; each is longer than the longest term. */
export type DistanceRows = readonly [Uint8Array, Uint8Array, Uint8Array];
export const distanceRows = (longestTerm: number): DistanceRows => [
  new Uint8Array(longestTerm + 1),
  new Uint8Array(longestTerm + 1),
  new Uint8Array(longestTerm + 1),
];

/**
 * Returns the optimal string alignment distance of a word and a term, both given by their code units. Stops when the distance
 * exceeds `limit`, and returns `limit + 1` then.
 */
// oxlint-disable-next-line complexity -- each read of a typed array counts as a branch
export const editDistance = (word: Uint16Array, term: Uint16Array, limit: number, rows: DistanceRows): EditDistance => {
  const columns = term.length + 1;
  let [before, above, row] = rows;
  for (let column = 0; column < columns; column += 1) above[column] = 2 * column;
  for (let line = 1; line <= word.length; line += 1) {
    row[0] = 2 * line;
    let least = 2 * line;
    const letter = word[line - 1] ?? 0;
    const earlier = line > 1 ? (word[line - 2] ?? 0) : 0;
    const insertion = earlier === letter ? 1 : 2;
    let other = 0;
    let cost = 2 * line;
    let corner = above[0] ?? 0;
    for (let column = 1; column < columns; column += 1) {
      const previous = other;
      other = term[column - 1] ?? 0;
      const straight = above[column] ?? 0;
      cost = Math.min(
        straight + insertion,
        cost + (previous === other ? 1 : 2),
        corner + (letter === other ? 0 : isSimilar(letter, other) ? 1 : 2),
      );
      const isSwap = letter === previous && other === earlier && column > 1 && line > 1;
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 2);
      corner = straight;
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return { whole: limit + 1, prefix: limit + 1 };
    [before, above, row] = [above, row, before];
  }
  let prefix = above[0] ?? 0;
  for (let column = 1; column < columns; column += 1) prefix = Math.min(prefix, above[column] ?? 0);
  return { whole: above[columns - 1] ?? 0, prefix };
};
