import { languages } from '../../../sites/site.ts';

export const inAll = <T>(value: T): Record<string, T> =>
  Object.fromEntries(languages.map((language) => [language, value]));

/** Words of the examples, in the languages of all sites. */
export const words = {
  mugs: {
    de: 'Tassen und Becher',
    fr: 'Tasses et mugs',
    cs: 'Šálky a hrnky',
    hu: 'Csészék és bögrék',
    pl: 'Filiżanki i kubki',
    sk: 'Šálky a hrnčeky',
    tr: 'Fincanlar ve kupalar',
  },
  porcelain: {
    de: 'Porzellan',
    fr: 'Porcelaine',
    cs: 'Porcelán',
    hu: 'Porcelán',
    pl: 'Porcelana',
    sk: 'Porcelán',
    tr: 'Porselen',
  },
  contact: {
    de: 'Kontakt',
    fr: 'Contact',
    cs: 'Kontakt',
    hu: 'Kapcsolat',
    pl: 'Kontakt',
    sk: 'Kontakt',
    tr: 'İletişim',
  },
  mug: { de: 'Becher', fr: 'Mug', cs: 'Hrnek', hu: 'Bögre', pl: 'Kubek', sk: 'Hrnček', tr: 'Kupa' },
  seeMugs: {
    de: 'Becher ansehen',
    fr: 'Voir les mugs',
    cs: 'Zobrazit hrnky',
    hu: 'Bögrék megtekintése',
    pl: 'Zobacz kubki',
    sk: 'Pozrieť hrnčeky',
    tr: 'Kupaları gör',
  },
} as const;

export const shows =
  'Times are those of each country: "2026-12-01T08:00", or days from the day on which the folder is taken in: "+3T08:00".';
export const schedule = { from: '2026-12-01T08:00', to: '2026-12-25T00:00' };
export const perLanguage = (make: (language: (typeof languages)[number]) => object) =>
  Object.fromEntries(languages.map((language) => [language, make(language)]));
