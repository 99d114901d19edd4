import type { CustomerOrder } from '../../contracts/account.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, titleOf, type Framed } from '../account/account.rules.ts';
import { dayIn } from '../orders/orders.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface OrderPageProps {
  readonly framed: Framed;
  readonly day: string;
  readonly order: Omit<CustomerOrder, 'at'>;
}

/** One order with what was in it, where it went and what it cost. */
export const order: PageDefinition<OrderPageProps> = {
  name: 'order',
  paths: [`${accountLinks.orders}/:number`],
  type: 'content',
  personal: true,
  query: [],
  load: forCustomer(async (customer, { params, site, t }, { orders }) => {
    const found = await orders.order(site.code, customer.id, params['number'] ?? '');
    if (!found) return { kind: 'missing' };
    const { at, ...shown } = found;
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.orders.one', { number: found.number })),
      props: { framed: framedOf(customer), day: dayIn(site, at), order: shown },
    };
  }),
};
