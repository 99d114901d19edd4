/** Of the say of all words, what a find must have that lacks some. */
export const leastShare = 0.3;
/** sums of shares may be off by less */
const rounding = 1e-9;

/** Of the say of all words, what each choice of them has; a choice is one bit a word. */
export const sharesOf = (rarities: readonly number[]): Float64Array => {
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const shares = new Float64Array(1 << rarities.length);
  for (const [place, rarity] of rarities.entries())
    for (let rest = 0; rest < 1 << place; rest += 1) shares[(1 << place) | rest] = (shares[rest] ?? 0) + rarity / all;
  return shares;
};

/** The words of which every find that is good enough has one: those that say least are not enough together. */
export const tellingWords = (rarities: readonly number[]): number[] => {
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  let rest = leastShare - rounding;
  return Array.from(rarities.keys())
    .toSorted((a, b) => (rarities[a] ?? 0) - (rarities[b] ?? 0))
    .filter((place) => {
      rest -= (rarities[place] ?? 0) / all;
      return rest <= 0;
    });
};
