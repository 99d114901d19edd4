import type { SiteCode } from '../contracts/shop/site.contract.ts';

export type Presence = 'absent' | 'optional' | 'required';

/** The fields and legal rules of one country (NEWS-1, NEWS-3, NEWS-11, NEWS-14). */
export interface NewsletterForm {
  readonly salutation: Presence;
  readonly names: Presence;
  /** the family name comes first, as usual in the country */
  readonly familyNameFirst: boolean;
  /** a checkbox for the newsletter */
  readonly hasLegal: boolean;
  readonly hasPrivacyHint: boolean;
  readonly hasExample: boolean;
  readonly hasFootnote: boolean;
  readonly minimumAge: 16 | 18;
  /** NEWS-2: known values cannot be changed here */
  readonly isPrefillFixed: boolean;
  /** how long a sign-up waits for its confirmation */
  readonly pendingDays: 14 | 30;
  /** years without an opened mail after which sending stops; only there opens are counted */
  readonly stopsUnopenedYears?: 2;
  readonly voucherMonths: 1 | 3;
}

const plain: NewsletterForm = {
  salutation: 'absent',
  names: 'absent',
  familyNameFirst: false,
  hasLegal: false,
  hasPrivacyHint: true,
  hasExample: false,
  hasFootnote: false,
  minimumAge: 16,
  isPrefillFixed: false,
  pendingDays: 30,
  voucherMonths: 3,
};

/** One row per country. */
export const newsletterForms: Readonly<Record<SiteCode, NewsletterForm>> = {
  DE: { ...plain, hasExample: true, isPrefillFixed: true },
  AT: { ...plain, salutation: 'optional', names: 'optional', hasExample: true, isPrefillFixed: true },
  CH: plain,
  CH_FR: plain,
  CZ: { ...plain, minimumAge: 18 },
  HU: {
    ...plain,
    salutation: 'required',
    names: 'required',
    familyNameFirst: true,
    hasExample: true,
    hasFootnote: true,
    isPrefillFixed: true,
    voucherMonths: 1,
  },
  PL: plain,
  SK: { ...plain, minimumAge: 18 },
  TR: {
    ...plain,
    names: 'required',
    hasLegal: true,
    hasPrivacyHint: false,
    isPrefillFixed: true,
    pendingDays: 14,
    stopsUnopenedYears: 2,
  },
};
