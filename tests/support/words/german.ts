import type { Language } from '../../../src/sites/site.ts';

/** Words that every second German sentence has, and that no other language of the shop knows; unlike `mit` or `den`. */
const functionWords = [
  'und',
  'oder',
  'nicht',
  'für',
  'die',
  'das',
  'eine',
  'einen',
  'Sie',
  'Ihr',
  'Ihre',
  'Ihren',
  'ist',
  'sind',
  'zum',
  'zur',
  'auf',
  'aus',
  'nach',
  'werden',
  'wird',
  'auch',
  'noch',
  'bitte',
  'kein',
  'über',
];
const letters = '\\p{L}\\p{M}';
const wordPattern = new RegExp(`(?<![${letters}])(?:${functionWords.join('|')})(?![${letters}])`, 'gu');

/** Letters that German has and the language has not. */
const foreignLetters: Readonly<Record<Exclude<Language, 'de'>, RegExp>> = {
  fr: /[äöüßÄÖÜ]/,
  cs: /[äöüßÄÖÜ]/,
  hu: /[äßÄ]/,
  pl: /[äöüßÄÖÜ]/,
  sk: /[öüßÖÜ]/,
  tr: /[äßÄ]/,
};

/** Names that are what they are in every language; Bälliz is a street in Thun, Industriestraße one in Herford. */
const names = [
  'müsli',
  'birchermüesli',
  'Lührs',
  'Bälliz',
  'Industriestraße',
  'Löwenstrasse',
  'Zürich',
  'Österreich',
  'Schweiz',
  'Deutschland',
  'Türkiye',
];
const namePattern = new RegExp(`(?<![${letters}])(?:${names.join('|')})(?![${letters}])`, 'gu');

/** Words of a text that are German, though the text is to be in another language. */
export const germanIn = (text: string, language: Exclude<Language, 'de'>): readonly string[] => {
  const read = text.replaceAll(namePattern, ' ');
  const foreign = foreignLetters[language];
  const odd = [...read.matchAll(new RegExp(`[${letters}]+`, 'gu'))]
    .map(([word]) => word)
    .filter((word) => foreign.test(word));
  return [...(read.match(wordPattern) ?? []), ...odd];
};
