import type { Person, TokenRequest } from './login.contract.ts';
import type { Money, SiteCode } from '../shop/site.contract.ts';

/** The customer service for pages and routes. Types only, because it is never sent over HTTP as a whole. */
export const salutations = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
export type Salutation = (typeof salutations)[number];

export const cardStatuses = ['REGULAR', 'GOLD', 'NO_CARD'] as const;
/** CUST-2 */
export type CardStatus = (typeof cardStatuses)[number];

/** A contract with the mobile partner (DE). */
export interface MobilePlan {
  readonly name: string;
  readonly number: string;
  readonly usedGigabytes: number;
  readonly bookedGigabytes: number;
  readonly price: Money;
  /** YYYY-MM-DD */
  readonly renewsOn: string;
}

export interface Customer {
  readonly id: string;
  readonly site: SiteCode;
  readonly email: string;
  readonly visitorId: string;
  readonly epoch: number;
  readonly salutation?: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
  readonly card: CardStatus;
  readonly cardNumber?: string;
  readonly beans: number;
  readonly isCommunityMember: boolean;
  readonly mobilePlan?: MobilePlan;
  readonly createdAt: Date;
}

export interface ProfileFields {
  readonly salutation?: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone?: string;
}

export interface AddressFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly street: string;
  readonly extra?: string;
  readonly postcode: string;
  readonly city: string;
  readonly isDefault: boolean;
}
export interface Address extends AddressFields {
  readonly id: string;
}

export const beanReasons = ['welcome', 'order', 'card', 'community', 'reward', 'return'] as const;
export interface BeanEntry {
  readonly at: Date;
  readonly amount: number;
  readonly reason: (typeof beanReasons)[number];
}

export type AccountCode =
  | 'UNAUTHORIZED'
  | 'UNAVAILABLE'
  | 'PASSWORD_SHORT'
  | 'PASSWORD_LONG'
  | 'PASSWORD_WEAK'
  | 'LINK_INVALID'
  | 'LINK_USED'
  | 'ADDRESS_LIMIT'
  | 'WATCH_LIMIT';
export type AccountOutcome =
  | { readonly ok: true; readonly setCookies?: readonly string[] }
  | { readonly ok: false; readonly code: AccountCode }
  | { readonly ok: false; readonly code: 'TOO_MANY'; readonly seconds: number };

/** The caller: the request with its tokens, and the network address for the limits. */
export interface Asked {
  readonly request: TokenRequest;
  readonly address: string;
}
export interface LoginAsked extends Asked {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}
export interface RegisterAsked extends Asked, ProfileFields {
  readonly site: SiteCode;
  readonly email: string;
  readonly password: string;
  readonly wantsCard: boolean;
  /** the number of an order placed as a guest with this e-mail address: it moves into the account */
  readonly order?: string;
}

export type LinkKind = 'CONFIRM' | 'RESET' | 'EMAIL';
export type LinkState = 'good' | 'used' | 'invalid';

export interface Visit {
  readonly person: Person;
  /** of a customer who is logged in or remembered */
  readonly customer?: Customer;
}

/** The functions for the account pages; those that change data need a customer who is logged in. */
export interface AccountDesk {
  visit(request: TokenRequest): Promise<Visit>;
  login(asked: LoginAsked): Promise<AccountOutcome>;
  logout(request: TokenRequest): Promise<readonly string[]>;

  register(asked: RegisterAsked): Promise<AccountOutcome>;
  linkState(kind: LinkKind, secret: string, site: SiteCode): Promise<LinkState>;
  confirm(secret: string, site: SiteCode): Promise<AccountOutcome>;
  askReset(asked: Asked & { readonly site: SiteCode; readonly email: string }): Promise<AccountOutcome>;
  reset(secret: string, site: SiteCode, password: string): Promise<AccountOutcome>;

  changeProfile(customer: Customer, fields: ProfileFields): Promise<AccountOutcome>;
  changePassword(asked: Asked, customer: Customer, current: string, next: string): Promise<AccountOutcome>;
  askEmailChange(asked: Asked, customer: Customer, password: string, email: string): Promise<AccountOutcome>;
  confirmEmail(secret: string, site: SiteCode): Promise<AccountOutcome>;
  remove(asked: Asked, customer: Customer, password: string): Promise<AccountOutcome>;

  addresses(customer: Customer): Promise<readonly Address[]>;
  saveAddress(customer: Customer, id: string | undefined, fields: AddressFields): Promise<AccountOutcome>;
  removeAddress(customer: Customer, id: string): Promise<void>;

  beans(customer: Customer): Promise<readonly BeanEntry[]>;
  joinCard(customer: Customer): Promise<AccountOutcome>;
  joinCommunity(customer: Customer, joins: boolean): Promise<void>;

  watched(customer: Customer): Promise<readonly string[]>;
  watch(customer: Customer, productIds: readonly string[], on: boolean): Promise<AccountOutcome>;
}

/** The largest numbers of addresses and watched products of an account. */
export const mostAddresses = 10;
export const mostWatched = 200;

/** The path of the data export (JSON), and that of the watchlist's plain forms. */
export const exportPath = '/service/customer/export';
export const watchFormPath = '/service/customer/watchlist/change';
/** GET: the watched product numbers; PUT: adds or removes some; POST is for the plain form. */
export const watchlistPath = '/service/customer/api/v1/watchlist';
