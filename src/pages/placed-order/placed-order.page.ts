import { placedOrderPath } from '../../contracts/order/order.contract.ts';
import { purchaseEvents } from '../checkout/checkout-tracking.rules.ts';
import { titleOf } from '../account/account.rules.ts';
import { shownOrder, type ShownOrder } from '../order/order-shown.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface PlacedOrderPageProps {
  readonly order: ShownOrder;
  /** the order has just been placed */
  readonly isPlaced: boolean;
  readonly email?: string;
}

/** SHOP-4: an order for the visitor with its link: the customer, with or without an account. */
export const placedOrder: PageDefinition<PlacedOrderPageProps> = {
  name: 'placed-order',
  paths: [`${placedOrderPath}:key`],
  type: 'content',
  personal: true,
  query: ['placed'],
  load: async ({ params, query, site, t }, { checkout, content, withdrawals }) => {
    const found = await checkout.order(site.code, params['key'] ?? '');
    if (!found) return { kind: 'missing' };
    const withdrawn = await withdrawals.declaredFor(site.code, [found.number]);
    const { number, email } = found;
    const isPlaced = query['placed'] !== undefined;
    return {
      kind: 'shown',
      status: 200,
      ...(isPlaced ? { tracked: purchaseEvents(found) } : {}),
      head: titleOf(isPlaced ? t('page.placed-order.thanks') : t('page.account.orders.one', { number })),
      props: {
        order: shownOrder(found, site, content, withdrawn.get(found.number)),
        isPlaced,
        ...(email === undefined ? {} : { email }),
      },
    };
  },
};
