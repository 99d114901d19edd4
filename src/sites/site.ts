import type { Currency, SiteCode } from '../contracts/shop/site.contract.ts';

/** The languages of the shop; AT and CH have some German texts of their own. */
export const languages = ['de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr'] as const;
export type Language = (typeof languages)[number];

/**
 * The format of a price on one site. `Intl` differs from what shops print: it gives ₺ instead of TL, puts CHF last in
 * fr-CH and shows € in de-DE (SITE-3).
 */
export interface MoneyShape {
  /** as printed; screen readers always get the currency, also when it is not printed */
  readonly symbol: string;
  readonly symbolAt: 'before' | 'after' | 'nowhere';
  readonly decimal: '.' | ',';
  readonly group: string;
  readonly fraction: 'always' | 'when-needed' | 'never';
  /** the currency in words, for screen readers */
  readonly spoken: string;
}

export interface Site {
  readonly code: SiteCode;
  /** BCP 47, as the specification lists it (SITE-1) */
  readonly locale: string;
  readonly language: Language;
  /** names of the text catalogues under texts/; AT and CH override some texts of the German one */
  readonly catalogue: readonly string[];
  readonly currency: Currency;
  readonly money: MoneyShape;
  readonly timeZone: string;
  /** the country in its own language, for lists of countries */
  readonly countryName: string;
  /** first part of the host on one machine: `de.localhost` */
  readonly hostLabel: string;
  /** ISO 3166, for addresses and structured data */
  readonly country: string;
}

/** Properties that only the server needs (texts, hosts); the browser does not get them. */
export const serverFacts = ['catalogue', 'countryName', 'hostLabel'] as const satisfies readonly (keyof Site)[];
export type ShownSite = Omit<Site, (typeof serverFacts)[number]>;
