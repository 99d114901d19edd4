import { foldText } from '../../../../lib/text/search-words.ts';
import { isJoined, shorten, tokensOf, wordsOfToken } from './tokenize.ts';
import { wordReader } from './word-reader.ts';

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

/** Reads texts word by word. `termOf` returns the id of a folded word. */
export const tokenReader = (termOf: (word: string) => number) => {
  const make = (text: string): Token => {
    const folded = foldText(text);
    const terms = isJoined(text) ? wordsOfToken(text).map(termOf) : [termOf(shorten(folded))];
    return { text, folded, terms, isDisplayRecorded: false };
  };
  return {
    of: wordReader(make),
    /** Returns the terms of a text that comes once, such as a product's number in a feed: they are not kept. */
    termsOnce: (text: string): number[] => tokensOf(text).flatMap((cut) => make(cut).terms),
  };
};
