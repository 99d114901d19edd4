import type { Psdata } from '../../contracts/customer/header-start.contract.ts';
import type { NewsletterStatus } from '../../contracts/customer/newsletter-status.contract.ts';
import { countOf, membersOf, oneOf, textOf } from '../../lib/json.ts';

/** CUST-2: the state of the customer for all regions. */
export interface CustomerState {
  /** whether the server has responded; until then the customer is unknown */
  readonly initialized: boolean;
  readonly loggedInOrRemembered: boolean;
  /** first and last name; empty without a first name */
  readonly customerName: string;
  /** LAW-6: the name as the country writes it, from the server; without it `customerName` is shown */
  readonly shownName?: string | undefined;
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

/** CUST-2: returns the state of a response; without data (`undefined`) an unknown customer, marked as loaded. */
export const customerStateOf = (psdata: Psdata | undefined): CustomerState => {
  if (!psdata) return { ...unknownCustomer, initialized: true };
  const { tracking, customer } = psdata;
  const { firstname, lastname, shownName, loyaltyBeans, statuses } = customer;
  return {
    initialized: true,
    loggedInOrRemembered: tracking.loginStatus !== 'LOGGED_OUT',
    customerName: firstname && `${firstname} ${lastname}`.trim(),
    shownName,
    loyaltyBeans,
    communityMember: statuses.isCommunityMember,
    kontorCardMember: statuses.isKontorcardMember,
    newsletter: statuses.newsletter,
  };
};

/** Parses a response; another server may omit fields, and a response without a status is `undefined`. */
export const readPsdata = (body: unknown): Psdata | undefined => {
  const { tracking, customer } = membersOf(body);
  const { firstname, lastname, shownName, loyaltyBeans, statuses } = membersOf(customer);
  const { isCommunityMember, isKontorcardMember, newsletter } = membersOf(statuses);
  const loginStatus = oneOf(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'], membersOf(tracking)['loginStatus']);
  // Written out, because the lists of the contracts would come into the first script of every page.
  const status = oneOf(['pending', 'confirmed'], newsletter);
  return (
    loginStatus && {
      tracking: { loginStatus },
      customer: {
        firstname: textOf(firstname) ?? '',
        lastname: textOf(lastname) ?? '',
        shownName: textOf(shownName) ?? '',
        loyaltyBeans: countOf(loyaltyBeans) ?? 0,
        statuses: {
          isCommunityMember: isCommunityMember === true,
          isKontorcardMember: isKontorcardMember === true,
          ...(status && { newsletter: status }),
        },
      },
    }
  );
};
