/** The inverse document frequency of a word that `found` of all products have: rare words weigh more than frequent ones. */
export const idfOf = (found: number, products: number): number =>
  Math.log(1 + (products - found + 0.5) / (found + 0.5)) + 0.2;

/** The share of the sum of all idfs that a hit needs if it lacks words. */
export const leastShare = 0.3;
/** Sums of shares may be off by less than this. */
const rounding = 1e-9;

const sumOf = (idfs: readonly number[]): number => idfs.reduce((sum, idf) => sum + idf, 0);

/** Returns the share of the sum of all idfs for every subset of the words; the index is a mask with one bit per word. */
export const sharesOf = (idfs: readonly number[]): Float64Array => {
  const all = sumOf(idfs);
  const shares = new Float64Array(1 << idfs.length);
  for (const [word, idf] of idfs.entries())
    for (let rest = 0; rest < 1 << word; rest += 1) shares[(1 << word) | rest] = (shares[rest] ?? 0) + idf / all;
  return shares;
};

/** Returns the words of which every sufficient hit has at least one: the other words do not reach `leastShare` together. */
export const essentialWords = (idfs: readonly number[]): number[] => {
  const all = sumOf(idfs);
  let rest = leastShare - rounding;
  return Array.from(idfs.keys())
    .toSorted((a, b) => (idfs[a] ?? 0) - (idfs[b] ?? 0))
    .filter((word) => {
      rest -= (idfs[word] ?? 0) / all;
      return rest <= 0;
    });
};
