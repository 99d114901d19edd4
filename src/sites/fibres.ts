import { memoize } from '../lib/flow/memoize.ts';
import type { Language } from './site.ts';

/**
 * Names of fibres, as Annex I of Regulation (EU) 1007/2011 has them in each language, for Türkiye list 1 of its rule of
 * 25 April 2015. Other words (lambswool, recycled polyester) are no names by law and stand in the description.
 */
export const fibreNames = {
  wool: { de: 'Wolle', fr: 'laine', cs: 'vlna', hu: 'gyapjú', pl: 'wełna', sk: 'vlna', tr: 'yün' },
  alpaca: { de: 'Alpaka', fr: 'alpaga', cs: 'alpaka', hu: 'alpaka', pl: 'alpaka', sk: 'alpaka', tr: 'alpaka' },
  cashmere: { de: 'Kaschmir', fr: 'cachemire', cs: 'kašmír', hu: 'kasmír', pl: 'kaszmir', sk: 'kašmír', tr: 'kaşmir' },
  silk: { de: 'Seide', fr: 'soie', cs: 'hedvábí', hu: 'selyem', pl: 'jedwab', sk: 'hodváb', tr: 'ipek' },
  cotton: { de: 'Baumwolle', fr: 'coton', cs: 'bavlna', hu: 'pamut', pl: 'bawełna', sk: 'bavlna', tr: 'pamuk' },
  linen: { de: 'Leinen', fr: 'lin', cs: 'len', hu: 'len', pl: 'len', sk: 'ľan', tr: 'keten' },
  hemp: { de: 'Hanf', fr: 'chanvre', cs: 'konopí', hu: 'kender', pl: 'konopie', sk: 'konope', tr: 'kenevir' },
  viscose: { de: 'Viskose', fr: 'viscose', cs: 'viskóza', hu: 'viszkóz', pl: 'wiskoza', sk: 'viskóza', tr: 'viskoz' },
  modal: { de: 'Modal', fr: 'modal', cs: 'modal', hu: 'modál', pl: 'modal', sk: 'modal', tr: 'modal' },
  lyocell: { de: 'Lyocell', fr: 'lyocell', cs: 'lyocell', hu: 'lyocell', pl: 'lyocell', sk: 'lyocell', tr: 'lyocell' },
  cupro: { de: 'Cupro', fr: 'cupro', cs: 'cupro', hu: 'cupro', pl: 'cupro', sk: 'cupro', tr: 'cupro' },
  polyester: {
    de: 'Polyester',
    fr: 'polyester',
    cs: 'polyester',
    hu: 'poliészter',
    pl: 'poliester',
    sk: 'polyester',
    tr: 'polyester',
  },
  polyamide: {
    de: 'Polyamid',
    fr: 'polyamide',
    cs: 'polyamid',
    hu: 'poliamid',
    pl: 'poliamid',
    sk: 'polyamid',
    tr: 'poliamid',
  },
  acrylic: {
    de: 'Polyacryl',
    fr: 'acrylique',
    cs: 'akryl',
    hu: 'akril',
    pl: 'akryl',
    sk: 'akryl',
    tr: 'akrilik',
  },
  elastane: {
    de: 'Elasthan',
    fr: 'élasthanne',
    cs: 'elastan',
    hu: 'elasztán',
    pl: 'elastan',
    sk: 'elastan',
    tr: 'elastan',
  },
  polylactide: {
    de: 'Polylactid',
    fr: 'polylactide',
    cs: 'polylaktid',
    hu: 'polilaktid',
    pl: 'polilaktyd',
    sk: 'polylaktid',
    tr: 'polilaktid',
  },
  other: {
    de: 'sonstige Fasern',
    fr: 'autres fibres',
    cs: 'ostatní vlákna',
    hu: 'egyéb szálak',
    pl: 'inne włókna',
    sk: 'iné vlákna',
    tr: 'diğer lifler',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
export type Fibre = keyof typeof fibreNames;

/** One fibre of a fabric with its share in whole per cent. */
export interface FibreShare {
  readonly fibre: Fibre;
  readonly percent: number;
}

const codes = Object.keys(fibreNames) as Fibre[]; // the keys of the constant above

/** Reads stored fibres (`wool 70,polyamide 30`), the largest share first, as the law orders them. */
export const fibreShares = (stored: string): FibreShare[] =>
  stored
    .split(',')
    .flatMap((one) => {
      const [code, percent] = one.split(' ');
      const fibre = codes.find((known) => known === code);
      return fibre === undefined ? [] : [{ fibre, percent: Number(percent) }];
    })
    .toSorted((a, b) => b.percent - a.percent);

/** Returns the fibre with this name in the language; upper and lower case are equal. */
export const fibreNamed = (name: string, language: Language): Fibre | undefined =>
  codes.find((code) => fibreNames[code][language].toLocaleLowerCase(language) === name.toLocaleLowerCase(language));

const percentsOf = memoize((locale) => new Intl.NumberFormat(locale, { style: 'percent' }), 20);

/** Formats fibres as the site writes per cent: `70 % Wolle, 30 % Polyamid`, `%70 yün`, `70% gyapjú`. */
export const fibreText = (shares: readonly FibreShare[], language: Language, locale: string): string => {
  const percents = percentsOf(locale);
  return shares
    .map(({ fibre, percent }) => `${percents.format(percent / 100)} ${fibreNames[fibre][language]}`)
    .join(', ');
};
