import type { HeaderProps } from './Header.tsx';

/** What stands in the header's places is other regions' own. */
type Frame = Omit<HeaderProps, 'search' | 'navigation'>;

const benefits: Frame['benefits'] = [
  { url: '/c/versand', text: 'Gratis Versand ab 20 Euro' },
  { url: '/subscribenewsletter', text: '10 % für Ihre Newsletter-Anmeldung' },
  { url: '/service/storefinder/', text: 'Gratis Abholung und Rückgabe in der Filiale' },
  { url: '/c/service', text: 'Service und Hilfe' },
];

export const headerFixtures = {
  'on any page': { benefits, reduced: false, pageType: 'content' },
  'without benefits, on a product page, where it does not stick': {
    benefits: [],
    reduced: false,
    pageType: 'ProductDetailPage',
  },
  'reduced, for checkout': { benefits, reduced: true, pageType: 'checkout' },
} as const satisfies Readonly<Record<string, Frame>>;
