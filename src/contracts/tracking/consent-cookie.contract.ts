/** CONS-1: the categories of consent: C0003 statistics, C0004 advertising. Necessary cookies need no consent. */
export const consentCategories = ['C0003', 'C0004'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** CONS-2: these two, in the vendor's format, hold the choice for all scripts of the page. */
export const consentCookie = 'OptanonConsent';
export const decidedCookie = 'OptanonAlertBoxClosed';

/** The version of the consent text; after a change visitors are asked again. */
export const consentWords = 1;
