import { foldText } from '../../../../lib/text/search-words.ts';
import { indexWords, tokensOf } from './tokenize.ts';

/** A word of a text, read once and reused wherever the same word comes again. */
export interface Token {
  /** as it is written */
  readonly text: string;
  readonly folded: string;
  /** ids of the terms under which it is indexed: the word itself, and the parts that hyphens join */
  readonly terms: readonly number[];
  /** the builder has recorded how the term is displayed */
  isDisplayRecorded: boolean;
}

/** The cache is cleared beyond this many tokens. */
const tokensKept = 30_000;

/** Copies a string, so that it does not keep the text alive that it was cut from. */
const detached = (text: string): string => ` ${text}`.slice(1);

/** Reads texts word by word. `termOf` returns the id of a folded word. */
export const tokenReader = (termOf: (word: string) => number) => {
  let cache = new Map<string, Token>();
  const read = (cut: string): Token => {
    const text = detached(cut);
    const token = { text, folded: foldText(text), terms: indexWords(text).map(termOf), isDisplayRecorded: false };
    if (cache.size >= tokensKept) cache = new Map();
    cache.set(text, token);
    return token;
  };
  return { of: (text: string): Token[] => tokensOf(text).map((cut) => cache.get(cut) ?? read(cut)) };
};
