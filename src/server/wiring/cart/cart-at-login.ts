import type { Customer } from '../../../contracts/customer/account.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { momentNow, type Now } from '../../../lib/time/moment.ts';
import type { CartService } from '../../../services/cart/cart.service.ts';

export interface CartAtLoginParts {
  readonly cart: Pick<CartService, 'merge' | 'forget'>;
  /** deletes the checkout that a visitor has filled in and not ordered */
  readonly forgetCheckout: (visitor: { readonly site: SiteCode; readonly visitorId: string }) => Promise<void>;
  /** deletes the mails to an address */
  readonly eraseMails: (address: string) => Promise<number>;
  /** removes the person from an account's orders, as far as the law allows */
  readonly loosenOrders: (customer: Customer) => Promise<void>;
  readonly now: () => Now;
}

/** CART-14: merges the guest's cart into the customer's, which shows a message about the result. */
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
    // The guest's tokens stay valid after the logout: they must not lead to a name and an address.
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
