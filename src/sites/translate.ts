import format from 'icu-minify/format';
import type german from './texts/de.json';

/** The keys of the German catalogue; a law test checks that the other catalogues have the same keys. */
export type TextKey = keyof typeof german;
export type TextValues = Readonly<Record<string, string | number>>;
/** Compiled by `icu-minify/compile`: plain texts stay strings, the others are small arrays. */
export type Catalogue = Readonly<Record<string, Parameters<typeof format>[0]>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();
/** Not as JSON, which a page may have changed (EMB-3). */
const keyOf = ([locale, options = {}]: readonly [locale?: unknown, options?: object | undefined]): string =>
  String([locale, Object.entries(options)]);
/** Short whole numbers are the same digits on all sites, and the first `Intl.NumberFormat` takes a slow phone 50 ms. */
const numberText = (figure: number, args: ConstructorParameters<typeof Intl.NumberFormat>): string => {
  if (!args[1] && /^\d{1,3}$/.test(String(figure))) return String(figure);
  const key = keyOf(args);
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(...args);
  numberFormats.set(key, known);
  return known.format(figure);
};
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  // icu-minify asks for the format of numbers, and of its functions uses this one alone.
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    ({ format: (figure: number) => numberText(figure, args) }) as Intl.NumberFormat,
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => {
    const key = keyOf(args);
    const known = pluralRules.get(key) ?? new Intl.PluralRules(...args);
    pluralRules.set(key, known);
    return known;
  },
};

/** A missing key is shown as it is: visible in a test, never an empty page. */
export const translator =
  (catalogue: Catalogue, locale: string): Translate =>
  (key, values) => {
    const message = catalogue[key];
    if (message === undefined) return key;
    if (typeof message === 'string') return message;
    return String(format(message, locale, { ...values }, { formatters, timeZone: 'UTC' }));
  };
