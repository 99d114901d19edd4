import type { ContentService } from '../../contracts/content/content.contract.ts';
import { payWithinDays, type Order } from '../../contracts/order/order.contract.ts';
import { invoiceElsewhere } from '../../domain/order/order.rules.ts';
import { canBePaid } from '../../domain/order/payment.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import type { Site } from '../../sites/site.ts';
import { dayIn, momentIn } from '../orders/orders.rules.ts';

/** An order formatted for its page. */
export interface ShownOrder extends Pick<
  Order,
  'number' | 'state' | 'lines' | 'sums' | 'delivery' | 'deliveredTo' | 'payment' | 'paid'
> {
  readonly day: string;
  /** empty if it is the delivery address */
  readonly invoiceTo: readonly string[];
  /** days until an invoice is due */
  readonly payDays: number;
  /** for an unpaid prepaid order: bank details and due date */
  readonly transferTo?: { readonly holder: string; readonly iban: string };
  readonly payUntil?: string;
  /** the payment provider has a page for it */
  readonly canPay: boolean;
  /** LAW-2: when a withdrawal was declared */
  readonly withdrawnAt?: string;
}

export const shownOrder = (order: Order, site: Site, content: ContentService, withdrawnAt?: Date): ShownOrder => {
  const { number, state, lines, sums, delivery, deliveredTo, payment, paid, address, at } = order;
  const { company = '', iban = '' } = content.facts(site.code);
  const isOwed = payment === 'prepayment' && state === 'PLACED';
  return {
    number,
    state,
    lines,
    sums,
    delivery,
    deliveredTo,
    day: dayIn(site, at),
    invoiceTo: invoiceElsewhere({ address, deliveredTo }, site),
    payDays: payWithinDays.invoice,
    canPay: canBePaid(order),
    ...omitNullish({ payment, paid }),
    ...(withdrawnAt ? { withdrawnAt: momentIn(site, withdrawnAt) } : {}),
    ...(isOwed
      ? {
          transferTo: { holder: company, iban },
          payUntil: dayIn(site, startOfDay(at, site.timeZone, payWithinDays.prepayment)),
        }
      : {}),
  };
};
