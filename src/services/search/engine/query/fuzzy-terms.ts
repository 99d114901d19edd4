import { gramsOf, shortestLike } from '../text/trigrams.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { endOf, startOf } from '../arrays/lists.ts';
import { codesAt, lengthAt, sizeOf, stringAt } from '../arrays/string-table.ts';

/** Half mistakes that a word of this length may have: two are a wrong letter, one is a letter that sounds alike or is doubled. */
export const mistakesAllowed = (length: number): number =>
  length < shortestLike ? 0 : length < 6 ? 2 : length < 8 ? 4 : 6;

/** letters that are written for each other where a word is known by its sound */
const alike = 'ck kc sz zs iy yi ij ji yj jy vw wv fv vf xs sx bp pb dt td gk kg qk kq ou uo'.split(' ');
const ascii = 128;
/** one place for every two letters: it is looked into for each letter of each word that is compared */
const alikeAt = new Uint8Array(ascii * ascii);
for (const pair of alike) alikeAt[pair.charCodeAt(0) * ascii + pair.charCodeAt(1)] = 1;
const isAlike = (one: number, other: number): boolean =>
  one < ascii && other < ascii && alikeAt[one * ascii + other] === 1;

/** as many words are compared letter by letter, whatever was typed */
const comparedAtMost = 120;

export interface Likeness {
  /** letters wrong, missing, too many, or two swapped, in halves */
  readonly whole: number;
  /** the same against the best beginning of the word */
  readonly beginning: number;
}

export interface LikeTerm {
  readonly term: number;
  /** in halves */
  readonly mistakes: number;
  /** false: the typed word is like a beginning of it */
  readonly isWhole: boolean;
}

/** Three lines of the comparison, kept from word to word: a mistyped question compares hundreds. */
let lines = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const linesFor = (columns: number): typeof lines => {
  const room = 2 * columns;
  if (lines[0].length < columns) lines = [new Uint8Array(room), new Uint8Array(room), new Uint8Array(room)];
  return lines;
};

/** Optimal string alignment of two words, given as their letters' codes; gives up at `most`. */
// oxlint-disable-next-line complexity -- each look into a typed array counts as a branch
const likenessOf = (typed: Uint16Array, word: Uint16Array, most: number): Likeness => {
  const columns = word.length + 1;
  let [before, above, row] = linesFor(columns);
  for (let column = 0; column < columns; column += 1) above[column] = 2 * column;
  for (let line = 1; line <= typed.length; line += 1) {
    row[0] = 2 * line;
    let least = 2 * line;
    const letter = typed[line - 1] ?? 0;
    const earlier = line > 1 ? (typed[line - 2] ?? 0) : 0;
    const typedTwice = earlier === letter ? 1 : 2;
    let other = 0;
    let cost = 2 * line;
    let corner = above[0] ?? 0;
    for (let column = 1; column < columns; column += 1) {
      const previous = other;
      other = word[column - 1] ?? 0;
      const straight = above[column] ?? 0;
      cost = Math.min(
        straight + typedTwice,
        cost + (previous === other ? 1 : 2),
        corner + (letter === other ? 0 : isAlike(letter, other) ? 1 : 2),
      );
      const isSwap = letter === previous && other === earlier && column > 1 && line > 1;
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 2);
      corner = straight;
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return { whole: most + 1, beginning: most + 1 };
    [before, above, row] = [above, row, before];
  }
  let beginning = above[0] ?? 0;
  for (let column = 1; column < columns; column += 1) beginning = Math.min(beginning, above[column] ?? 0);
  return { whole: above[columns - 1] ?? 0, beginning };
};

const codesOf = (word: string): Uint16Array =>
  Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));

const placeOfGram = (keys: Uint32Array, gram: number): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? 0) < gram) low = middle + 1;
    else high = middle;
  }
  return keys[low] === gram ? low : -1;
};

/** Words that share threes of letters with others, counted in arrays that are kept from question to question. */
export const createLikeness = (data: IndexData) => {
  const shared = new Uint8Array(sizeOf(data.terms));
  let touched = new Uint32Array(1024);

  const count = (grams: readonly number[]): number => {
    let seen = 0;
    for (const gram of grams) {
      const list = placeOfGram(data.gramKeys, gram);
      if (list < 0) continue;
      for (let at = startOf(data.gramTerms, list); at < endOf(data.gramTerms, list); at += 1) {
        const term = data.gramTerms.values[at] ?? 0;
        if (shared[term] === 0) {
          if (seen === touched.length) {
            const larger = new Uint32Array(seen * 2);
            larger.set(touched);
            touched = larger;
          }
          touched[seen] = term;
          seen += 1;
        }
        shared[term] = (shared[term] ?? 0) + 1;
      }
    }
    return seen;
  };

  /** Terms by how many threes they share, at most so many, weighed against their length where the whole word is meant. */
  const candidates = (word: string, isBeginning: boolean): { readonly term: number; readonly share: number }[] => {
    const grams = gramsOf(word);
    const seen = count(grams);
    const least = Math.max(1, Math.ceil(grams.length / 4));
    const sizes = new Uint32Array(256);
    for (let at = 0; at < seen; at += 1) {
      const common = shared[touched[at] ?? 0] ?? 0;
      sizes[common] = (sizes[common] ?? 0) + 1;
    }
    // So many share that much or more that the others need not be looked at.
    let enough = grams.length;
    for (let sum = sizes[enough] ?? 0; enough > least && sum < 3 * comparedAtMost; sum += sizes[enough] ?? 0)
      enough -= 1;
    const found: { term: number; share: number }[] = [];
    for (let at = 0; at < seen; at += 1) {
      const term = touched[at] ?? 0;
      const common = shared[term] ?? 0;
      shared[term] = 0;
      if (common < enough) continue;
      const length = isBeginning ? Math.min(word.length, lengthAt(data.terms, term)) : lengthAt(data.terms, term);
      found.push({ term, share: (2 * common) / (grams.length + length) });
    }
    return found.toSorted((a, b) => b.share - a.share).slice(0, comparedAtMost);
  };

  return {
    /** Words that the typed one may mean, or begin; each with its mistakes. */
    like: (word: string, isBeginning: boolean): LikeTerm[] => {
      const most = mistakesAllowed(word.length);
      if (most === 0) return [];
      const typed = codesOf(word);
      const mostOfBeginning = isBeginning && word.length > shortestLike ? Math.max(2, most - 2) : -1;
      return candidates(word, isBeginning).flatMap(({ term }): LikeTerm[] => {
        const { whole, beginning } = likenessOf(typed, codesAt(data.terms, term), most);
        if (whole <= most) return [{ term, mistakes: whole, isWhole: true }];
        return beginning <= mostOfBeginning ? [{ term, mistakes: beginning, isWhole: false }] : [];
      });
    },
    /** Words that the typed one is a part of. */
    containing: (word: string): number[] =>
      candidates(word, true)
        .map(({ term }) => term)
        .filter((term) => stringAt(data.terms, term).includes(word)),
  };
};
export type LikenessFinder = ReturnType<typeof createLikeness>;
