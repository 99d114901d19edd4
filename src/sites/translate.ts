import format from 'icu-minify/format';
import type german from './texts/de.json';

/** Every text of the shop has a key in the German catalogue; the other catalogues hold the same keys (a law test). */
export type TextKey = keyof typeof german;
export type TextValues = Readonly<Record<string, string | number>>;
/** Compiled ahead by `icu-minify/compile`: strings stay strings, the rest are small arrays. */
export type Catalogue = Readonly<Record<string, Parameters<typeof format>[0]>>;
export type Translate = (key: TextKey, values?: TextValues) => string;

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();
const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => {
    const key = JSON.stringify(args);
    const known = numberFormats.get(key) ?? new Intl.NumberFormat(...args);
    numberFormats.set(key, known);
    return known;
  },
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => {
    const key = JSON.stringify(args);
    const known = pluralRules.get(key) ?? new Intl.PluralRules(...args);
    pluralRules.set(key, known);
    return known;
  },
};

/** A key that the catalogue lacks shows itself: visible in a test, never an empty page. */
export const translator =
  (catalogue: Catalogue, locale: string): Translate =>
  (key, values) => {
    const message = catalogue[key];
    if (message === undefined) return key;
    if (typeof message === 'string') return message;
    return String(format(message, locale, { ...values }, { formatters, timeZone: 'UTC' }));
  };
