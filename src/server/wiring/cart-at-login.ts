import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { momentNow, type Now } from '../../lib/time/moment.ts';
import type { CartService } from '../../services/cart/cart.service.ts';

export interface CartAtLoginParts {
  readonly cart: Pick<CartService, 'merge' | 'forget'>;
  /** takes away what a visitor has filled in and not ordered */
  readonly forgetCheckout: (visitor: { readonly site: SiteCode; readonly visitorId: string }) => Promise<void>;
  /** takes away what was written to an address */
  readonly eraseMails: (address: string) => Promise<number>;
  /** takes away what of an account's orders need not be kept */
  readonly loosenOrders: (customer: Customer) => Promise<void>;
  readonly now: () => Now;
}

/** CART-14: what a guest had in the cart goes into the customer's own, and the cart says what became of it. */
export const cartAtLogin = ({ cart, forgetCheckout, eraseMails, loosenOrders, now }: CartAtLoginParts) => ({
  onLogin: async ({
    site,
    guest,
    customer,
  }: {
    readonly site: SiteCode;
    readonly guest: string;
    readonly customer: Customer;
  }) => {
    // The guest's pair is not ended by the logout: name and street must not be found with it.
    await forgetCheckout({ site, visitorId: guest });
    await cart.merge({ site, guest, customer: customer.visitorId }, momentNow(now));
  },
  onRemoved: async (customer: Customer): Promise<void> => {
    const { site, visitorId, email } = customer;
    await loosenOrders(customer);
    await cart.forget({ site, visitorId });
    await eraseMails(email);
  },
});
