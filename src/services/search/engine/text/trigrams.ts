/** Shorter words are not corrected: any other short word would be similar to them. */
export const shortestFuzzy = 4;

/** Packs three characters into one number. Characters above 1023 may collide, which only costs a comparison. */
const trigramOf = (a: number, b: number, c: number): number => ((a & 0x3ff) << 20) | ((b & 0x3ff) << 10) | (c & 0x3ff);

/** Returns the distinct trigrams of a word, padded with one space at each end. */
export const trigramsOf = (word: string): number[] => {
  const trigrams = new Set<number>();
  for (let at = -1; at < word.length - 1; at += 1) {
    const a = at < 0 ? 32 : word.charCodeAt(at);
    const c = at + 2 < word.length ? word.charCodeAt(at + 2) : 32;
    trigrams.add(trigramOf(a, word.charCodeAt(at + 1), c));
  }
  return [...trigrams];
};

/** Whether a term may be found by a mistyped word. Terms with digits never are. */
export const isFuzzyTarget = (term: string): boolean => term.length >= shortestFuzzy - 1 && !/\d/.test(term);
