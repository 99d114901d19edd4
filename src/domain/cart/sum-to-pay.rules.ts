import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { discountIn, goodsOf } from './cart.rules.ts';
import type { Money, SiteCode } from '../../contracts/shop/site.contract.ts';
import { shippingOf, type Shipping } from '../../sites/delivery/shipping.ts';

export interface CartSums {
  /** sum of all items that are paid with this purchase */
  readonly items: Money;
  /** the vouchers' discount on the articles */
  readonly discount: Money;
  readonly shipping: Shipping;
  /** items and shipping, less the discount */
  readonly toPay: Money;
}

/**
 * CART-17: the sums of a cart. Shipping costs money for articles only: a gift card comes by mail, partners deliver themselves,
 * and subscriptions ship free of charge. Free shipping depends on the value before vouchers.
 */
export const cartSums = (site: SiteCode, cart: Cart): CartSums => {
  const shipping = shippingOf(
    site,
    goodsOf(cart),
    goodsOf({ articles: cart.articles.filter(({ isCoffee }) => isCoffee) }),
  );
  const discount = discountIn(cart);
  const money = (amountMinor: number): Money => ({ ...cart.total, amountMinor });
  return {
    items: cart.total,
    discount: money(discount),
    shipping,
    toPay: money(cart.total.amountMinor - discount + shipping.cost),
  };
};
