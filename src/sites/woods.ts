import { countryName } from '../lib/text/country-name.ts';
import type { Language } from './site.ts';

/** The names under which a wood is traded, by its species; Switzerland asks for both (SR 944.021). */
const tradeNames: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  'Acacia mangium': { de: 'Akazie', fr: 'acacia' },
  'Acer pseudoplatanus': { de: 'Bergahorn', fr: 'érable sycomore' },
  'Castanea sativa': { de: 'Edelkastanie', fr: 'châtaignier' },
  'Fagus sylvatica': { de: 'Buche', fr: 'hêtre' },
  'Fraxinus excelsior': { de: 'Esche', fr: 'frêne' },
  'Juglans regia': { de: 'Nussbaum', fr: 'noyer' },
  'Olea europaea': { de: 'Olivenbaum', fr: 'olivier' },
  'Picea abies': { de: 'Fichte', fr: 'épicéa' },
  'Pinus sylvestris': { de: 'Föhre', fr: 'pin sylvestre' },
  'Quercus robur': { de: 'Eiche', fr: 'chêne' },
  'Tilia cordata': { de: 'Linde', fr: 'tilleul' },
};

/** One wood of a product. */
export interface Wood {
  /** its name in science, such as `Quercus robur` */
  readonly species: string;
  /** where it grew, ISO 3166 */
  readonly country: string;
}

/** `Quercus robur PL,Olea europaea IT`, as it is stored */
export const woodsPattern =
  /^[A-Z][a-z]+ (?:[a-z-]+|spp\.) [A-Z]{2}(?:, ?[A-Z][a-z]+ (?:[a-z-]+|spp\.) [A-Z]{2}){0,9}$/;

export const woodsOf = (stored: string): Wood[] =>
  stored.split(/, ?/).map((one) => ({ species: one.slice(0, -3), country: one.slice(-2) }));

/** Returns a wood as it is shown: `Eiche (Quercus robur), Polen`. */
export const woodText = ({ species, country }: Wood, language: Language, locale: string): string => {
  const name = tradeNames[species]?.[language];
  return `${name === undefined ? species : `${name} (${species})`}, ${countryName(country, locale)}`;
};
