import { describe, expect, it } from 'vitest';
import { woodsOf, woodsPattern, woodText } from './woods.ts';

describe('[LAW-5] the woods of a product', () => {
  it.each([
    ['Quercus robur PL', true],
    ['Quercus robur PL,Olea europaea IT', true],
    ['Quercus robur PL, Pinus spp. SE', true],
    ['', false],
    ['Eiche', false],
    ['quercus robur PL', false],
    ['Quercus robur', false],
    ['Quercus robur Polen', false],
    ['Quercus robur PL;Olea europaea IT', false],
    ['<b>Quercus robur PL', false],
  ])('%j is read: %s', (stored, isRead) => expect(woodsPattern.test(stored)).toBe(isRead));

  it.each([
    ['de', 'de-CH', 'Eiche (Quercus robur), Polen'],
    ['fr', 'fr-CH', 'chêne (Quercus robur), Pologne'],
    ['hu', 'hu-HU', 'Quercus robur, Lengyelország'],
  ] as const)('are named in %s with the name of trade, the species and the country', (language, locale, text) => {
    expect(woodsOf('Quercus robur PL, Olea europaea IT').map((wood) => woodText(wood, language, locale))[0]).toBe(text);
  });

  it('of a species or a country that is not known show what is stored', () => {
    expect(woodText({ species: 'Swietenia macrophylla', country: 'XX' }, 'de', 'de-CH')).toBe(
      'Swietenia macrophylla, XX',
    );
  });
});
