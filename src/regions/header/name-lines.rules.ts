/** Widths of characters in parts of the size of the type; all others are as wide as an `n`. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\s.,'’:;!|]/u, 0.24],
  [/[iljtfrI]/u, 0.3],
  [/[mwMW@&]/u, 0.8],
  [/\p{Lu}/u, 0.6],
];
const usualWidth = 0.5;
/** A name that is longer stands in two lines, if it has two words. */
const longestLine = 16;
const widest = 165;
const [oneLine, twoLines] = [28, 17];

const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, character) => sum + (widths.find(([kind]) => kind.test(character))?.[1] ?? usualWidth),
    0,
  );

export interface NameLines {
  readonly lines: readonly { readonly text: string; readonly length: number; readonly y: number }[];
  readonly size: number;
  readonly width: number;
}

/** Splits at the blank nearest to the middle. */
const inTwo = (name: string): readonly string[] => {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [middle] = blanks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return name.length <= longestLine || middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
};

/** The name of the shop as lines in a drawing that is 34 high and at most 165 wide. */
export const nameLines = (name: string): NameLines => {
  const texts = inTwo(name);
  const longest = Math.max(...texts.map(widthOf));
  const size = Math.min(texts.length === 1 ? oneLine : twoLines, Math.floor(widest / longest));
  const baselines = texts.length === 1 ? [26] : [14, 32];
  const lines = texts.map((text, place) => ({
    text,
    length: Math.round(widthOf(text) * size),
    y: baselines[place] ?? 26,
  }));
  return { lines, size, width: Math.max(...lines.map(({ length }) => length)) };
};
