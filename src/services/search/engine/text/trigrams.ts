/** Shorter words have too few letters to be mistaken for each other with sense. */
export const shortestLike = 4;

/** Three letters as one number; foreign letters may share one, which costs a look and nothing else. */
const gramKey = (a: number, b: number, c: number): number => ((a & 0x3ff) << 20) | ((b & 0x3ff) << 10) | (c & 0x3ff);

/** The threes of a word with one blank before and behind it, each once. */
export const gramsOf = (word: string): number[] => {
  const grams = new Set<number>();
  for (let at = -1; at < word.length - 1; at += 1) {
    const a = at < 0 ? 32 : word.charCodeAt(at);
    const c = at + 2 < word.length ? word.charCodeAt(at + 2) : 32;
    grams.add(gramKey(a, word.charCodeAt(at + 1), c));
  }
  return [...grams];
};

/** Words that can be meant by a mistyped one: digits are never guessed. */
export const isGuessable = (word: string): boolean => word.length >= shortestLike - 1 && !/\d/.test(word);
