import { foldText } from '../../../../lib/text/search-words.ts';
import { indexWords, tokensOf } from './tokenize.ts';

/** What a word of a text is to an index. */
export interface Token {
  /** as it is written */
  readonly text: string;
  readonly folded: string;
  /** numbers of the words that it is found by: itself, and the parts that hyphens join */
  readonly words: readonly number[];
  /** noted as it is shown */
  isShown: boolean;
}

/** Words of a shop come again and again; beyond so many different ones all are read anew. */
const tokensKept = 30_000;

/** A string that does not keep the whole text alive that it was cut from. */
const apart = (text: string): string => ` ${text}`.slice(1);

/** Reads texts word by word; `numberOf` gives each folded word its number. */
export const tokenReader = (numberOf: (word: string) => number) => {
  let known = new Map<string, Token>();
  const read = (cut: string): Token => {
    const text = apart(cut);
    const token = { text, folded: foldText(text), words: indexWords(text).map(numberOf), isShown: false };
    if (known.size >= tokensKept) known = new Map();
    known.set(text, token);
    return token;
  };
  return { of: (text: string): Token[] => tokensOf(text).map((cut) => known.get(cut) ?? read(cut)) };
};
