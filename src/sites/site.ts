import type { Currency, SiteCode } from '../contracts/shop/site.contract.ts';

/** The languages that the shop is written in; AT and CH speak German in their own words. */
export const languages = ['de', 'fr', 'cs', 'hu', 'pl', 'sk', 'tr'] as const;
export type Language = (typeof languages)[number];

/**
 * How a price is printed on one site. `Intl` alone is not what the shops print: it gives ₺ instead of TL, puts CHF last in
 * fr-CH and shows € in de-DE (SITE-3).
 */
export interface MoneyShape {
  /** as printed; the currency is always spoken, also where it is not printed */
  readonly symbol: string;
  readonly symbolAt: 'before' | 'after' | 'nowhere';
  readonly decimal: '.' | ',';
  readonly group: string;
  readonly fraction: 'always' | 'when-needed' | 'never';
  /** what a screen reader says after the figure */
  readonly spoken: string;
}

export interface Site {
  readonly code: SiteCode;
  /** BCP 47, as the specification lists it (SITE-1) */
  readonly locale: string;
  readonly language: Language;
  /** name of the text catalogue under texts/; AT and CH lay their own words over the German one */
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

/** What is drawn knows its site without these: the server alone looks for texts and hosts, and the browser gets none of them. */
export const serverFacts = ['catalogue', 'countryName', 'hostLabel'] as const satisfies readonly (keyof Site)[];
export type ShownSite = Omit<Site, (typeof serverFacts)[number]>;
