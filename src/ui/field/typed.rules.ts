/** Kinds of input that take only some signs. */
export type TypedKind = 'number' | 'iban';

/** What stands in a field, and where its caret stands. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** The longest that a country has, and a space after every fourth sign. */
export const longestIban = 42;
const ibanSigns = 34;

/** Digits and the first separator, a comma or a point as the country writes it. */
const numberIn = (text: string): string => {
  const kept = text.replaceAll(/[^\d.,]/g, '');
  const at = kept.search(/[.,]/);
  return at < 0 ? kept : kept.slice(0, at + 1) + kept.slice(at + 1).replaceAll(/[.,]/g, '');
};

/**
 * Two letters of the country, then digits, then either (ISO 13616). Who takes one letter out to mend it keeps the rest.
 */
const ibanIn = (text: string): string => {
  const signs = text.replaceAll(/[^A-Za-z\d]/g, '');
  const [, country = '', rest = ''] = /^\d*([A-Za-z]{0,2})[A-Za-z]*(.*)$/.exec(signs) ?? [];
  const kept = (country + rest).slice(0, ibanSigns);
  return kept.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
};

const shapes = { number: numberIn, iban: ibanIn } as const satisfies Record<TypedKind, (text: string) => string>;

/** UI-2: what of a typed text the kind lets stand, at most `most` signs; the caret stays behind the sign that it was behind. */
export const typedAs = (kind: TypedKind, { text, caret }: TypedText, most = Infinity): TypedText => {
  const kept = shapes[kind](text).slice(0, most).trimEnd();
  return { text: kept, caret: Math.min(shapes[kind](text.slice(0, caret)).length, kept.length) };
};
