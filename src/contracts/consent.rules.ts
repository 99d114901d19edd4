import {
  consentCategories,
  consentCookie,
  decidedCookie,
  type Consent,
  type ConsentCategory,
} from './consent-cookie.contract.ts';
import { consentWords } from './consent.contract.ts';

interface Cookies {
  get(name: string): string | undefined;
}

/** Where the built-in consent asked with other words than those of now, it is asked again. */
const wordsKey = 'words';

/**
 * What was chosen; nothing where nobody has chosen yet. A vendor writes its cookie before anybody has: only the second one tells
 * that somebody did.
 */
export const consentIn = (cookies: Cookies): Consent | undefined => {
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

/** Value of the cookie for a choice. */
export const consentText = (consent: Consent, consentId: string, at: Date): string =>
  new URLSearchParams({
    datestamp: at.toISOString(),
    consentId,
    [wordsKey]: String(consentWords),
    groups: ['C0001:1', ...consentCategories.map((category) => `${category}:${consent[category] ? 1 : 0}`)].join(),
  }).toString();

export const consentIdIn = (cookies: Cookies): string | undefined =>
  new URLSearchParams(cookies.get(consentCookie)).get('consentId') ?? undefined;

/** Whether a name is one of a list in which some end in `*`. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
