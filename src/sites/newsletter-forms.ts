import type { NewsletterForm } from '../domain/newsletter/newsletter.rules.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';

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
