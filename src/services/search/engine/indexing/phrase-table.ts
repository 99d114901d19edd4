import { foldText } from '../../../../lib/text/search-words.ts';
import { packStrings, prefixRange, type StringTable } from '../arrays/string-table.ts';
import type { IndexData } from './index-data.ts';
import type { Phrase } from './phrases.ts';

/** A prefix of many phrases is what most visitors who type it mean: `kaffee` comes before `kaffeebecher`. */
const shareOfLonger = 0.5;

/** Precedes entries inside words, so that they are sorted after all entries at the beginning of a word. */
export const insideMark = '\uFFFF';
/** Shorter parts of words occur by chance. */
export const shortestInside = 4;

/** Returns the entries of a folded phrase: the rest of the phrase from each word on, and from inside long words. */
const entriesOf = (folded: string): string[] =>
  Array.from({ length: folded.length }, (_, at) => at).flatMap((at) => {
    const isBeginning = at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1));
    const rest = /^[\p{L}\p{N}]+/u.exec(folded.slice(at))?.[0].length ?? 0;
    if (isBeginning) return rest > 0 ? [folded.slice(at)] : [];
    return rest >= shortestInside ? [insideMark + folded.slice(at)] : [];
  });

/** Adds to each phrase a share of the weights of all phrases that contain it as a prefix; uses prefix sums of the weights. */
const withLonger = (
  weights: readonly number[],
  folded: readonly string[],
  entries: StringTable,
  phraseOfEntry: Uint32Array,
): number[] => {
  const sums = new Float64Array(phraseOfEntry.length + 1);
  for (const [entry, phrase] of phraseOfEntry.entries()) sums[entry + 1] = (sums[entry] ?? 0) + (weights[phrase] ?? 0);
  return weights.map((weight, phrase) => {
    const [from, to] = prefixRange(entries, folded[phrase] ?? '');
    const withPrefix = (sums[to] ?? 0) - (sums[from] ?? 0);
    return weight < 1 ? weight : weight + shareOfLonger * Math.max(0, withPrefix - weight);
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
  for (const [position, phrase] of order.entries()) rank[phrase] = position;
  return {
    phrases: packStrings(order.map((phrase) => phrases[phrase]?.text ?? '')),
    phraseWeights: Float32Array.from(order, (phrase) => weights[phrase] ?? 0),
    phraseEntries,
    phraseOfEntry: phraseOfEntry.map((phrase) => rank[phrase] ?? 0),
  };
};
