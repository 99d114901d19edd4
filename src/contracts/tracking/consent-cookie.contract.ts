/** CONS-1: what a visitor says yes or no to: C0003 what is measured, C0004 what is advertised. What is necessary is not asked. */
export const consentCategories = ['C0003', 'C0004'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** CONS-2: by these two, in the vendor's own form, everybody on the page knows the choice, whoever has asked for it. */
export const consentCookie = 'OptanonConsent';
export const decidedCookie = 'OptanonAlertBoxClosed';

/** Whoever said yes to other words is asked again. */
export const consentWords = 1;
