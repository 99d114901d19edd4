/** NEWS-4: the base paths for the shop's pages and for single-page apps; both behave in the same way. */
export const newsletterBase = '/service/newsletter/api/internal';
export const privateNewsletterBase = '/service/newsletter/api/private';
export const newsletterBases = [newsletterBase, privateNewsletterBase] as const;
export const subscribersPath = '/newsletter-subscribers';
export const subscriberPath = '/newsletter-subscribers/:subscriberToken';
export const doiPath = '/newsletter-subscribers/:subscriberToken/doi';
/** NEWS-7, under the private base path only */
export const baseDataPath = '/service/newsletter/api/private/customers/base-data';
/** RFC 8058: mail programs post here with the token as their only credential */
export const oneClickPath = '/service/newsletter/api/unsubscribe/:subscriberToken';
/** only in TR's mails, as their consent states (NEWS-11) */
export const openedPath = '/service/newsletter/api/opened/:subscriberToken';

/** Pages of the shop. */
export const newsletterPagePath = '/subscribenewsletter';
export const newsletterPageAlias = '/c/subscribenewsletter';
export const confirmPagePath = '/subscribenewsletter/confirm';
export const preferencesPagePath = '/subscribenewsletter/preferences';
export const unsubscribePagePath = '/subscribenewsletter/unsubscribe';

/** NEWS-15; the salutations in the order of the list (NEWS-3) */
export const salutations = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
export type Salutation = (typeof salutations)[number];
export const consents = ['DNE'] as const;
export type Consent = (typeof consents)[number];
export const legals = ['NEWSLETTER'] as const;
export type Legal = (typeof legals)[number];
export const origins = ['NEWSLETTER', 'SHOPPING_CART'] as const;
export const usualOrigin = 'NEWSLETTER' satisfies (typeof origins)[number];
/** NEWS-12: the origin for trackers, `{origin}:{originAddition}` */
export const usualTrackedOrigin = 'onsite:subsite';
const originWord = '[A-Za-z0-9_-]{1,30}';
/** The words that a page may set: part of cache keys, so they are short. */
export const originAdditionPattern = `^${originWord}$`;
export const trackedOriginPattern = `^${originWord}:${originWord}$`;
/** NEWS-8 */
export const interests = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  'KONTOR_CARD',
  'STORE',
] as const;
export type Interest = (typeof interests)[number];

export const longestName = 40;

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** NEWS-6 */
export const trapField = 'website';

/** `type` of the problem JSON. */
export const emailInvalid = 'urn:newsletter:email_invalid';
/** SAFE-5: staff look at a preview, which sends and changes nothing */
export const inPreview = 'urn:newsletter:preview';
export const newsletterProblems = {
  emailInvalid,
  nameInvalid: 'urn:newsletter:name_invalid',
  nameMissing: 'urn:newsletter:name_missing',
  salutationMissing: 'urn:newsletter:salutation_missing',
  legalMissing: 'urn:newsletter:legal_missing',
  requestInvalid: 'urn:newsletter:request_invalid',
  siteUnknown: 'urn:newsletter:site_unknown',
  tokenInvalid: 'urn:newsletter:token_invalid',
  tooMany: 'urn:newsletter:too_many_requests',
  loginMissing: 'urn:newsletter:login_missing',
  unavailable: 'urn:newsletter:unavailable',
  preview: inPreview,
} as const;

export interface NewsletterPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
/** NEWS-1: pictures for desktops (from 1024 px) and tablets (from 767 px), and the one of the mails. */
export interface NewsletterPictures {
  readonly desktop: NewsletterPicture;
  readonly tablet: NewsletterPicture;
  readonly mail: NewsletterPicture;
}

/** NEWS-15 */
export interface SubscriberValues {
  readonly email: string;
  readonly salutation: Salutation | '';
  readonly firstName: string;
  readonly lastName: string;
  readonly consents: readonly Consent[];
  readonly legals: readonly Legal[];
}

export type FieldName = 'email' | 'salutation' | 'firstName' | 'lastName' | 'legal';
export type FieldFault = 'missing' | 'invalid' | 'tooLong';
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault | undefined>>>;
