import {
  consentCategories,
  consentCookie,
  consentWords,
  type Consent,
} from '../../contracts/tracking/consent-cookie.contract.ts';
import { wordsKey, type ReadableCookies } from './consent.rules.ts';

/** Returns the value of the cookie for a choice. */
export const consentText = (consent: Consent, consentId: string, at: Date): string =>
  new URLSearchParams({
    datestamp: at.toISOString(),
    consentId,
    [wordsKey]: String(consentWords),
    groups: ['C0001:1', ...consentCategories.map((category) => `${category}:${consent[category] ? 1 : 0}`)].join(),
  }).toString();

export const consentIdIn = (cookies: ReadableCookies): string | undefined =>
  new URLSearchParams(cookies.get(consentCookie)).get('consentId') ?? undefined;

/** Whether a name matches one of a list, in which `*` at the end stands for any text. */
export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
