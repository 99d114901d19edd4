/**
 * Strings in two typed arrays, in the order of their code units: no object a word, handed from thread to thread without a
 * copy, and found by halving.
 */
export interface StringTable {
  readonly chars: Uint16Array<ArrayBuffer>;
  /** one more than there are strings */
  readonly starts: Uint32Array<ArrayBuffer>;
}

export const sizeOf = ({ starts }: StringTable): number => starts.length - 1;

/** Of each letter of a string; no copy. */
export const codesAt = ({ chars, starts }: StringTable, place: number): Uint16Array =>
  chars.subarray(starts[place] ?? 0, starts[place + 1] ?? 0);

export const stringAt = (table: StringTable, place: number): string =>
  // Words and titles are far below the number of arguments that a call takes. Spread out they would be walked through first,
  // which takes five times as long; whatever has numbers and a length will do.
  String.fromCharCode.apply(undefined, codesAt(table, place) as ArrayLike<number> as number[]);

export const lengthAt = ({ starts }: StringTable, place: number): number =>
  (starts[place + 1] ?? 0) - (starts[place] ?? 0);

/** In the order given. */
export const packStrings = (strings: readonly string[]): StringTable => {
  const starts = new Uint32Array(strings.length + 1);
  for (const [place, text] of strings.entries()) starts[place + 1] = (starts[place] ?? 0) + text.length;
  const chars = new Uint16Array(starts.at(-1) ?? 0);
  let at = 0;
  for (const text of strings) {
    for (let unit = 0; unit < text.length; unit += 1) chars[at + unit] = text.charCodeAt(unit);
    at += text.length;
  }
  return { chars, starts };
};

/** Below 0: the string at this place comes before `text`; 0: it is `text`, or begins with it where `asPrefix`. */
const compareAt = ({ chars, starts }: StringTable, place: number, text: string, asPrefix: boolean): number => {
  const from = starts[place] ?? 0;
  const length = (starts[place + 1] ?? from) - from;
  const common = Math.min(length, text.length);
  for (let unit = 0; unit < common; unit += 1) {
    const difference = (chars[from + unit] ?? 0) - text.charCodeAt(unit);
    if (difference !== 0) return difference;
  }
  return asPrefix && length > text.length ? 0 : length - text.length;
};

/** First place whose string is not before `text`. */
const lowerBound = (table: StringTable, text: string): number => {
  let low = 0;
  let high = sizeOf(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(table, middle, text, false) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Place of a string in a sorted table, -1 where it is not there. */
export const findString = (table: StringTable, text: string): number => {
  const place = lowerBound(table, text);
  return place < sizeOf(table) && compareAt(table, place, text, false) === 0 ? place : -1;
};

/** Places of the strings that begin with `text`: from the first until before the second. */
export const prefixRange = (table: StringTable, text: string): readonly [from: number, to: number] => {
  const from = lowerBound(table, text);
  let low = from;
  let high = sizeOf(table);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(table, middle, text, true) <= 0) low = middle + 1;
    else high = middle;
  }
  return [from, low];
};

/** Below 0: read from its end, the string comes before `end`; 0: it ends with it. */
const compareEndAt = ({ chars, starts }: StringTable, place: number, end: string): number => {
  const from = starts[place] ?? 0;
  const to = starts[place + 1] ?? from;
  const common = Math.min(to - from, end.length);
  for (let back = 1; back <= common; back += 1) {
    const difference = (chars[to - back] ?? 0) - end.charCodeAt(end.length - back);
    if (difference !== 0) return difference;
  }
  return to - from < end.length ? -1 : 0;
};

/** Places in `byEnd` of the strings that end with `end`; `byEnd` has the table's places in the order of their ends. */
export const endRange = (table: StringTable, byEnd: Uint32Array, end: string): readonly [from: number, to: number] => {
  const bound = (isBefore: (difference: number) => boolean): number => {
    let low = 0;
    let high = byEnd.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(compareEndAt(table, byEnd[middle] ?? 0, end))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [bound((difference) => difference < 0), bound((difference) => difference <= 0)];
};
