import type { NewsletterStatus, Psdata } from '../../contracts/customer/header-start.contract.ts';

/** CUST-2: what every region knows of the person in front of it. */
export interface CustomerState {
  /** whether the shop has said who it is; until then everybody is a stranger */
  readonly initialized: boolean;
  readonly loggedInOrRemembered: boolean;
  /** first and last name; empty without a first name */
  readonly customerName: string;
  readonly loyaltyBeans: number;
  readonly communityMember: boolean;
  readonly kontorCardMember: boolean;
  /** FOOT-3: nothing for whom it is not known, or who does not read it */
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

/** Nothing, where the shop could not say (CUST-2): a stranger, and that is known. */
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

/** Reads what a server answered; a foreign one may leave things out, and one that says no status says nothing. */
export const readPsdata = (body: unknown): Psdata | undefined => {
  if (!isRecord(body) || !isRecord(body['tracking']) || !statuses.has(body['tracking']['loginStatus']))
    return undefined;
  const customer = isRecord(body['customer']) ? body['customer'] : {};
  const flags = isRecord(customer['statuses']) ? customer['statuses'] : {};
  const beans = customer['loyaltyBeans'];
  return {
    // One of the three: it was looked at above.
    tracking: { loginStatus: body['tracking']['loginStatus'] as Psdata['tracking']['loginStatus'] },
    customer: {
      firstname: textOf(customer['firstname']),
      lastname: textOf(customer['lastname']),
      loyaltyBeans: typeof beans === 'number' && Number.isFinite(beans) ? beans : 0,
      statuses: {
        isCommunityMember: flags['isCommunityMember'] === true,
        isKontorcardMember: flags['isKontorcardMember'] === true,
        // Whoever reads it takes the two words it knows; often there is none.
        newsletter: flags['newsletter'] as NewsletterStatus,
      },
    },
  };
};
