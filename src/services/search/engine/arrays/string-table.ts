/**
 * Strings in typed arrays. A table needs no object per string, moves between threads without a copy, and, if it
 * is sorted by code units, is searched by bisection. A character takes one byte as long as the table has no more than 256
 * different ones, as the texts of every language of the shop.
 */
export interface StringTable {
  /** the numbers of the characters in `letters` */
  readonly chars: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
  /** the code units that occur, sorted, so that numbers have the order of code units */
  readonly letters: Uint16Array<ArrayBuffer>;
  /** one entry more than there are strings */
  readonly starts: Uint32Array<ArrayBuffer>;
}

const codeUnits = 2 ** 16;
const mostOfOneByte = 2 ** 8;

export const sizeOf = ({ starts }: StringTable): number => starts.length - 1;

/** Strings are read here; a longer one takes an array of its own. */
const usualCodes = new Uint16Array(1024);

/** The code units of one string. They are valid until the next call. */
export const codesAt = ({ chars, letters, starts }: StringTable, id: number): Uint16Array => {
  const from = starts[id] ?? 0;
  const length = (starts[id + 1] ?? from) - from;
  const codes = length > usualCodes.length ? new Uint16Array(length) : usualCodes;
  for (let at = 0; at < length; at += 1) codes[at] = letters[chars[from + at] ?? 0] ?? 0;
  return codes.subarray(0, length);
};

export const stringAt = (table: StringTable, id: number): string =>
  // Words and titles are far below the maximum number of arguments. Spreading the array would iterate over it first, which
  // takes five times as long; `apply` accepts any object with a length.
  String.fromCharCode.apply(undefined, codesAt(table, id) as ArrayLike<number> as number[]);

export const lengthAt = ({ starts }: StringTable, id: number): number => (starts[id + 1] ?? 0) - (starts[id] ?? 0);

/** Writes the code units that occur to a table, sorted, and the number of each to `numberOf`. */
const lettersIn = (codes: Uint16Array, numberOf: Uint16Array): Uint16Array<ArrayBuffer> => {
  for (let at = 0; at < codes.length; at += 1) numberOf[codes[at] ?? 0] = 1;
  const letters = new Uint16Array(codeUnits);
  let count = 0;
  for (let code = 0; code < codeUnits; code += 1) {
    if (numberOf[code] === 0) continue;
    letters[count] = code;
    numberOf[code] = count;
    count += 1;
  }
  return letters.slice(0, count);
};

const numbersInto = (chars: Uint8Array | Uint16Array, codes: Uint16Array, numberOf: Uint16Array): void => {
  for (let at = 0; at < codes.length; at += 1) chars[at] = numberOf[codes[at] ?? 0] ?? 0;
};

/** Packs strings that are there as code units: string `n` begins at `starts[n]`. */
export const packCodes = (starts: Uint32Array<ArrayBuffer>, codes: Uint16Array): StringTable => {
  const numberOf = new Uint16Array(codeUnits);
  const letters = lettersIn(codes, numberOf);
  const chars = letters.length > mostOfOneByte ? new Uint16Array(codes.length) : new Uint8Array(codes.length);
  numbersInto(chars, codes, numberOf);
  return { chars, letters, starts };
};

/** Packs strings in the given order. */
export const packStrings = (strings: readonly string[]): StringTable => {
  const starts = new Uint32Array(strings.length + 1);
  for (const [id, text] of strings.entries()) starts[id + 1] = (starts[id] ?? 0) + text.length;
  const codes = new Uint16Array(starts.at(-1) ?? 0);
  let at = 0;
  for (const text of strings) {
    for (let unit = 0; unit < text.length; unit += 1) codes[at + unit] = text.charCodeAt(unit);
    at += text.length;
  }
  return packCodes(starts, codes);
};

/** Negative: the string comes before `text`. 0: it equals `text`, or begins with it if `asPrefix`. */
const compareAt = ({ chars, letters, starts }: StringTable, id: number, text: string, asPrefix: boolean): number => {
  const from = starts[id] ?? 0;
  const length = (starts[id + 1] ?? from) - from;
  const common = Math.min(length, text.length);
  for (let unit = 0; unit < common; unit += 1) {
    const difference = (letters[chars[from + unit] ?? 0] ?? 0) - text.charCodeAt(unit);
    if (difference !== 0) return difference;
  }
  return asPrefix && length > text.length ? 0 : length - text.length;
};

/** The first string that does not come before `text`. */
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

/** Returns the id of a string in a sorted table, or -1. */
export const findString = (table: StringTable, text: string): number => {
  const id = lowerBound(table, text);
  return id < sizeOf(table) && compareAt(table, id, text, false) === 0 ? id : -1;
};

/** Returns the range of strings in a sorted table that begin with `text`; `to` is exclusive. */
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

/** Negative: read backwards, the string comes before `suffix`. 0: it ends with it. */
const compareEndAt = ({ chars, letters, starts }: StringTable, id: number, suffix: string): number => {
  const from = starts[id] ?? 0;
  const to = starts[id + 1] ?? from;
  const common = Math.min(to - from, suffix.length);
  for (let back = 1; back <= common; back += 1) {
    const difference = (letters[chars[to - back] ?? 0] ?? 0) - suffix.charCodeAt(suffix.length - back);
    if (difference !== 0) return difference;
  }
  return to - from < suffix.length ? -1 : 0;
};

/**
 * Returns the range of `byEnd` whose strings end with `suffix`. `byEnd` holds ids sorted by the reversed strings; those of the second table
 * come after those of the first.
 */
export const suffixRange = (
  [table, second]: readonly [StringTable, StringTable?],
  byEnd: Uint32Array,
  suffix: string,
): readonly [from: number, to: number] => {
  const size = sizeOf(table);
  const compare = (id: number): number =>
    id < size || !second ? compareEndAt(table, id, suffix) : compareEndAt(second, id - size, suffix);
  const bound = (isBefore: (difference: number) => boolean): number => {
    let low = 0;
    let high = byEnd.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(compare(byEnd[middle] ?? 0))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [bound((difference) => difference < 0), bound((difference) => difference <= 0)];
};
