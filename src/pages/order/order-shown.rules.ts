import type { ContentService } from '../../contracts/content/content.contract.ts';
import { payWithinDays, type Order } from '../../contracts/order/order.contract.ts';
import { invoiceElsewhere } from '../../domain/order/order.rules.ts';
import { hasMoney, isCancellable, shownSteps, type ShownStep } from '../../domain/order/order-states.rules.ts';
import { trackingOf } from '../../domain/order/parcel.rules.ts';
import { canBePaid } from '../../domain/order/payment.rules.ts';
import { bankAccountOf } from '../../domain/transfer/bank-account.rules.ts';
import { paymentCode } from '../../domain/transfer/payment-code.rules.ts';
import { transferFacts, type TransferFact } from '../../domain/transfer/transfer.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { startOfDay } from '../../lib/time/zoned-day.ts';
import type { Site } from '../../sites/site.ts';
import type { Translate } from '../../sites/translate.ts';
import { dayIn, momentIn } from '../orders/orders.rules.ts';
import type { PageRequest } from '../page.ts';
import { shownCode, type ShownCode } from './payment-code-shape.rules.ts';

/** How a prepaid order is paid. */
export interface ShownTransfer {
  /** the last day */
  readonly until: string;
  readonly facts: readonly TransferFact[];
  /** LAW-6: where the banks of the country read one */
  readonly code?: ShownCode;
}

const shownTransfer = (
  { number, sums, at }: Order,
  site: Site,
  t: Translate,
  content: ContentService,
): ShownTransfer => {
  const until = startOfDay(at, site.timeZone, payWithinDays.prepayment);
  const transfer = { bank: bankAccountOf(content.facts(site.code)), number, amount: sums.total, until };
  const code = paymentCode(transfer, site.code);
  return {
    until: dayIn(site, until),
    facts: transferFacts(transfer, t, site),
    ...(code ? { code: shownCode(code) } : {}),
  };
};

/** An order formatted for its page. */
export interface ShownOrder extends Pick<
  Order,
  'number' | 'state' | 'lines' | 'sums' | 'delivery' | 'deliveredTo' | 'greeting' | 'payment' | 'paid'
> {
  readonly day: string;
  /** SHOP-13: with times on the clocks of the country */
  readonly steps: readonly (Pick<ShownStep, 'state' | 'is'> & { readonly at?: string })[];
  /** with the name of the carrier and its page */
  readonly parcels: readonly { readonly carrier: string; readonly number: string; readonly url: string }[];
  readonly canCancel: boolean;
  /** money came for it */
  readonly isPaid: boolean;
  /** it was cancelled, and its money is not back yet */
  readonly isRefundDue: boolean;
  /** empty if it is the delivery address */
  readonly invoiceTo: readonly string[];
  /** days until an invoice is due */
  readonly payDays: number;
  /** for an unpaid prepaid order */
  readonly transfer?: ShownTransfer;
  /** the payment provider has a page for it */
  readonly canPay: boolean;
  /** LAW-2: when a withdrawal was declared */
  readonly withdrawnAt?: string;
}

export const shownOrder = (
  order: Order,
  { site, t }: Pick<PageRequest, 'site' | 't'>,
  content: ContentService,
  withdrawnAt?: Date,
): ShownOrder => {
  const {
    number,
    state,
    lines,
    sums,
    delivery,
    deliveredTo,
    greeting,
    payment,
    paid,
    address,
    at,
    parcels = [],
  } = order;
  const isOwed = payment === 'prepayment' && state === 'UNPAID';
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
    steps: shownSteps(order).map(({ state: one, is, at: time }) =>
      time ? { state: one, is, at: momentIn(site, time) } : { state: one, is },
    ),
    parcels: parcels.flatMap((parcel) => {
      const tracked = trackingOf(site.code, parcel);
      return tracked ? [{ carrier: tracked.name, number: parcel.number, url: tracked.url }] : [];
    }),
    canCancel: isCancellable(state),
    isPaid: hasMoney(order),
    isRefundDue: state === 'CANCELLED' && hasMoney(order) && paid !== 'refunded',
    ...omitNullish({ greeting, payment, paid }),
    ...(withdrawnAt ? { withdrawnAt: momentIn(site, withdrawnAt) } : {}),
    ...(isOwed ? { transfer: shownTransfer(order, site, t, content) } : {}),
  };
};
