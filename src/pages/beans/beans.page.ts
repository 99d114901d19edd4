import type { BeanEntry } from '../../contracts/customer/account.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import { forCustomer, framedOf, titleOf, type Framed } from '../account/account.rules.ts';
import { dayIn } from '../orders/orders.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface BeansPageProps {
  readonly framed: Framed;
  readonly beans: number;
  readonly history: readonly { readonly day: string; readonly amount: number; readonly reason: BeanEntry['reason'] }[];
}

/** HDR-7: the loyalty beans and their history. */
export const beans: PageDefinition<BeansPageProps> = {
  name: 'beans',
  paths: [accountLinks.beans],
  type: 'content',
  personal: true,
  query: [],
  load: forCustomer(async (customer, { site, t }, { account }) => ({
    kind: 'shown',
    status: 200,
    head: titleOf(t('page.account.nav.beans')),
    props: {
      framed: framedOf(customer),
      beans: customer.beans,
      history: (await account.beans(customer)).map(({ at, amount, reason }) => ({
        day: dayIn(site, at),
        amount,
        reason,
      })),
    },
  })),
};
