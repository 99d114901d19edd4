/** Widths of signs in 1/100 of the type's size, as in Arial and its likes; others are as wide as most small letters. */
const widths: readonly (readonly [signs: RegExp, width: number])[] = [
  [/[ijlíì.,:;'|!()„“”’ftr ]/, 33],
  [/[mwMW%–]/, 88],
  [/[A-ZÀ-ÖØ-ÞĀ-Ž]/, 70],
];
const usual = 57;

/** Returns about how wide a text is, for a type of size 1. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? usual), 0) / 100;

/** Breaks a text into lines of at most this width, which is given in sizes of the type. A word alone may be wider. */
export const linesOf = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
