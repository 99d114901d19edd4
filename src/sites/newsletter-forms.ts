import type { SiteCode } from '../contracts/shop/site.contract.ts';

export type Presence = 'absent' | 'optional' | 'required';

/** What one country asks for, and what its law says (NEWS-1, NEWS-3, NEWS-11, NEWS-14). */
export interface NewsletterForm {
  readonly salutation: Presence;
  readonly names: Presence;
  /** the family name stands first, as people write themselves there */
  readonly familyNameFirst: boolean;
  /** a box of its own for the newsletter */
  readonly hasLegal: boolean;
  readonly hasPrivacyHint: boolean;
  readonly hasExample: boolean;
  readonly hasFootnote: boolean;
  readonly minimumAge: 16 | 18;
  /** NEWS-2: what the shop knows already cannot be changed here */
  readonly isPrefillFixed: boolean;
  /** how long a sign-up waits for its confirmation */
  readonly pendingDays: 14 | 30;
  /** years unopened after which nothing is sent any more; open mails are counted there alone */
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

/** One row a country. */
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
