import type { Moment } from '../../lib/time/moment.ts';
import type { SiteCode } from '../shop/site.contract.ts';

export const contactPath = '/contact';
export const cancellationPath = '/cancellation';
/** LAW-2; `?order={number}` fills in the order. */
export const withdrawalPath = '/withdrawal';

/** The topics of a message. */
export const contactTopics = ['order', 'return', 'product', 'card', 'store', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** SHOP-9 */
export const cancellableContracts = ['coffeeSubscription', 'mobilePlan'] as const;
export type CancellableContract = (typeof cancellableContracts)[number];
export const cancellationKinds = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** The mobile plan is sold in Germany only (HDR-7). */
export const contractsOn = (site: SiteCode): readonly CancellableContract[] =>
  site === 'DE' ? cancellableContracts : ['coffeeSubscription'];

/** The length of a typed amount in characters. */
export const longestAmount = 9;
export const longestMessage = 1800;
/** The length of the list of articles of a withdrawal; it is quoted in the receipt. */
export const longestArticles = 500;
/** The name of an invisible field that only bots fill in. */
export const trapField = 'website';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

interface Sender {
  readonly firstName: string;
  readonly lastName: string;
  /** as `emailOf` gives it */
  readonly email: string;
}

export interface ContactMessage extends Sender {
  readonly topic: ContactTopic;
  readonly orderNumber?: string;
  /** lines end with \n; no other control character */
  readonly message: string;
  /** the sender's satisfaction, 1 to 5 */
  readonly rating?: Rating;
}

export interface Cancellation extends Sender {
  readonly contract: CancellableContract;
  readonly kind: CancellationKind;
  readonly contractNumber?: string;
  /** YYYY-MM-DD; without it at the earliest possible date */
  readonly endsOn?: string;
  /** required for an extraordinary cancellation */
  readonly reason?: string;
  /** the amount to refund, in the country's minor units */
  readonly refundMinor?: number;
  /** the account for the refund: sent to customer service with this request and stored nowhere */
  readonly iban?: string;
}

/** LAW-2: a declaration of withdrawal; it is valid without an order number. */
export interface Withdrawal extends Sender {
  readonly orderNumber?: string;
  /** the articles, if it is not for the whole order; lines end with \n */
  readonly articles?: string;
}

/** A declaration for staff. Without a name the person was erased. */
export interface WithdrawalCase {
  readonly id: string;
  readonly at: Date;
  readonly name?: string;
  readonly email?: string;
  /** as typed */
  readonly typedNumber?: string;
  readonly articles?: string;
  /** the order that number and buyer match */
  readonly orderNumber?: string;
  readonly hasReceipt: boolean;
}

/** The declarations for the pages of orders and of staff. */
export interface Withdrawals {
  /** the moment of the first declaration for each of these orders that has one */
  declaredFor(site: SiteCode, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** the newest first, at most a hundred */
  list(site: SiteCode): Promise<readonly WithdrawalCase[]>;
}

/** What became of a form. Nothing was sent to a sender who looks at a preview (SAFE-5), or whose network has sent too many. */
export type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'preview' }
  | { readonly kind: 'tooMany'; readonly seconds: number };

/** Where a message comes from. */
export interface SentFrom {
  readonly site: { readonly code: SiteCode };
  readonly moment: Pick<Moment, 'isPreview'>;
  /** the network address, which personal pages have */
  readonly asked?: { readonly address: string };
}

/** Who declares a withdrawal, and in which attempt. */
export interface Declarer {
  /** a UUID of `newAttempt` */
  readonly attempt: string;
  /** who is logged in */
  readonly customerId?: string;
}

/** The contact service for pages. */
export interface ContactDesk {
  write(from: SentFrom, message: ContactMessage): Promise<Sent>;
  cancel(from: SentFrom, cancellation: Cancellation): Promise<Sent>;
  /** a new attempt to withdraw: confirmed several times, it is one declaration */
  newAttempt(): string;
  withdraw(from: SentFrom & Declarer, withdrawal: Withdrawal): Promise<Sent>;
}
