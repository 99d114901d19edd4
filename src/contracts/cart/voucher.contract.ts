import type { Money, SiteCode } from '../shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { Transaction } from '../shop/transaction.contract.ts';
import type { TechnicalCode } from './cart-codes.constants.ts';
import type { VoucherRefusal } from './voucher.constants.ts';

export interface Voucher {
  readonly code: string;
  readonly site: SiteCode;
  readonly title: string;
  /** a percentage or an amount */
  readonly worth: { readonly percent: number } | { readonly amountMinor: number };
  readonly minimumMinor: number;
  readonly from?: Date;
  /** first moment at which it is no longer valid */
  readonly to?: Date;
  /** how often it can be used; without it any number of times, once per order */
  readonly uses?: number;
  readonly used: number;
}

/** The discount of a voucher, as the cart shows it (CART-15). */
export interface AppliedVoucher {
  readonly code: string;
  readonly title: string;
  readonly discount: Money;
}

export type VoucherOutcome =
  | { readonly ok: true; readonly voucher: AppliedVoucher }
  | { readonly ok: false; readonly code: VoucherRefusal; readonly minimum?: Money };

/** A voucher to be created. The code is its only secret, so the code of a personal voucher is random. */
export type VoucherToIssue = Omit<Voucher, 'code' | 'used'>;

/** CART-15: the vouchers for the cart, the order and the services that give them away. */
export interface Vouchers {
  /** creates a personal voucher within the caller's transaction and returns its code */
  issue(tx: Transaction, voucher: VoucherToIssue): Promise<string>;
  /** returns the terms of a typed code; the cart stores them */
  find(site: SiteCode, code: string): Promise<Voucher | undefined>;
  /** calculates the discount on `total` now, without using the voucher */
  check(site: SiteCode, code: string, total: Money, at: Date): Promise<VoucherOutcome>;
  /**
   * Uses the voucher within the order's transaction: of two simultaneous orders one gets it. A repeated call with the same
   * `orderId` has the same result.
   */
  use(
    tx: Transaction,
    use: { site: SiteCode; code: string; total: Money; orderId: string; at: Now },
  ): Promise<VoucherOutcome>;
}

/** The result of a code that a visitor typed on the cart page. The better of two codes stays. */
export type CodeEntered =
  /** `more`: what it saves beyond the code that it replaced */
  | { readonly ok: true; readonly more?: Money }
  | { readonly ok: false; readonly reason: VoucherRefusal; readonly minimum?: Money }
  /** the code in the cart saves as much or more; `saves`: what the typed one would save */
  | { readonly ok: false; readonly reason: 'SAVES_LESS'; readonly saves: Money; readonly than: AppliedVoucher }
  | { readonly ok: false; readonly reason: 'FAULT'; readonly code: TechnicalCode };
