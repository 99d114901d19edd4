import { foldText, searchWords } from '../../lib/text/search-words.ts';

/** As many as one line says. */
const toldAtMost = 4;

/** SRCH-7: the words that a query was also searched for, without those that the visitor typed. */
export const toldSynonyms = (
  typed: string,
  synonyms: Readonly<Record<string, readonly string[]>>,
): readonly string[] => {
  const words = new Set(searchWords(typed));
  const told = Object.entries(synonyms).flatMap(([word, others]) => (words.has(foldText(word)) ? others : []));
  return [...new Set(told)].filter((word) => !words.has(foldText(word))).slice(0, toldAtMost);
};
