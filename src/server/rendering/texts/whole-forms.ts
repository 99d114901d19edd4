import type compile from 'icu-minify/compile';

export type CompiledText = ReturnType<typeof compile>;

/** How `icu-minify` writes a choice of forms: `[name, 2, { one, few, other }]`. */
const pluralKind = 2;

/** The forms that whole numbers take in a language. */
export const formsOf = (locale: string): ReadonlySet<string> => {
  const rules = new Intl.PluralRules(locale);
  return new Set([...Array.from({ length: 200 }, (_, count) => count), 1_000_000].map((count) => rules.select(count)));
};

const wholeOnly = (choices: Readonly<Record<string, unknown>>, forms: ReadonlySet<string>): object => {
  // Where whole numbers never take `other`, what most of them take stands for it.
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

/** A text without the forms that only fractions take: what the shop counts is whole, and they would weigh for nothing. */
export const withWholeForms = (text: CompiledText, forms: ReadonlySet<string>): CompiledText =>
  trimmed(text, forms) as CompiledText; // of the same shape, with fewer choices
