import type { Language } from '../../../../sites/site.ts';
import { numbering } from '../arrays/numbering.ts';
import { wordReader } from '../text/word-reader.ts';

/** Only the weightiest phrases are kept. */
const phrasesAtMost = 20_000;
const longestPhrase = 48;
const queryWeight = 4;
const categoryWeight = 3;
/** for parent categories, which have many more products */
const parentWeight = 0.5;

/** The weight of each part of a category title that names two things: `hemden und polos`. */
const halfWeight = 2;
/** The weight of words that only describe the product (`mit Holzdeckel`); they are suggested if nothing else matches. */
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

/** A word of a title, judged once. */
interface PhraseWord {
  readonly text: string;
  /** its phrase, or -1 where it may not be one */
  readonly phrase: number;
  /** may be suggested, alone or in a pair */
  readonly isWord: boolean;
  /** begins what only describes the product */
  readonly isLeading: boolean;
  readonly weight: number;
  /** belongs to the word before it */
  readonly isSecondHalf: boolean;
  /** id for pairs */
  readonly id: number;
}

const mostWords = 2 ** 26;

/** The sums of the weights of phrases, by their texts. */
const phraseSums = (leading: ReadonlySet<string>) => {
  const phrases = numbering();
  const sums: number[] = [];
  return {
    /** Returns the number of a phrase, or -1 where the text may not be one. */
    of: (text: string): number => {
      const [first = ''] = text.split(' ', 1);
      return text.length <= longestPhrase && !leading.has(first) ? phrases.of(text) : -1;
    },
    add: (phrase: number, weight: number): void => {
      if (phrase >= 0) sums[phrase] = (sums[phrase] ?? 0) + weight;
    },
    /** the weightiest phrases */
    done: (): Phrase[] =>
      phrases
        .all()
        .flatMap((text, phrase) => (sums[phrase] === undefined ? [] : [{ text, weight: sums[phrase] }]))
        .toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
        .slice(0, phrasesAtMost),
  };
};

/** Collects phrases for suggestions: categories, words and pairs of words of titles, past queries. */
export const collectPhrases = (language: Language, locale: string) => {
  const leading = new Set(asides[language].split(' '));
  const stops = new Set([...leading, ...between[language].split(' ')]);
  const joint = new RegExp(`,| ${and[language]} `, 'u');
  const phrases = phraseSums(leading);
  const addPhrase = (text: string, weight: number): void => phrases.add(phrases.of(text), weight);
  const words = numbering();
  /** counts of pairs, by the numbers of both words; a pair that occurs once is not suggested */
  const pairs = new Map<number, number>();

  const wordsOf = wordReader((text): PhraseWord => {
    const isWord = text.length > 2 && !stops.has(text) && !/\d/.test(text);
    const isAside = asideForms[language]?.test(text) === true;
    const isSecond = secondHalf[language]?.test(text) === true;
    return {
      text,
      phrase: isWord ? phrases.of(text) : -1,
      isWord,
      isLeading: leading.has(text),
      weight: isAside || isSecond ? asideWeight : 1,
      isSecondHalf: isSecond && !isAside,
      id: isWord ? words.of(text) : -1,
    };
  });
  const addWords = (text: string, times = 1): void => {
    const comma = text.indexOf(',');
    const all = wordsOf(comma < 0 ? text : text.slice(0, comma));
    let isAside = false;
    for (let at = 0; at < all.length; at += 1) {
      const word = all[at];
      if (!word) break;
      if (word.isWord) {
        phrases.add(word.phrase, (isAside ? asideWeight : word.weight) * times);
        const next = all[at + 1];
        if (next?.isWord) {
          const pair = word.id * mostWords + next.id;
          pairs.set(pair, (pairs.get(pair) ?? 0) + (next.isSecondHalf ? 2 : 1) * times);
        }
      }
      // All that follows the first such word.
      if (at > 0 && word.isLeading) isAside = true;
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
      const texts = words.all();
      for (const [pair, count] of pairs) {
        if (count <= 1) continue;
        const second = pair % mostWords;
        addPhrase(`${texts[(pair - second) / mostWords] ?? ''} ${texts[second] ?? ''}`, count - 1);
      }
      return phrases.done();
    },
  };
};
