import type { FormCounting } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { emailKey } from '../../lib/text/email-address.ts';
import { mailboxKey } from '../../lib/text/mailbox.ts';
import type { Now } from '../../lib/time/moment.ts';
import { mostUnpaid, secondsUnpaid, unpaidWithinMs } from './order.constants.ts';
import type { OrderRepository } from './order.repository.ts';

export interface OrderBrakeParts {
  readonly orders: Pick<OrderRepository, 'unpaidOf'>;
  readonly takeOrder: FormCounting['takeOrder'];
  readonly now: () => Now;
}

export interface OrderingBuyer {
  readonly site: SiteCode;
  readonly email: string;
  readonly customerId: string | undefined;
  /** the network address */
  readonly address: string;
}

/**
 * SAFE-7: returns the seconds until a buyer may order, 0 for now. A stranger's orders to an address of a customer count for guests
 * alone: the customer can still order after a login.
 */
export const createOrderBrake =
  ({ orders, takeOrder, now }: OrderBrakeParts) =>
  async ({ site, email, customerId, address }: OrderingBuyer): Promise<number> => {
    const since = new Date(now().getTime() - unpaidWithinMs);
    const unpaid = await orders.unpaidOf(site, { customerId, emailKey: emailKey(email) }, since, mostUnpaid);
    if (unpaid >= mostUnpaid) return secondsUnpaid;
    return customerId === undefined ? takeOrder({ mailbox: mailboxKey(email), address }) : 0;
  };
export type OrderBrake = ReturnType<typeof createOrderBrake>;
