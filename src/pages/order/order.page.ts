import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, movedTo, titleOf, type Framed } from '../account/account.rules.ts';
import type { PageDefinition, PageSubmission } from '../page.ts';
import { shownOrder, type ShownOrder } from './order-shown.rules.ts';

export interface OrderPageProps {
  readonly framed: Framed;
  readonly order: ShownOrder;
}

/** SHOP-5: one order of a customer who is logged in. */
export const order: PageDefinition<OrderPageProps> = {
  name: 'order',
  paths: [`${accountLinks.orders}/:number`],
  type: 'content',
  personal: true,
  query: [],
  load: forCustomer(async (customer, { params, site, t }, { content, orders, withdrawals }) => {
    const found = await orders.order(site.code, customer.id, params['number'] ?? '');
    if (!found) return { kind: 'missing' };
    const withdrawn = await withdrawals.declaredFor(site.code, [found.number]);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.orders.one', { number: found.number })),
      props: {
        framed: framedOf(customer),
        order: shownOrder(found, { site, t }, content, withdrawn.get(found.number)),
      },
    };
  }),
  fields: ['act'],
  submit: forCustomer(async (customer, { form, moment, params, path, site }: PageSubmission, { checkout }) => {
    const which = { site: site.code, customerId: customer.id, number: params['number'] ?? '' };
    return movedTo((form['act'] === 'pay' ? await checkout.pay(which, moment) : undefined) ?? path);
  }),
};
