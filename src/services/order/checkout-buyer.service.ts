import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { TokenRequest, VisitorTokens } from '../../contracts/customer/login.contract.ts';
import type { CheckoutAsked } from '../../contracts/order/order.contract.ts';
import type { CheckoutOwner } from './checkout.repository.ts';

export interface BuyerParts {
  readonly visitors: Pick<VisitorTokens, 'known'>;
  /** returns the customer who is logged in */
  readonly customerOf: (request: TokenRequest) => Promise<Customer | undefined>;
}

/** The only person who may use a checkout and see what was filled in. */
export interface Buyer {
  readonly owner: CheckoutOwner;
  readonly customer: Customer | undefined;
}

/**
 * Returns the buyer of a request: a guest, or the customer who owns the visitor token. A device that only remembers the
 * account is neither and must log in first (SAFE-6).
 */
export const createBuyerOf =
  ({ visitors, customerOf }: BuyerParts) =>
  async ({ request, site }: CheckoutAsked): Promise<Buyer | { readonly kind: 'cart' | 'login' }> => {
    const visitor = await visitors.known(request);
    if (visitor?.site !== site) return { kind: 'cart' };
    const customer = await customerOf(request);
    if (visitor.customerId !== customer?.id) return { kind: 'login' };
    return { owner: { site, visitorId: visitor.visitorId }, customer };
  };
