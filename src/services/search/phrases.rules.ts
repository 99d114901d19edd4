import { foldText } from '../../lib/search-words.ts';
import type { Language } from '../../sites/site.ts';
import { tokensOf } from './analysis.rules.ts';
import type { IndexData } from './index-data.ts';
import { packStrings } from './string-table.rules.ts';

/** More are never kept: who types wants the frequent ones. */
const phrasesAtMost = 20_000;
const longestPhrase = 48;
const queryWeight = 4;
const categoryWeight = 3;

/** Words between words: nobody is shown them alone, nor a phrase that begins or ends with one. */
const between: Readonly<Record<Language, string>> = {
  de: 'aus mit für und ohne den der die das zum zur im in am an auf von er set ein eine einen bei wie',
  fr: 'de du des en à au aux et la le les pour avec sans un une sur par d l lot',
  cs: 'z ze s se na do pro a i k ke bez po o v ve ks sada kusů dílů',
  hu: 'a az és egy hoz darab darabos készlet is nélkül',
  pl: 'z ze do na dla i w we bez po o od sztuk sztuki komplet części',
  sk: 'z zo s so na do pre a aj k ku bez po o v vo ks súprava kusov dielov',
  tr: 've ile için olan bir li lı lu lü parça set',
};

interface Phrase {
  readonly text: string;
  readonly weight: number;
}

/** Gathers what can be suggested while somebody types: categories, words and pairs of words of titles, past questions. */
export const collectPhrases = (language: Language, locale: string) => {
  const weights = new Map<string, number>();
  const stops = new Set(between[language].split(' '));
  const note = (text: string, weight: number): void => {
    if (text.length <= longestPhrase) weights.set(text, (weights.get(text) ?? 0) + weight);
  };
  const isWord = (word: string | undefined): word is string =>
    word !== undefined && word.length > 2 && !stops.has(word) && !/\d/.test(word);
  /** pairs that came once only are as good as typing on */
  const pairs = new Map<string, number>();

  return {
    addTitle: (title: string): void => {
      const words = tokensOf(title.toLocaleLowerCase(locale));
      for (const [place, word] of words.entries()) {
        if (!isWord(word)) continue;
        note(word, 1);
        const next = words[place + 1];
        if (isWord(next)) pairs.set(`${word} ${next}`, (pairs.get(`${word} ${next}`) ?? 0) + 1);
      }
    },
    addCategory: (title: string): void => note(title.toLocaleLowerCase(locale), categoryWeight),
    addQuery: (text: string, count: number): void =>
      note(text.toLocaleLowerCase(locale), queryWeight * Math.log2(1 + count)),
    done: (): Phrase[] => {
      for (const [text, count] of pairs) if (count > 1) note(text, count);
      return [...weights]
        .map(([text, weight]) => ({ text, weight }))
        .toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
        .slice(0, phrasesAtMost);
    },
  };
};

/** Places of a folded phrase from which it can be typed: beginnings of words, and parts of long words. */
const entriesOf = (folded: string): { readonly text: string; readonly isBeginning: boolean }[] =>
  Array.from({ length: folded.length }, (_, at) => at).flatMap((at) => {
    const isBeginning = at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1));
    const isLetter = /[\p{L}\p{N}]/u.test(folded.charAt(at));
    const rest = /^[\p{L}\p{N}]+/u.exec(folded.slice(at))?.[0].length ?? 0;
    return isLetter && (isBeginning || rest > 3) ? [{ text: folded.slice(at), isBeginning }] : [];
  });

export const packPhrases = (
  phrases: readonly Phrase[],
): Pick<IndexData, 'phrases' | 'phraseWeights' | 'phraseEntries' | 'phraseOfEntry'> => {
  const entries = phrases
    .flatMap(({ text }, phrase) =>
      entriesOf(foldText(text)).map((entry) => ({ text: entry.text, isBeginning: entry.isBeginning, phrase })),
    )
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.phrase - b.phrase));
  return {
    phrases: packStrings(phrases.map(({ text }) => text)),
    phraseWeights: Float32Array.from(phrases, ({ weight }) => weight),
    phraseEntries: packStrings(entries.map(({ text }) => text)),
    phraseOfEntry: Uint32Array.from(entries, ({ phrase, isBeginning }) => phrase * 2 + (isBeginning ? 1 : 0)),
  };
};
