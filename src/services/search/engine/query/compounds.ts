import { listLength } from '../arrays/lists.ts';
import { findString } from '../arrays/string-table.ts';
import type { IndexData } from '../indexing/index-data.ts';
import type { QueryWord } from './query-word.ts';
import { matchWeights, type Draft, type TermLookup } from './term-lookup.ts';

/** If fewer products than this have a compound, its last part is searched, too. */
const fewProducts = 3;
const shortestHead = 3;
const shortestLastPart = 4;
const shortestSplit = 3;

/** Takes words apart that consist of several words of the shop. */
export const createCompounds = ({ terms, postings }: IndexData, { addWord, isKnown }: TermLookup) => {
  /** `frenchpress` → french, press; `250g` → 250, g: if the shop has both words. */
  const split = (word: string): readonly [string, string] | undefined => {
    for (let at = word.length - shortestSplit; at >= shortestSplit; at -= 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (findString(terms, head) >= 0 && findString(terms, tail) >= 0 && isKnown(head) && isKnown(tail))
        return [head, tail];
    }
    const [, figure, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    return figure && unit && isKnown(figure) && isKnown(unit) ? [figure, unit] : undefined;
  };

  /** Adds the longest suffix that the shop has as a word: `schuhe` of Lammfellschuhe, `hemd` of Herrenhemd. */
  const addLastPart = (draft: Draft, word: string): void => {
    for (let at = shortestHead; at <= word.length - shortestLastPart; at += 1) {
      const part = word.slice(at);
      if (isKnown(part)) return addWord(draft, part, matchWeights.part);
    }
  };
  const hasFewProducts = ({ terms: found }: QueryWord): boolean => {
    let products = 0;
    for (const term of found.keys()) products += listLength(postings, term);
    return products > 0 && products < fewProducts;
  };

  return { split, addLastPart, hasFewProducts };
};
