import { foldText } from '../../../../lib/text/search-words.ts';

/** Words of a question beyond these are not looked at. */
export const wordsAtMost = 12;
/** Longer words are cut: nobody types them, and nobody shall make the search work on them. */
export const longestWord = 32;

const tokens = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)*/gu;
const hyphens = /[-\u2010\u2011]/;

/** A text as it was written, word by word; what hyphens join is one token. */
export const tokensOf = (text: string): string[] => text.match(tokens) ?? [];

/** `T-Shirt` → t, shirt, tshirt; `Thermo-French-Press` also the pairs of neighbours. */
const partsOf = (token: string): string[] => {
  if (!hyphens.test(token)) return [token];
  const parts = token.split(hyphens);
  const pairs = parts.slice(1).map((part, place) => `${parts[place] ?? ''}${part}`);
  return [...new Set([...parts, ...pairs, parts.join('')])];
};

const shorten = (word: string): string => (word.length > longestWord ? word.slice(0, longestWord) : word);

/** The words that a text is found by, folded. */
export const indexWords = (text: string): string[] =>
  tokensOf(text).flatMap((token) => partsOf(token).map((part) => shorten(foldText(part))));

/** The words of a question in their order, folded; hyphens part them. */
export const queryWords = (text: string, most: number): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most).map(shorten);
