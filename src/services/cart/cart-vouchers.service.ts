import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { goodsOf } from '../../domain/cart/cart.rules.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import { checkVoucher } from '../../domain/cart/voucher.rules.ts';
import type { MomentNow } from '../../lib/time/moment.ts';
import type { CartAnswer } from './cart-fold.rules.ts';
import { voucherEntryOf, voucherNews, type CartEntry, type VoucherWish } from './cart-entries.rules.ts';
import { stored } from './cart-fault.service.ts';
import type { CartOwner } from './cart.repository.ts';

export type VoucherAnswer =
  | CartAnswer
  | { readonly ok: false; readonly code: VoucherRefusal; readonly minimum?: Money; readonly cart: Cart };

export interface CartVouchersParts {
  readonly findVoucher: Vouchers['find'];
  readonly changeVoucher: (
    owner: CartOwner,
    wish: VoucherWish,
    moment: MomentNow,
    changeId?: string,
  ) => Promise<CartAnswer>;
}

/**
 * CART-15. A cart stores a code with its terms, so that a change needs no lookup of the voucher; every load looks it up again.
 * The order decides in its own transaction whether the voucher is still valid.
 */
export const createCartVouchers = ({ findVoucher, changeVoucher }: CartVouchersParts) => ({
  enter: async (
    owner: CartOwner,
    cart: Cart,
    {
      code,
      moment,
      changeId,
    }: { readonly code: string; readonly moment: MomentNow; readonly changeId: string | undefined },
  ): Promise<VoucherAnswer> => {
    const voucher = await stored(findVoucher(owner.site, code));
    const check = checkVoucher(voucher, { site: owner.site, totalMinor: goodsOf(cart), at: moment.at });
    if (check.ok && voucher)
      return changeVoucher(owner, { tag: 'put', voucher: voucherEntryOf(voucher) }, moment, changeId);
    const refusal = check.ok ? 'VOUCHER_UNKNOWN' : check.code;
    const least = voucher?.minimumMinor ?? 0;
    const isTooLittle = refusal === 'VOUCHER_MINIMUM_NOT_REACHED' && least > 0;
    return {
      ok: false,
      code: refusal,
      cart,
      ...(isTooLittle ? { minimum: { ...cart.total, amountMinor: least } } : {}),
    };
  },

  /** Updates a voucher that has changed in the meantime; `undefined` where it has not. */
  news: async (owner: CartOwner, entries: readonly CartEntry[], moment: MomentNow): Promise<Cart | undefined> => {
    const kept = entries.find((entry) => entry.kind === 'voucher');
    if (!kept) return undefined;
    const wish = voucherNews(kept, await stored(findVoucher(owner.site, kept.code)));
    return wish && (await changeVoucher(owner, wish, moment)).cart;
  },
});
