import type { Language } from '../../../../sites/site.ts';
import { tokensOf } from '../text/tokenize.ts';

/** Only the weightiest phrases are kept. */
const phrasesAtMost = 20_000;
const longestPhrase = 48;
const queryWeight = 4;
const categoryWeight = 3;
/** for parent categories, which have many more products */
const parentWeight = 0.5;

/** For each part of a category title that names two things: `hemden und polos`. */
const halfWeight = 2;
/** For words that only describe the product (`mit Holzdeckel`); they are suggested if nothing else matches. */
const asideWeight = 0.2;
/** Words after which a title describes the product; a suggestion neither begins nor ends with one. */
const asides: Readonly<Record<Language, string>> = {
  de: 'aus mit für ohne zum zur im in am an auf von bei wie',
  fr: 'de du des d en à au aux pour avec sans sur par',
  cs: 'z ze s se na do pro k ke bez po o v ve',
  hu: 'nélkül',
  pl: 'z ze do na dla w we bez po o od',
  sk: 'z zo s so na do pre k ku bez po o v vo',
  tr: 've ile için',
};
/** Further words that are never suggested alone. */
const between: Readonly<Record<Language, string>> = {
  de: 'und den der die das er set ein eine einen',
  fr: 'et la le les un une l lot',
  cs: 'a i sada kusů dílů',
  hu: 'a az és egy hoz darab darabos készlet is',
  pl: 'i la sztuk sztuki komplet części',
  sk: 'a aj súprava kusov dielov',
  tr: 'olan bir li lı lu lü parça set',
};
/** The conjunction that joins two names. */
const and: Readonly<Record<Language, string>> = { de: 'und', fr: 'et', cs: 'a', hu: 'és', pl: 'i', sk: 'a', tr: 've' };

/** Forms that describe the product in its title: `fafedővel`, `kapaklı`. */
const asideForms: Readonly<Partial<Record<Language, RegExp>>> = {
  hu: /(?:(\p{L})\1[ae]l|v[ae]l|b[óő]l|b[ae]n|r[óőae]|h[oeö]z|ig)$/u,
  tr: /(?:l[ıiuü]|s[ıiuü]z)$/u,
};
/** Forms of the second of two words that belong together (`çay fincanı`); alone it is half a name. */
const secondHalf: Readonly<Partial<Record<Language, RegExp>>> = { tr: /(?:[ıiuü]|ları|leri)$/u };

export interface Phrase {
  readonly text: string;
  readonly weight: number;
}

/** Collects phrases for suggestions: categories, words and pairs of words of titles, past queries. */
export const collectPhrases = (language: Language, locale: string) => {
  const weights = new Map<string, number>();
  const leading = new Set(asides[language].split(' '));
  const stops = new Set([...leading, ...between[language].split(' ')]);
  const joint = new RegExp(`,| ${and[language]} `, 'u');
  const addPhrase = (text: string, weight: number): void => {
    const [first = ''] = text.split(' ', 1);
    if (text.length <= longestPhrase && !leading.has(first)) weights.set(text, (weights.get(text) ?? 0) + weight);
  };
  const isWord = (word: string | undefined): word is string =>
    word !== undefined && word.length > 2 && !stops.has(word) && !/\d/.test(word);
  /** counts of pairs; a pair that occurs once is not suggested */
  const pairs = new Map<string, number>();

  const weightOf = (word: string, isAside: boolean): number =>
    isAside || asideForms[language]?.test(word) === true || secondHalf[language]?.test(word) === true ? asideWeight : 1;
  const addWords = (text: string, times = 1): void => {
    const [head = ''] = text.split(',');
    const words = tokensOf(head);
    const end = words.findIndex((word, at) => at > 0 && leading.has(word));
    for (const [at, word] of words.entries()) {
      if (!isWord(word)) continue;
      addPhrase(word, weightOf(word, end >= 0 && at > end) * times);
      const next = words[at + 1];
      if (!isWord(next)) continue;
      const isOneName = secondHalf[language]?.test(next) === true && !asideForms[language]?.test(next);
      const pair = `${word} ${next}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + (isOneName ? 2 : 1) * times);
    }
  };

  return {
    addTitle: (title: string): void => addWords(title.toLocaleLowerCase(locale)),
    /** `titles` is the path of categories from the top down, `products` the number of products in the last one */
    addCategories: (titles: readonly string[], products: number): void => {
      for (const title of titles.slice(0, -1)) addPhrase(title.toLocaleLowerCase(locale), parentWeight * products);
      const text = (titles.at(-1) ?? '').toLocaleLowerCase(locale);
      const halves = text.split(joint).map((half) => half.trim());
      if (text === '') return;
      if (halves.length === 1) addPhrase(text, categoryWeight * products);
      else for (const half of halves) if (!half.endsWith('-')) addPhrase(half, halfWeight * products);
      for (const half of halves) addWords(half, products);
    },
    addQuery: (text: string, count: number): void =>
      addPhrase(text.toLocaleLowerCase(locale), queryWeight * Math.log2(1 + count)),
    done: (): Phrase[] => {
      for (const [text, count] of pairs) if (count > 1) addPhrase(text, count - 1);
      return [...weights]
        .map(([text, weight]) => ({ text, weight }))
        .toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
        .slice(0, phrasesAtMost);
    },
  };
};
