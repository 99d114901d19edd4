import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { discountIn, goodsOf } from './cart.rules.ts';
import type { Money, SiteCode } from '../../contracts/shop/site.contract.ts';
import { shippingOf, type Shipping } from '../../sites/shipping.ts';

export interface CartSums {
  /** of everything that is paid with this purchase */
  readonly things: Money;
  /** what vouchers take off the articles */
  readonly discount: Money;
  readonly shipping: Shipping;
  /** things and shipping, less the discount */
  readonly toPay: Money;
}

/**
 * CART-17: what a cart comes to. A parcel is sent for articles alone: a gift card comes by mail, a partner comes by himself,
 * and coffee of a subscription is sent for
 * nothing. Free shipping is measured before vouchers.
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
    things: cart.total,
    discount: money(discount),
    shipping,
    toPay: money(cart.total.amountMinor - discount + shipping.cost),
  };
};
