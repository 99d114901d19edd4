/** Symbols that stay on the line of their number: `250 g`, `30 °C`, `10 %`, `4 390 Ft`. */
const besideNumbers = '(?<=\\d) (?=(?:%|€|°C|Kč|zł|Ft|TL|CHF|[kmc]?[glmW]|GB|Go|h)(?![\\p{L}\\p{N}]))';

/** Matches the space after a word of one letter, or between a number and its symbol: `v obchodě`, `10 %`, `5 zł`. */
const besideSmallWords = (words: string): RegExp =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])[${words}]) (?=\\S)|${besideNumbers}`, 'giu');

/** Spaces that do not break by the typographic rules of these languages. */
const firmIn: Readonly<Record<string, RegExp>> = {
  cs: besideSmallWords('aikosuvz'),
  sk: besideSmallWords('aikosuvz'),
  pl: besideSmallWords('aiouwz'),
  // A space precedes these characters.
  fr: new RegExp(`${besideNumbers}| (?=[?!:;»%])|(?<=«) `, 'gu'),
};
const firmElsewhere = new RegExp(besideNumbers, 'gu');

/** Returns a text of a language (ISO 639) with no-break spaces where a line must not end. */
export const firmSpaces = (text: string, language: string): string =>
  text.replace(firmIn[language] ?? firmElsewhere, '\u00A0');
