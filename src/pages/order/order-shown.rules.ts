import type { ContentService } from '../../contracts/content/content.contract.ts';
import { payWithinDays, type Order } from '../../contracts/order/order.contract.ts';
import { addressLines } from '../../domain/order/order.rules.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import type { Site } from '../../sites/site.ts';
import { dayIn, momentIn } from '../orders/orders.rules.ts';

/** An order formatted for its page. */
export interface ShownOrder extends Pick<
  Order,
  'number' | 'state' | 'lines' | 'sums' | 'delivery' | 'deliveredTo' | 'payment'
> {
  readonly day: string;
  readonly invoiceTo: readonly string[];
  /** days until an invoice is due */
  readonly payDays: number;
  /** for an unpaid prepaid order: bank details and due date */
  readonly transferTo?: { readonly holder: string; readonly iban: string };
  readonly payUntil?: string;
  /** LAW-2: when a withdrawal was declared */
  readonly withdrawnAt?: string;
}

export const shownOrder = (order: Order, site: Site, content: ContentService, withdrawnAt?: Date): ShownOrder => {
  const { number, state, lines, sums, delivery, deliveredTo, payment, address, at } = order;
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
    invoiceTo: addressLines(address, site),
    payDays: payWithinDays.invoice,
    ...(payment ? { payment } : {}),
    ...(withdrawnAt ? { withdrawnAt: momentIn(site, withdrawnAt) } : {}),
    ...(isOwed
      ? {
          transferTo: { holder: company, iban },
          payUntil: dayIn(site, startOfDay(at, site.timeZone, payWithinDays.prepayment)),
        }
      : {}),
  };
};
