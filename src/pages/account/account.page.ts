import type { CardStatus } from '../../contracts/customer/account.contract.ts';
import type { ProductTile } from '../../contracts/catalogue/catalogue.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import { accountLinks } from '../../sites/links.ts';
import { orderRowOf, type OrderRow } from '../orders/orders.rules.ts';
import type { PageDefinition } from '../page.ts';
import { forCustomer, framedOf, titleOf, type Framed } from './account.rules.ts';

export interface AccountPageProps {
  readonly framed: Framed;
  readonly name: string;
  readonly card: CardStatus;
  readonly cardNumber?: string;
  readonly beans: number;
  readonly orders: readonly OrderRow[];
  readonly watched: readonly ProductTile[];
}

const shownOrders = 3;
const shownWatched = 3;

/** SHOP-5: card, beans, the last orders and the watchlist at a glance. */
export const account: PageDefinition<AccountPageProps> = {
  name: 'account',
  // SITE-11: Turkey's address for account and order status works on every site.
  paths: [accountLinks.overview, '/account'],
  type: 'content',
  personal: true,
  query: [],
  load: forCustomer(async (customer, { moment, site, t }, services) => {
    const { card, cardNumber, beans } = customer;
    const [orders, watched] = await Promise.all([
      services.orders.list(site.code, customer.id),
      services.account.watched(customer),
    ]);
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(t('page.account.title')),
      props: {
        framed: framedOf(customer),
        name: nameOn(site, customer),
        card,
        ...(cardNumber === undefined ? {} : { cardNumber }),
        beans,
        orders: orders.slice(0, shownOrders).map((order) => orderRowOf(order, site)),
        watched: await services.catalogue.tiles(site.code, watched.slice(0, shownWatched), moment),
      },
    };
  }),
};
