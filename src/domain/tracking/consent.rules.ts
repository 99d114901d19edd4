import {
  consentCategories,
  consentCookie,
  consentWords,
  decidedCookie,
  type Consent,
  type ConsentCategory,
} from '../../contracts/tracking/consent-cookie.contract.ts';

export interface ReadableCookies {
  get(name: string): string | undefined;
}

/** The key of the consent text's version in the cookie: after a change of the text visitors are asked again. */
export const wordsKey = 'words';

/**
 * Returns the visitor's choice, or `undefined` before a choice. A vendor sets its first cookie before the choice; only the second
 * one shows that there was a choice.
 */
export const consentIn = (cookies: ReadableCookies): Consent | undefined => {
  const choice = new URLSearchParams(cookies.get(consentCookie));
  const words = choice.get(wordsKey);
  if (!cookies.get(decidedCookie) || (words && words !== String(consentWords))) return undefined;
  const groups = choice.get('groups') ?? '';
  return { C0003: groups.includes('C0003:1'), C0004: groups.includes('C0004:1') };
};

/** Returns the accepted categories for the page event, the necessary ones first. */
export const grantedOf = (consent: Consent): readonly ('C0001' | ConsentCategory)[] => [
  'C0001',
  ...consentCategories.filter((category) => consent[category]),
];
