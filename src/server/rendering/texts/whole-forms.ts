import type compile from 'icu-minify/compile';

export type CompiledText = ReturnType<typeof compile>;

/** The number that marks a plural in texts of `icu-minify`: `[name, 2, { one, few, other }]`. */
const pluralKind = 2;

/** Returns the plural forms that whole numbers take in a language. */
export const formsOf = (locale: string): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(locale);
  return new Set([...Array.from({ length: 200 }, (_, count) => count), 1_000_000].map((count) => rules.select(count)));
};

const wholeOnly = (choices: Readonly<Record<string, unknown>>, forms: ReadonlySet<string>): object => {
  // If whole numbers never take `other`, the form that most of them take replaces it.
  const usual = forms.has('other') ? 'other' : 'many';
  const isKept = (form: string) => form.startsWith('=') || (forms.has(form) && form !== usual);
  const kept = Object.entries(choices).filter(([form]) => isKept(form));
  return Object.fromEntries([...kept, ['other', choices[usual] ?? choices['other']]]);
};

const trimmed = (piece: unknown, forms: ReadonlySet<string>): unknown => {
  if (!Array.isArray(piece)) return piece;
  const [name, kind, choices] = piece as readonly unknown[];
  const isPlural = kind === pluralKind && typeof choices === 'object' && choices !== null;
  return isPlural ? [name, kind, wholeOnly({ ...choices }, forms)] : piece.map((one) => trimmed(one, forms));
};

/** Removes the plural forms that only fractions take: the shop counts in whole numbers, so browsers need not load them. */
export const withWholeForms = (text: CompiledText, forms: ReadonlySet<string>): CompiledText =>
  trimmed(text, forms) as CompiledText; // of the same shape, with fewer choices
