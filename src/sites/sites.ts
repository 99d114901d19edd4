import { siteCodes, type SiteCode } from '../contracts/shop/site.contract.ts';
import type { MoneyShape, Site } from './site.ts';

/** No-break space: between number and symbol, and between groups of three digits. */
const nbsp = '\u00A0';

const euro = { symbol: '€', decimal: ',', group: '.', fraction: 'always', spoken: 'Euro' } as const;
const franc: MoneyShape = {
  symbol: 'CHF',
  symbolAt: 'before',
  decimal: '.',
  group: '’',
  fraction: 'always',
  spoken: 'Franken',
};

/** SITE-1, SITE-3: one row per site. */
export const sites: Readonly<Record<SiteCode, Site>> = {
  DE: {
    code: 'DE',
    locale: 'de-DE',
    language: 'de',
    catalogue: ['de'],
    currency: 'EUR',
    country: 'DE',
    money: { ...euro, symbolAt: 'nowhere' },
    timeZone: 'Europe/Berlin',
    countryName: 'Deutschland',
    hostLabel: 'de',
  },
  AT: {
    code: 'AT',
    locale: 'de-AT',
    language: 'de',
    catalogue: ['de', 'at'],
    currency: 'EUR',
    country: 'AT',
    money: { ...euro, symbolAt: 'before' },
    timeZone: 'Europe/Vienna',
    countryName: 'Österreich',
    hostLabel: 'at',
  },
  CH: {
    code: 'CH',
    locale: 'de-CH',
    language: 'de',
    catalogue: ['de', 'ch'],
    currency: 'CHF',
    country: 'CH',
    money: franc,
    timeZone: 'Europe/Zurich',
    countryName: 'Schweiz (Deutsch)',
    hostLabel: 'ch',
  },
  CH_FR: {
    code: 'CH_FR',
    locale: 'fr-CH',
    language: 'fr',
    catalogue: ['ch-fr'],
    currency: 'CHF',
    country: 'CH',
    money: { ...franc, spoken: 'francs suisses' },
    timeZone: 'Europe/Zurich',
    countryName: 'Suisse (français)',
    hostLabel: 'ch-fr',
  },
  CZ: {
    code: 'CZ',
    locale: 'cs-CZ',
    language: 'cs',
    catalogue: ['cz'],
    currency: 'CZK',
    country: 'CZ',
    money: {
      symbol: 'Kč',
      symbolAt: 'after',
      decimal: ',',
      group: nbsp,
      fraction: 'when-needed',
      spoken: 'korun českých',
    },
    timeZone: 'Europe/Prague',
    countryName: 'Česko',
    hostLabel: 'cz',
  },
  HU: {
    code: 'HU',
    locale: 'hu-HU',
    language: 'hu',
    catalogue: ['hu'],
    currency: 'HUF',
    country: 'HU',
    money: { symbol: 'Ft', symbolAt: 'after', decimal: ',', group: nbsp, fraction: 'never', spoken: 'forint' },
    timeZone: 'Europe/Budapest',
    countryName: 'Magyarország',
    hostLabel: 'hu',
  },
  PL: {
    code: 'PL',
    locale: 'pl-PL',
    language: 'pl',
    catalogue: ['pl'],
    currency: 'PLN',
    country: 'PL',
    money: { symbol: 'zł', symbolAt: 'after', decimal: ',', group: nbsp, fraction: 'always', spoken: 'złotych' },
    timeZone: 'Europe/Warsaw',
    countryName: 'Polska',
    hostLabel: 'pl',
  },
  SK: {
    code: 'SK',
    locale: 'sk-SK',
    language: 'sk',
    catalogue: ['sk'],
    currency: 'EUR',
    country: 'SK',
    money: { ...euro, group: nbsp, symbolAt: 'after', spoken: 'eur' },
    timeZone: 'Europe/Bratislava',
    countryName: 'Slovensko',
    hostLabel: 'sk',
  },
  TR: {
    code: 'TR',
    locale: 'tr-TR',
    language: 'tr',
    catalogue: ['tr'],
    currency: 'TRY',
    country: 'TR',
    money: { symbol: 'TL', symbolAt: 'after', decimal: ',', group: '.', fraction: 'always', spoken: 'lira' },
    timeZone: 'Europe/Istanbul',
    countryName: 'Türkiye',
    hostLabel: 'tr',
  },
};

export const allSites: readonly Site[] = siteCodes.map((code) => sites[code]);

/** The site of every host that names none (SITE-1: the default is de-DE). */
export const defaultSite: Site = sites.DE;

/** Locale tags of languages that no site has; their callers get the default site (SITE-1). */
export const furtherLocales = ['da-DK', 'sv-SE', 'en'] as const;

const byLocale = new Map([
  ...furtherLocales.map((tag) => [tag.toLowerCase(), defaultSite] as const),
  ...allSites.map((site) => [site.locale.toLowerCase(), site] as const),
]);

/** The site of a locale tag in any case (`hu-HU` is HU, `en` is the default site); `undefined` for any other tag. */
export const siteOfLocale = (tag: string): Site | undefined => byLocale.get(tag.toLowerCase());

export const isSiteCode = (word: string): word is SiteCode => (siteCodes as readonly string[]).includes(word);
