import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, titleOf, type Framed } from '../account/account.rules.ts';
import type { PageDefinition, PageSubmission } from '../page.ts';
import { actOnOrder, actQuery, shownActs, type ShownActs } from './order-acts.rules.ts';
import { shownOrder, type ShownOrder } from './order-shown.rules.ts';

export interface OrderPageProps {
  readonly framed: Framed;
  readonly order: ShownOrder;
  readonly acts: ShownActs;
}

/** SHOP-5: one order of a customer who is logged in. */
export const order: PageDefinition<OrderPageProps> = {
  name: 'order',
  paths: [`${accountLinks.orders}/:number`],
  type: 'content',
  personal: true,
  query: [...actQuery],
  load: forCustomer(async (customer, request, services) => {
    const { params, site, t } = request;
    const { content, orders, withdrawals } = services;
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
        acts: await shownActs(found, request, services),
      },
    };
  }),
  fields: ['act'],
  submit: forCustomer(async (customer, submission: PageSubmission, services) => {
    const { params, site } = submission;
    return actOnOrder(
      { site: site.code, customerId: customer.id, number: params['number'] ?? '' },
      submission,
      services,
    );
  }),
};
