import { foldText } from '../../../../lib/text/search-words.ts';
import type { Language } from '../../../../sites/site.ts';
import { tokensOf } from '../text/tokenize.ts';
import type { IndexData } from './index-data.ts';
import { packStrings, prefixRange, type StringTable } from '../arrays/string-table.ts';

/** More are never kept: who types wants the frequent ones. */
const phrasesAtMost = 20_000;
const longestPhrase = 48;
const queryWeight = 4;
const categoryWeight = 3;
/** those above a product's own have many more of them */
const widerWeight = 0.5;

/** A part of a category's name that stands for two things: `hemden und polos`. */
const halfWeight = 2;
/** What is said about a thing (`mit Holzdeckel`) is shown where nothing else begins so. */
const asideWeight = 0.2;
/** A phrase that others go on from is what most of those who type it want: `kaffee` before `kaffeebecher`. */
const shareOfLonger = 0.5;

/** Words after which a title goes on to tell what the thing is like; what is shown neither begins nor ends with one. */
const asides: Readonly<Record<Language, string>> = {
  de: 'aus mit für ohne zum zur im in am an auf von bei wie',
  fr: 'de du des d en à au aux pour avec sans sur par',
  cs: 'z ze s se na do pro k ke bez po o v ve',
  hu: 'nélkül',
  pl: 'z ze do na dla w we bez po o od',
  sk: 'z zo s so na do pre k ku bez po o v vo',
  tr: 've ile için',
};
/** Others that nobody is shown alone. */
const between: Readonly<Record<Language, string>> = {
  de: 'und den der die das er set ein eine einen',
  fr: 'et la le les un une l lot',
  cs: 'a i sada kusů dílů',
  hu: 'a az és egy hoz darab darabos készlet is',
  pl: 'i la sztuk sztuki komplet części',
  sk: 'a aj súprava kusov dielov',
  tr: 'olan bir li lı lu lü parça set',
};
/** Joins two names to one. */
const and: Readonly<Record<Language, string>> = { de: 'und', fr: 'et', cs: 'a', hu: 'és', pl: 'i', sk: 'a', tr: 've' };

/** Forms that stand in titles beside the thing itself: `fafedővel`, `kapaklı`. */
const asideForms: Readonly<Partial<Record<Language, RegExp>>> = {
  hu: /(?:(\p{L})\1[ae]l|v[ae]l|b[óő]l|b[ae]n|r[óőae]|h[oeö]z|ig)$/u,
  tr: /(?:l[ıiuü]|s[ıiuü]z)$/u,
};
/** The second of two words that belong together: `çay fincanı`; alone it is half a name. */
const secondHalf: Readonly<Partial<Record<Language, RegExp>>> = { tr: /(?:[ıiuü]|ları|leri)$/u };

interface Phrase {
  readonly text: string;
  readonly weight: number;
}

/** Gathers what can be suggested while somebody types: categories, words and pairs of words of titles, past questions. */
export const collectPhrases = (language: Language, locale: string) => {
  const weights = new Map<string, number>();
  const leading = new Set(asides[language].split(' '));
  const stops = new Set([...leading, ...between[language].split(' ')]);
  const joint = new RegExp(`,| ${and[language]} `, 'u');
  const note = (text: string, weight: number): void => {
    const [first = ''] = text.split(' ', 1);
    if (text.length <= longestPhrase && !leading.has(first)) weights.set(text, (weights.get(text) ?? 0) + weight);
  };
  const isWord = (word: string | undefined): word is string =>
    word !== undefined && word.length > 2 && !stops.has(word) && !/\d/.test(word);
  /** pairs that came once only are as good as typing on */
  const pairs = new Map<string, number>();

  const weightOf = (word: string, isAside: boolean): number =>
    isAside || asideForms[language]?.test(word) === true || secondHalf[language]?.test(word) === true ? asideWeight : 1;
  const addWords = (text: string, times = 1): void => {
    const [head = ''] = text.split(',');
    const words = tokensOf(head);
    const end = words.findIndex((word, place) => place > 0 && leading.has(word));
    for (const [place, word] of words.entries()) {
      if (!isWord(word)) continue;
      note(word, weightOf(word, end >= 0 && place > end) * times);
      const next = words[place + 1];
      if (!isWord(next)) continue;
      const isOneName = secondHalf[language]?.test(next) === true && !asideForms[language]?.test(next);
      const pair = `${word} ${next}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + (isOneName ? 2 : 1) * times);
    }
  };

  return {
    addTitle: (title: string): void => addWords(title.toLocaleLowerCase(locale)),
    /** the categories of so many products, from the widest to their own */
    addCategories: (titles: readonly string[], products: number): void => {
      for (const title of titles.slice(0, -1)) note(title.toLocaleLowerCase(locale), widerWeight * products);
      const text = (titles.at(-1) ?? '').toLocaleLowerCase(locale);
      const halves = text.split(joint).map((half) => half.trim());
      if (text === '') return;
      if (halves.length === 1) note(text, categoryWeight * products);
      else for (const half of halves) if (!half.endsWith('-')) note(half, halfWeight * products);
      for (const half of halves) addWords(half, products);
    },
    addQuery: (text: string, count: number): void =>
      note(text.toLocaleLowerCase(locale), queryWeight * Math.log2(1 + count)),
    done: (): Phrase[] => {
      for (const [text, count] of pairs) if (count > 1) note(text, count - 1);
      return [...weights]
        .map(([text, weight]) => ({ text, weight }))
        .toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
        .slice(0, phrasesAtMost);
    },
  };
};

/** Stands before what is inside of a word: it lies apart from all beginnings. */
export const insideMark = '\uFFFF';
/** Shorter parts of words are in them by chance. */
export const shortestInside = 4;

/** What a folded phrase can be found by: from each of its words on, and from inside of long ones. */
const entriesOf = (folded: string): string[] =>
  Array.from({ length: folded.length }, (_, at) => at).flatMap((at) => {
    const isBeginning = at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1));
    const rest = /^[\p{L}\p{N}]+/u.exec(folded.slice(at))?.[0].length ?? 0;
    if (isBeginning) return rest > 0 ? [folded.slice(at)] : [];
    return rest >= shortestInside ? [insideMark + folded.slice(at)] : [];
  });

/** Sums of the weights up to each entry: what begins alike weighs the difference of two of them. */
const withLonger = (
  weights: readonly number[],
  folded: readonly string[],
  entries: StringTable,
  phraseOfEntry: Uint32Array,
): number[] => {
  const sums = new Float64Array(phraseOfEntry.length + 1);
  for (const [place, phrase] of phraseOfEntry.entries()) sums[place + 1] = (sums[place] ?? 0) + (weights[phrase] ?? 0);
  return weights.map((weight, phrase) => {
    const [from, to] = prefixRange(entries, folded[phrase] ?? '');
    const alike = (sums[to] ?? 0) - (sums[from] ?? 0);
    return weight < 1 ? weight : weight + shareOfLonger * Math.max(0, alike - weight);
  });
};

export const packPhrases = (
  phrases: readonly Phrase[],
): Pick<IndexData, 'phrases' | 'phraseWeights' | 'phraseEntries' | 'phraseOfEntry'> => {
  const folded = phrases.map(({ text }) => foldText(text));
  const entries = folded
    .flatMap((text, phrase) => entriesOf(text).map((entry) => ({ text: entry, phrase })))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.phrase - b.phrase));
  const phraseEntries = packStrings(entries.map(({ text }) => text));
  const phraseOfEntry = Uint32Array.from(entries, ({ phrase }) => phrase);
  const weights = withLonger(
    phrases.map(({ weight }) => weight),
    folded,
    phraseEntries,
    phraseOfEntry,
  );
  const order = Array.from(weights.keys()).toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const rank = new Uint32Array(order.length);
  for (const [place, phrase] of order.entries()) rank[phrase] = place;
  return {
    phrases: packStrings(order.map((phrase) => phrases[phrase]?.text ?? '')),
    phraseWeights: Float32Array.from(order, (phrase) => weights[phrase] ?? 0),
    phraseEntries,
    phraseOfEntry: phraseOfEntry.map((phrase) => rank[phrase] ?? 0),
  };
};
