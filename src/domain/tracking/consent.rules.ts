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

/** Where the built-in consent asked with other words than those of now, it is asked again. */
export const wordsKey = 'words';

/**
 * What was chosen; nothing where nobody has chosen yet. A vendor writes its cookie before anybody has: only the second one tells
 * that somebody did.
 */
export const consentIn = (cookies: ReadableCookies): Consent | undefined => {
  const said = new URLSearchParams(cookies.get(consentCookie));
  const words = said.get(wordsKey);
  if (!cookies.get(decidedCookie) || (words && words !== String(consentWords))) return undefined;
  const groups = said.get('groups') ?? '';
  return { C0003: groups.includes('C0003:1'), C0004: groups.includes('C0004:1') };
};

/** Of the categories, necessary ones first, as the event tells them. */
export const grantedOf = (consent: Consent): readonly ('C0001' | ConsentCategory)[] => [
  'C0001',
  ...consentCategories.filter((category) => consent[category]),
];
