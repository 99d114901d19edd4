import type { Psdata } from '../../contracts/customer/header-start.contract.ts';
import type { NewsletterStatus } from '../../contracts/customer/newsletter-status.contract.ts';

/** CUST-2: the state of the customer for all regions. */
export interface CustomerState {
  /** whether the server has responded; until then the customer is unknown */
  readonly initialized: boolean;
  readonly loggedInOrRemembered: boolean;
  /** first and last name; empty without a first name */
  readonly customerName: string;
  readonly loyaltyBeans: number;
  readonly communityMember: boolean;
  readonly kontorCardMember: boolean;
  /** FOOT-3: `undefined` if unknown or not subscribed */
  readonly newsletter?: NewsletterStatus | undefined;
}

export const unknownCustomer: CustomerState = {
  initialized: false,
  loggedInOrRemembered: false,
  customerName: '',
  loyaltyBeans: 0,
  communityMember: false,
  kontorCardMember: false,
};

const nameOf = (firstname: string, lastname: string): string =>
  firstname === '' ? '' : `${firstname} ${lastname}`.trim();

/** CUST-2: returns the state of a response; without data (`undefined`) an unknown customer, marked as loaded. */
export const customerStateOf = (psdata: Psdata | undefined): CustomerState => {
  if (!psdata) return { ...unknownCustomer, initialized: true };
  const { tracking, customer } = psdata;
  return {
    initialized: true,
    loggedInOrRemembered: tracking.loginStatus !== 'LOGGED_OUT',
    customerName: nameOf(customer.firstname, customer.lastname),
    loyaltyBeans: customer.loyaltyBeans,
    communityMember: customer.statuses.isCommunityMember,
    kontorCardMember: customer.statuses.isKontorcardMember,
    newsletter: customer.statuses.newsletter,
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const statuses: ReadonlySet<unknown> = new Set(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a response; another server may omit fields, and a response without a status is `undefined`. */
export const readPsdata = (body: unknown): Psdata | undefined => {
  if (!isRecord(body) || !isRecord(body['tracking']) || !statuses.has(body['tracking']['loginStatus']))
    return undefined;
  const customer = isRecord(body['customer']) ? body['customer'] : {};
  const flags = isRecord(customer['statuses']) ? customer['statuses'] : {};
  const beans = customer['loyaltyBeans'];
  return {
    // One of the three: checked above.
    tracking: { loginStatus: body['tracking']['loginStatus'] as Psdata['tracking']['loginStatus'] },
    customer: {
      firstname: textOf(customer['firstname']),
      lastname: textOf(customer['lastname']),
      loyaltyBeans: typeof beans === 'number' && Number.isFinite(beans) ? beans : 0,
      statuses: {
        isCommunityMember: flags['isCommunityMember'] === true,
        isKontorcardMember: flags['isKontorcardMember'] === true,
        // Readers use the two known values; the field is often missing.
        newsletter: flags['newsletter'] as NewsletterStatus,
      },
    },
  };
};
