/** Matches the space after a word of one letter, or between a number and its symbol: `v obchodě`, `10 %`, `5 zł`. */
const besideSmallWords = (words: string): RegExp =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])[${words}]) (?=\\S)|(?<=\\d) (?=[%€]|Kč|zł)`, 'giu');

/** Spaces that do not break by the typographic rules of these languages. */
const firmIn: Readonly<Record<string, RegExp>> = {
  cs: besideSmallWords('aikosuvz'),
  sk: besideSmallWords('aikosuvz'),
  pl: besideSmallWords('aiouwz'),
  // A space precedes these characters.
  fr: / (?=[?!:;»%])|(?<=«) /g,
};

/** Returns a text of a language (ISO 639) with no-break spaces where a line must not end. */
export const firmSpaces = (text: string, language: string): string => {
  const spaces = firmIn[language];
  return spaces ? text.replace(spaces, '\u00A0') : text;
};
