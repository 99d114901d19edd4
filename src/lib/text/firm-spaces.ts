/** Behind a word of one letter that no line ends with, or a figure before its sign: `v obchodě`, `10 %`, `5 zł`. */
const besideSmallWords = (words: string): RegExp =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])[${words}]) (?=\\S)|(?<=\\d) (?=[%€]|Kč|zł)`, 'giu');

/** Spaces at which no line may break, as printers of these languages set them. */
const firmIn: Readonly<Record<string, RegExp>> = {
  cs: besideSmallWords('aikosuvz'),
  sk: besideSmallWords('aikosuvz'),
  pl: besideSmallWords('aiouwz'),
  // Before these signs stands a space.
  fr: / (?=[?!:;»%])|(?<=«) /g,
};

/** A text of a language (ISO 639) with spaces that do not break where none of its lines may end. */
export const firmSpaces = (text: string, language: string): string => {
  const spaces = firmIn[language];
  return spaces ? text.replace(spaces, '\u00A0') : text;
};
