import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { discountIn, goodsOf } from '../../domain/cart/cart.rules.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type { CodeEntered, Vouchers } from '../../contracts/cart/voucher.contract.ts';
import { voucherRefusals, type VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import { checkVoucher } from '../../domain/cart/voucher.rules.ts';
import type { MomentNow } from '../../lib/time/moment.ts';
import type { CartAnswer } from './cart-fold.rules.ts';
import { voucherEntryOf, voucherNews, type CartEntry, type VoucherWish } from './cart-entries.rules.ts';
import { stored } from './cart-fault.service.ts';
import type { CartOwner } from './cart.repository.ts';

export type VoucherAnswer =
  | CartAnswer
  | { readonly ok: false; readonly code: VoucherRefusal; readonly minimum?: Money; readonly cart: Cart };

/** A code as the visitor typed it. */
export interface TypedCode {
  readonly code: string;
  readonly moment: MomentNow;
  readonly changeId?: string | undefined;
}

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
export const createCartVouchers = ({ findVoucher, changeVoucher }: CartVouchersParts) => {
  const check = async ({ site }: CartOwner, cart: Cart, { code, moment }: TypedCode) => {
    const voucher = await stored(findVoucher(site, code));
    return { voucher, check: checkVoucher(voucher, { site, totalMinor: goodsOf(cart), at: moment.at }) };
  };

  const enter = async (owner: CartOwner, cart: Cart, typed: TypedCode): Promise<VoucherAnswer> => {
    const { voucher, check: checked } = await check(owner, cart, typed);
    if (checked.ok && voucher)
      return changeVoucher(owner, { tag: 'put', voucher: voucherEntryOf(voucher) }, typed.moment, typed.changeId);
    const refusal = checked.ok ? 'VOUCHER_UNKNOWN' : checked.code;
    const least = voucher?.minimumMinor ?? 0;
    const isTooLittle = refusal === 'VOUCHER_MINIMUM_NOT_REACHED' && least > 0;
    return {
      ok: false,
      code: refusal,
      cart,
      ...(isTooLittle ? { minimum: { ...cart.total, amountMinor: least } } : {}),
    };
  };

  return {
    enter,

    /** Codes are not combined. A new one replaces the other only where it saves more, and the answer compares the two. */
    enterBetter: async (owner: CartOwner, cart: Cart, typed: TypedCode): Promise<CodeEntered> => {
      const { voucher, check: checked } = await check(owner, cart, typed);
      const before = cart.vouchers.find(({ code, refusal }) => code !== voucher?.code && !refusal);
      if (checked.ok && before && before.discount.amountMinor >= checked.discountMinor) {
        const { code, title, discount } = before;
        const saves = { ...discount, amountMinor: checked.discountMinor };
        return { ok: false, reason: 'SAVES_LESS', saves, than: { code, title, discount } };
      }
      const answer = await enter(owner, cart, typed);
      if (answer.ok) {
        const more = discountIn(answer.cart) - (before?.discount.amountMinor ?? 0);
        return { ok: true, ...(before ? { more: { ...before.discount, amountMinor: more } } : {}) };
      }
      const { code } = answer;
      const refusal = voucherRefusals.find((known) => known === code);
      if (!refusal) return { ok: false, reason: 'FAULT', code: 'UNKNOWN' };
      return {
        ok: false,
        reason: refusal,
        ...('minimum' in answer && answer.minimum ? { minimum: answer.minimum } : {}),
      };
    },

    /** Updates a voucher that has changed in the meantime; `undefined` where it has not. */
    news: async (owner: CartOwner, entries: readonly CartEntry[], moment: MomentNow): Promise<Cart | undefined> => {
      const kept = entries.find((entry) => entry.kind === 'voucher');
      if (!kept) return undefined;
      const wish = voucherNews(kept, await stored(findVoucher(owner.site, kept.code)));
      return wish && (await changeVoucher(owner, wish, moment)).cart;
    },
  };
};
