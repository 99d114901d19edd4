import type { Money, SiteCode } from '../shop/site.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { Transaction } from '../shop/transaction.contract.ts';
import type { VoucherRefusal } from './voucher.constants.ts';

export interface Voucher {
  readonly code: string;
  readonly site: SiteCode;
  readonly title: string;
  /** one of the two */
  readonly worth: { readonly percent: number } | { readonly amountMinor: number };
  readonly minimumMinor: number;
  readonly from?: Date;
  /** first moment at which it is no longer good */
  readonly to?: Date;
  /** as often as anybody likes, once an order, where there is none */
  readonly uses?: number;
  readonly used: number;
}

/** What a voucher takes off, as the cart shows it (CART-15). */
export interface AppliedVoucher {
  readonly code: string;
  readonly title: string;
  readonly discount: Money;
}

export type VoucherOutcome =
  | { readonly ok: true; readonly voucher: AppliedVoucher }
  | { readonly ok: false; readonly code: VoucherRefusal; readonly minimum?: Money };

/** A voucher to be made. Its code is the voucher's only secret, so nobody chooses the code of a personal one. */
export type VoucherToIssue = Omit<Voucher, 'code' | 'used'>;

/** CART-15: vouchers as the cart, the order and those who give them away need them. */
export interface Vouchers {
  /** makes a personal voucher within the caller's transaction; answers its code */
  issue(tx: Transaction, voucher: VoucherToIssue): Promise<string>;
  /** its terms, by its code as somebody types it; a cart remembers them */
  find(site: SiteCode, code: string): Promise<Voucher | undefined>;
  /** what it would take off `total` now; changes nothing, so a cart may ask as often as it likes */
  check(site: SiteCode, code: string, total: Money, at: Date): Promise<VoucherOutcome>;
  /**
   * Uses it up within the order's transaction: of two orders at once one gets it. `orderId` is the order's own, and the same
   * order may ask again.
   */
  use(
    tx: Transaction,
    use: { site: SiteCode; code: string; total: Money; orderId: string; at: Now },
  ): Promise<VoucherOutcome>;
}
