/** Kinds of input that allow only some characters. */
export type TypedKind = 'number' | 'iban';

/** The text of a field and the position of its caret. */
export interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** The longest IBAN of all countries, with a space after every fourth character. */
export const longestIban = 42;
const ibanSigns = 34;

/** Keeps digits and the first decimal separator, comma or point. */
const numberIn = (text: string): string => {
  const kept = text.replaceAll(/[^\d.,]/g, '');
  const at = kept.search(/[.,]/);
  return at < 0 ? kept : kept.slice(0, at + 1) + kept.slice(at + 1).replaceAll(/[.,]/g, '');
};

/**
 * Two letters of the country, then digits, then either (ISO 13616). Deleting one letter keeps the rest.
 */
const ibanIn = (text: string): string => {
  const signs = text.replaceAll(/[^A-Za-z\d]/g, '');
  const [, country = '', rest = ''] = /^\d*([A-Za-z]{0,2})[A-Za-z]*(.*)$/.exec(signs) ?? [];
  const kept = (country + rest).slice(0, ibanSigns);
  return kept.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1 ');
};

const shapes = { number: numberIn, iban: ibanIn } as const satisfies Record<TypedKind, (text: string) => string>;

/** UI-2: removes the characters that the kind does not allow, and all beyond `most`; the caret stays after the same character. */
export const typedAs = (kind: TypedKind, { text, caret }: TypedText, most = Infinity): TypedText => {
  const kept = shapes[kind](text).slice(0, most).trimEnd();
  return { text: kept, caret: Math.min(shapes[kind](text.slice(0, caret)).length, kept.length) };
};
