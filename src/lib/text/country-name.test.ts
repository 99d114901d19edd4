import { describe, expect, it } from 'vitest';
import { countryName } from './country-name.ts';

describe('the name of a country', () => {
  it.each([
    ['PL', 'de-DE', 'Polen'],
    ['PL', 'fr-CH', 'Pologne'],
    ['PL', 'de-DE', 'Polen'],
    ['CI', 'hu-HU', 'Elefántcsontpart'],
    ['XX', 'de-DE', 'XX'],
  ])('%s in %s is %s', (country, locale, name) => {
    expect(countryName(country, locale)).toBe(name);
  });
});
