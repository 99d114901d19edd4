import type { SiteCode } from '../shop/site.contract.ts';

export const contactPath = '/contact';
export const cancellationPath = '/cancellation';

/** What somebody writes about. */
export const contactTopics = ['order', 'return', 'product', 'card', 'store', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** SHOP-9 */
export const cancellableContracts = ['coffeeSubscription', 'mobilePlan'] as const;
export type CancellableContract = (typeof cancellableContracts)[number];
export const cancellationKinds = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** The mobile plan is sold in Germany alone (HDR-7). */
export const contractsOn = (site: SiteCode): readonly CancellableContract[] =>
  site === 'DE' ? cancellableContracts : ['coffeeSubscription'];

/** Signs of an amount as it is typed. */
export const longestAmount = 9;
export const longestMessage = 1800;
/** Nobody sees it; whoever fills it in is a machine. */
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
  /** how content the sender is, 1 to 5 */
  readonly rating?: Rating;
}

export interface Cancellation extends Sender {
  readonly contract: CancellableContract;
  readonly kind: CancellationKind;
  readonly contractNumber?: string;
  /** YYYY-MM-DD; without it as soon as the contract allows */
  readonly endsOn?: string;
  /** what an extraordinary one needs */
  readonly reason?: string;
  /** what was paid already and is to come back, in the country's minor units */
  readonly refundMinor?: number;
  /** where to: goes to those who answer, with this one request, and nowhere else */
  readonly iban?: string;
}

/** What pages ask of those who answer letters. */
export interface ContactDesk {
  write(site: SiteCode, message: ContactMessage): Promise<void>;
  cancel(site: SiteCode, cancellation: Cancellation): Promise<void>;
}
