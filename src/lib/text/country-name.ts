import { memoize } from '../flow/memoize.ts';

/** Making one reads the names of all countries of a language, which takes longer than all questions to it. */
const namesIn = memoize((locale: string) => new Intl.DisplayNames(locale, { type: 'region' }), 20);

/** Returns the name of a country by its ISO 3166-1 code (`PL`) as it is written in a locale, or the code where it has none. */
export const countryName = (country: string, locale: string): string => namesIn(locale).of(country) ?? country;
