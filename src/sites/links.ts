import type { SiteCode } from '../contracts/site.contract.ts';

const outlet = '/categories/outlet';

/** SITE-7: the reduced things of each site. */
export const outletPaths: Readonly<Record<SiteCode, string>> = {
  DE: outlet,
  AT: outlet,
  CH: outlet,
  CH_FR: outlet,
  CZ: outlet,
  HU: outlet,
  PL: outlet,
  SK: '/categories/zlavy',
  TR: '/categories/indirim',
};

/** NAV-6: every category of the site by plain links. */
export const sitemapPath = '/sitemap';

/** HDR-1: the header's own links, the same on every site. */
export const headerLinks = {
  home: '/',
  storefinder: '/service/storefinder/search',
  account: '/usermenu',
  cart: '/service/cartfrontend/cart',
  search: '/search',
} as const;
