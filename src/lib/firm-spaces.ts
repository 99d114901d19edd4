/** Words of one letter that no line ends with, as printers of these languages set them. */
const oneLetterWords: Readonly<Record<string, string>> = { cs: 'aikosuvz', sk: 'aikosuvz', pl: 'aiouwz' };

/** In French a space stands before these signs, and no line may break there. */
const frenchSigns = / (?=[?!:;»%])|(?<=«) /g;

const spacesOf = (language: string): RegExp | undefined => {
  if (language === 'fr') return frenchSigns;
  const words = oneLetterWords[language];
  // A word of one letter, or a figure before its sign: `v obchodě`, `10 %`, `5 zł`.
  return words ? new RegExp(`(?<=(?<![\\p{L}\\p{N}])[${words}]) (?=\\S)|(?<=\\d) (?=[%€]|Kč|zł)`, 'giu') : undefined;
};

/** A text of a language (ISO 639) with spaces that do not break where none of its lines may end. */
export const firmSpaces = (text: string, language: string): string => {
  const spaces = spacesOf(language);
  return spaces ? text.replace(spaces, '\u00A0') : text;
};
