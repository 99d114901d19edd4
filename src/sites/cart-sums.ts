import type { Cart } from '../contracts/cart.contract.ts';
import { goodsOf } from '../contracts/cart.rules.ts';
import type { Money, SiteCode } from '../contracts/site.contract.ts';
import { shippingOf, type Shipping } from './shipping.ts';

export interface CartSums {
  /** of everything that is paid with this purchase */
  readonly things: Money;
  readonly shipping: Shipping;
  /** things and shipping */
  readonly toPay: Money;
}

/**
 * CART-17: what a cart comes to. A parcel is sent for articles alone: a gift card comes by mail, a partner comes by himself,
 * and coffee of a subscription is sent for nothing.
 */
export const cartSums = (site: SiteCode, cart: Cart): CartSums => {
  const shipping = shippingOf(site, goodsOf(cart));
  return {
    things: cart.total,
    shipping,
    toPay: { ...cart.total, amountMinor: cart.total.amountMinor + shipping.cost },
  };
};
