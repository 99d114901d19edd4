import { headerLinks } from '../../sites/links.ts';
import type { Site } from '../../sites/site.ts';

const searchWord = 'search_term_string';

/** schema.org Organization: the seller, from the facts of the content. */
export const structuredShop = (shopName: string, facts: Readonly<Record<string, string>>, site: Site): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: shopName,
  legalName: facts['company'],
  url: '/',
  logo: '/brand/logo.svg',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: facts['phone'],
    email: facts['email'],
    areaServed: site.country,
    availableLanguage: site.language,
  },
});

/** schema.org WebSite, with the address for a search box in search engines. */
export const structuredSite = (shopName: string, site: Site): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: shopName,
  url: '/',
  inLanguage: site.locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${headerLinks.search}?query={${searchWord}}` },
    'query-input': `required name=${searchWord}`,
  },
});
