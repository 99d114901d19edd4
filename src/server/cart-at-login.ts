import type { Customer } from '../contracts/account.contract.ts';
import type { SiteCode } from '../contracts/site.contract.ts';
import type { CartService } from '../services/cart/cart.service.ts';

export interface CartAtLoginParts {
  readonly cart: Pick<CartService, 'load' | 'change' | 'forget'>;
  /** takes away what was written to an address */
  readonly eraseMails: (address: string) => Promise<number>;
  /** takes away what of an account's orders need not be kept */
  readonly loosenOrders: (customer: Customer) => Promise<void>;
  readonly now: () => Date;
}

/**
 * What a guest had in the cart goes into the customer's own. What a limit forbids there stays in the guest's cart, where the
 * device finds it again after the logout: nothing is thrown away.
 */
export const cartAtLogin = ({ cart, eraseMails, loosenOrders, now }: CartAtLoginParts) => ({
  onLogin: async ({
    site,
    guest,
    customer,
  }: {
    readonly site: SiteCode;
    readonly guest: string;
    readonly customer: Customer;
  }) => {
    const moment = { at: now(), abTests: {} };
    const { articles } = await cart.load(site, guest, moment);
    for (const { productId, tcm, quantity } of articles) {
      const owner = { site, visitorId: customer.visitorId };
      const answer = await cart.change(owner, { addArticle: { productId, tcm, quantity } }, moment);
      if (answer.ok)
        await cart.change({ site, visitorId: guest }, { setArticle: { productId, tcm, quantity: 0 } }, moment);
    }
  },
  onRemoved: async (customer: Customer): Promise<void> => {
    const { site, visitorId, email } = customer;
    await loosenOrders(customer);
    await cart.forget({ site, visitorId });
    await eraseMails(email);
  },
});
