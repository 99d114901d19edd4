import { foldText } from '../../../../lib/text/search-words.ts';

/** Further words of a query are ignored. */
export const wordsAtMost = 12;
/** Longer words are cut, in the index and in queries, to bound the work per word. */
const longestWord = 32;

const tokens = /[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)*/gu;
const hyphens = /[-\u2010\u2011]/;

/** Splits a text into words as they are written; words joined by hyphens are one token. */
export const tokensOf = (text: string): string[] => text.match(tokens) ?? [];

/** Whether a token has several parts. */
export const isJoined = (token: string): boolean => hyphens.test(token);

/** `T-Shirt` → t, shirt, tshirt; `Thermo-French-Press` also gives the pairs of neighbours. */
const partsOf = (token: string): string[] => {
  if (!isJoined(token)) return [token];
  const parts = token.split(hyphens);
  const pairs = parts.slice(1).map((part, before) => `${parts[before] ?? ''}${part}`);
  return [...new Set([...parts, ...pairs, parts.join('')])];
};

export const shorten = (word: string): string => (word.length > longestWord ? word.slice(0, longestWord) : word);

export const isCut = (folded: string): boolean => folded.length > longestWord;

/** Returns the folded terms under which a token is indexed. */
export const wordsOfToken = (token: string): string[] => partsOf(token).map((part) => shorten(foldText(part)));

/** Returns the folded words of a query in their order; hyphens separate words. */
export const queryWords = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordsAtMost).map(shorten);
