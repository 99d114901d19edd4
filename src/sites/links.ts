import type { SiteCode } from '../contracts/shop/site.contract.ts';

const outlet = '/categories/outlet';

/** SITE-7: the outlet of each site. */
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

/** The privacy notice of every site. */
export const privacyPath = '/c/service-datenschutz';

/** The terms of every site. */
export const termsPath = '/c/service-agb';

/** NAV-6: every category of the site by plain links. */
export const sitemapPath = '/sitemap';

/** HDR-1: the header's own links, the same on every site. */
export const headerLinks = {
  home: '/',
  storefinder: '/service/storefinder/search',
  account: '/usermenu',
  cart: '/service/cartfrontend/cart',
  search: '/search',
  /** HDR-8: DE only */
  supermarketOffers: '/c/angebote-im-supermarkt',
} as const;

/** HDR-7, SITE-11: the account's pages, the same on every site; mobile plan and community exist for DE only. */
export const accountLinks = {
  login: '/login',
  register: '/signup',
  overview: '/usermenu',
  orders: '/orders',
  watchlist: '/watchlist',
  beans: '/beanaccount',
  card: '/kontorcard/Overview',
  mobilePlan: '/mobileplan',
  community: '/community',
  /** GET shows a button whose form posts here */
  logout: '/logout',
} as const;

/** APPB-1, APPB-2: the shop's app in the two stores. Another shop enters the numbers of its own app here. */
export const appStores = {
  android: { page: 'https://play.google.com/store/apps/details?id=com.example.kontor' },
  ios: { page: 'https://apps.apple.com/app/id0000000000', id: '0000000000' },
} as const;

/** Pages of the account that only other account pages link to. */
export const accountPages = {
  data: '/usermenu/data',
  addresses: '/usermenu/addresses',
  forgotten: '/login/forgotten',
} as const;
