import type { Customer } from '../../contracts/customer/account.contract.ts';
import type { OrdersOfCustomer } from '../../contracts/order/order.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import type { CheckoutRepository } from './checkout.repository.ts';
import { ordersShown } from './order.constants.ts';
import { orderRows, type AdoptedOrder, type OrderRepository } from './order.repository.ts';

export interface CustomerOrderParts {
  readonly orders: Pick<OrderRepository, 'ofCustomer' | 'find' | 'loosen'>;
  readonly now: () => Now;
  readonly checkouts: Pick<CheckoutRepository, 'remove'>;
}

/** Stored orders and checkouts, as accounts need them. Placing an order needs an account; this part needs none. */
export const createCustomerOrders = ({ orders, checkouts, now }: CustomerOrderParts) => {
  const ofCustomer: OrdersOfCustomer = {
    list: (site, customerId) => orders.ofCustomer(site, customerId, ordersShown),
    order: async (site, customerId, number) => (await orders.find({ site, customerId, number }, now()))?.order,
  };
  return {
    ofCustomer,
    /** Moves the order of a guest into the account of its e-mail address. */
    adopt: (tx: Transaction, adopted: AdoptedOrder): Promise<void> => orderRows(tx).adopt(adopted),
    /** Removes what a visitor has filled in and not ordered. */
    forgetCheckout: checkouts.remove,
    /** Detaches the orders of a deleted account: the books keep them, everything that was not ordered is removed. */
    loosen: async ({ id, site, visitorId }: Pick<Customer, 'id' | 'site' | 'visitorId'>): Promise<void> => {
      await orders.loosen(id);
      await checkouts.remove({ site, visitorId });
    },
  };
};
