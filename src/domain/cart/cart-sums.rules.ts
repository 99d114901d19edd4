import type { Cart, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { goodsOf, hasDefects, type CartParts } from './cart.rules.ts';
import type { Currency, Money } from '../../contracts/shop/site.contract.ts';
import { asGivenIn } from './kinds/free-article.ts';
import { itemsIn, kindOf, listsOf } from './kinds/kinds.ts';
import { discountOf } from './voucher.rules.ts';

/** Whether a voucher is refused for good, so that no change of the cart can make it valid. */
export const isOver = ({ refusal }: Pick<VoucherInCart, 'refusal'>): boolean =>
  refusal !== undefined && refusal !== 'VOUCHER_MINIMUM_NOT_REACHED';

/** Sets the discount of a voucher by the value of the articles; all other kinds are sold at their price. */
const valuedAt =
  (worth: number) =>
  (voucher: VoucherInCart): VoucherInCart => {
    const { refusal: _before, ...terms } = voucher;
    const off = (amountMinor: number): Money => ({ ...voucher.minimum, amountMinor });
    if (isOver(voucher)) return { ...voucher, discount: off(0) };
    if (worth === 0 || worth < voucher.minimum.amountMinor)
      return { ...terms, discount: off(0), refusal: 'VOUCHER_MINIMUM_NOT_REACHED' };
    return { ...terms, discount: off(discountOf(voucher, worth)) };
  };

/** CART-2: every entry that is not defective counts; what cannot be bought now costs nothing. */
export const summedUp = (parts: CartParts, currency: Currency): Cart => {
  let numberOfArticles = 0;
  let amountMinor = 0;
  const { freeArticles, vouchers } = parts;
  const whole: CartParts = {
    ...parts,
    freeArticles: freeArticles.map(asGivenIn(parts)),
    vouchers: vouchers.length === 0 ? [] : vouchers.map(valuedAt(goodsOf(parts))),
  };
  for (const item of itemsIn(whole)) {
    const kind = kindOf(item);
    numberOfArticles += kind.pieces(item);
    amountMinor += kind.cost(item);
  }
  return { ...whole, numberOfArticles, total: { amountMinor, currency } };
};

/** An empty cart with lists of its own, which a caller may fill. */
export const emptyCart = (currency: Currency): Cart => summedUp({ ...listsOf([], []), vouchers: [] }, currency);

/** CART-11: why a cart cannot be bought as it is. */
export type CheckoutBlock = 'defective' | 'unavailable' | 'nothing';

export const checkoutBlock = (cart: Cart): CheckoutBlock | undefined => {
  if (hasDefects(cart)) return 'defective';
  const items = itemsIn(cart);
  if (items.some((item) => kindOf(item).isUnavailable(item))) return 'unavailable';
  // A free article or a subscription alone is not a purchase.
  return items.some((item) => kindOf(item).isPurchase) ? undefined : 'nothing';
};
