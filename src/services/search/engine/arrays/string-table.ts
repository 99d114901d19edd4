/**
 * Strings in two typed arrays. There is no object per string, a table moves from thread to thread without a copy, and a
 * sorted one (by code units) is searched by bisection.
 */
export interface StringTable {
  readonly chars: Uint16Array<ArrayBuffer>;
  /** one entry more than there are strings */
  readonly starts: Uint32Array<ArrayBuffer>;
}

export const sizeOf = ({ starts }: StringTable): number => starts.length - 1;

/** The code units of one string, as a view without a copy. */
export const codesAt = ({ chars, starts }: StringTable, id: number): Uint16Array =>
  chars.subarray(starts[id] ?? 0, starts[id + 1] ?? 0);

export const stringAt = (table: StringTable, id: number): string =>
  // Words and titles are far below the maximum number of arguments. Spreading the array would iterate over it first, which
  // takes five times as long; `apply` accepts any object with a length.
  String.fromCharCode.apply(undefined, codesAt(table, id) as ArrayLike<number> as number[]);

export const lengthAt = ({ starts }: StringTable, id: number): number => (starts[id + 1] ?? 0) - (starts[id] ?? 0);

/** Packs strings in the given order. */
export const packStrings = (strings: readonly string[]): StringTable => {
  const starts = new Uint32Array(strings.length + 1);
  for (const [id, text] of strings.entries()) starts[id + 1] = (starts[id] ?? 0) + text.length;
  const chars = new Uint16Array(starts.at(-1) ?? 0);
  let at = 0;
  for (const text of strings) {
    for (let unit = 0; unit < text.length; unit += 1) chars[at + unit] = text.charCodeAt(unit);
    at += text.length;
  }
  return { chars, starts };
};

/** Negative: the string comes before `text`. 0: it equals `text`, or begins with it if `asPrefix`. */
const compareAt = ({ chars, starts }: StringTable, id: number, text: string, asPrefix: boolean): number => {
  const from = starts[id] ?? 0;
  const length = (starts[id + 1] ?? from) - from;
  const common = Math.min(length, text.length);
  for (let unit = 0; unit < common; unit += 1) {
    const difference = (chars[from + unit] ?? 0) - text.charCodeAt(unit);
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
const compareEndAt = ({ chars, starts }: StringTable, id: number, suffix: string): number => {
  const from = starts[id] ?? 0;
  const to = starts[id + 1] ?? from;
  const common = Math.min(to - from, suffix.length);
  for (let back = 1; back <= common; back += 1) {
    const difference = (chars[to - back] ?? 0) - suffix.charCodeAt(suffix.length - back);
    if (difference !== 0) return difference;
  }
  return to - from < suffix.length ? -1 : 0;
};

/** Returns the range of `byEnd` whose strings end with `suffix`. `byEnd` holds the ids sorted by the reversed strings. */
export const suffixRange = (
  table: StringTable,
  byEnd: Uint32Array,
  suffix: string,
): readonly [from: number, to: number] => {
  const bound = (isBefore: (difference: number) => boolean): number => {
    let low = 0;
    let high = byEnd.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(compareEndAt(table, byEnd[middle] ?? 0, suffix))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [bound((difference) => difference < 0), bound((difference) => difference <= 0)];
};
