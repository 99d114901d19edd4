import type { SuggestedTerm } from '../../../../contracts/search/search.contract.ts';
import { foldText } from '../../../../lib/text/search-words.ts';
import { tokensOf } from '../text/tokenize.ts';
import type { IndexData } from '../indexing/index-data.ts';
import { insideMark, shortestInside } from '../indexing/phrases.ts';
import { smallest } from '../arrays/top-k.ts';
import { prefixRange, stringAt } from '../arrays/string-table.ts';

/** entries that are looked at for one question, however many begin so */
const entriesAtMost = 20_000;
/** Lighter phrases are said beside a thing and only fill up to a few. */
const soundWeight = 1;
const enough = 3;

/** Length of the beginning of `text` that folds to `folded`, -1 where none does. */
const foldedBeginning = (text: string, folded: string): number => {
  if (folded === '') return 0;
  let sum = '';
  let units = 0;
  for (const letter of text) {
    units += letter.length;
    sum += foldText(letter);
    if (sum.length >= folded.length) return sum.startsWith(folded) ? units : -1;
  }
  return -1;
};

/** Parts a phrase at what was typed of it; all of it is `suffix` where it was found otherwise. */
export const partsOfTerm = (searchTerm: string, typed: string): SuggestedTerm => {
  const folded = foldText(typed).trim();
  const partsAt = (at: number): SuggestedTerm | undefined => {
    const length = folded === '' ? -1 : foldedBeginning(searchTerm.slice(at), folded);
    if (length <= 0) return undefined;
    const end = at + length;
    return {
      searchTerm,
      prefix: searchTerm.slice(0, at),
      match: searchTerm.slice(at, end),
      suffix: searchTerm.slice(end),
    };
  };
  const isStart = (at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(searchTerm.charAt(at - 1));
  // At the beginning of a word before inside one.
  for (const atStart of [true, false]) {
    for (let at = 0; at < searchTerm.length; at += 1) {
      const parts = isStart(at) === atStart ? partsAt(at) : undefined;
      if (parts) return parts;
    }
  }
  return { searchTerm, prefix: '', match: '', suffix: searchTerm };
};

/** Phrases whose entries begin with `start`, the weightiest first, as they are numbered. */
const phrasesFrom = (data: IndexData, start: string, most: number): number[] => {
  const [from, to] = prefixRange(data.phraseEntries, start);
  const first = smallest(most);
  for (let entry = from; entry < Math.min(to, from + entriesAtMost); entry += 1)
    first.add(data.phraseOfEntry[entry] ?? 0);
  return Array.from(first.done());
};

/** Phrases that hold what was typed, the weightiest first; at a beginning of a word before inside one. */
export const typedPhrases = (data: IndexData, typed: string, most: number): string[] => {
  const folded = foldText(typed).replaceAll(/\s+/g, ' ').trim();
  if (folded === '') return [];
  const wanted = Math.max(most, enough);
  const beginning = phrasesFrom(data, folded, wanted);
  const inside = folded.length < shortestInside ? [] : phrasesFrom(data, insideMark + folded, wanted);
  const all = [...new Set([...beginning, ...inside])];
  const sound = all.filter((phrase) => (data.phraseWeights[phrase] ?? 0) >= soundWeight);
  return (sound.length >= enough ? sound : all.slice(0, enough))
    .slice(0, most)
    .map((phrase) => stringAt(data.phrases, phrase));
};

/** A title, and as it is compared with what was typed. */
export interface ReadTitle {
  readonly text: string;
  readonly folded: string;
}
export const readTitle = (text: string): ReadTitle => ({ text, folded: foldText(text) });

/** What was typed with its last word ended as titles of found products have it: `merino so` → merino socken. */
export const endedByTitles = (titlesOf: () => readonly ReadTitle[], typed: string, locale: string): string[] => {
  const words = typed.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const last = foldText(words.at(-1) ?? '');
  if (words.length < 2 || last.length < 2) return [];
  const before = words.slice(0, -1).join(' ');
  const taken = new Set(words.slice(0, -1).map(foldText));
  const counts = new Map<string, number>();
  for (const { text, folded } of titlesOf()) {
    // Most titles have no such word; to take a title apart takes longer than to see that.
    if (!folded.includes(last)) continue;
    for (const word of tokensOf(text.toLocaleLowerCase(locale))) {
      const plain = foldText(word);
      if (plain.startsWith(last) && !taken.has(plain)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => `${before} ${word}`);
};
