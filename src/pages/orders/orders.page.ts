import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, titleOf, type Framed } from '../account/account.rules.ts';
import type { PageDefinition } from '../page.ts';
import { orderRowOf, type OrderRow } from './orders.rules.ts';

export interface OrdersPageProps {
  readonly framed: Framed;
  readonly orders: readonly OrderRow[];
}

/** SITE-11: the orders of a customer who is logged in. */
export const orders: PageDefinition<OrdersPageProps> = {
  name: 'orders',
  paths: [accountLinks.orders],
  type: 'content',
  personal: true,
  query: [],
  load: forCustomer(async (customer, { site, t }, services) => {
    const all = await services.orders.list(site.code, customer.id);
    const numbers = all.map(({ number }) => number);
    const withdrawn = await services.withdrawals.declaredFor(site.code, numbers);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.nav.orders')),
      props: {
        framed: framedOf(customer),
        orders: all.map((order) => orderRowOf(order, site, withdrawn.get(order.number))),
      },
    };
  }),
};
