import type { OpenCheckout, Order, OrderLine } from '../../contracts/order/order.contract.ts';
import type { CommerceEvent } from '../../contracts/tracking/tracking.contract.ts';
import { figure, goodsEvent, type TrackedGoods } from '../../domain/tracking/tracking.rules.ts';

const goodsOf = (lines: readonly OrderLine[]): TrackedGoods[] =>
  lines.map(({ productId, title, price, quantity, choice }) => ({ productId, title, price, quantity, choice }));

/** TRK-1: the steps of the checkout. `step`: 0 cart, 1 address and payment, 2 review. */
export const stepEvent = (
  event: 'begin_checkout' | 'progress_checkout' | 'reverse_checkout',
  { lines, sums }: Pick<OpenCheckout, 'lines' | 'sums'>,
  step: 0 | 1 | 2,
): CommerceEvent => ({ ...goodsEvent(event, goodsOf(lines), sums.total.currency), step });

const purchase = (event: 'purchase' | 'purchase_ga4', { number, lines, sums }: Order): CommerceEvent => ({
  ...goodsEvent(event, goodsOf(lines), sums.total.currency),
  transaction_id: number,
  shipping: figure(sums.shipping.amountMinor),
  tax: figure(sums.taxes.reduce((sum, { amount }) => sum + amount.amountMinor, 0)),
  ...(sums.discounts.length > 0 ? { coupon: sums.discounts.map(({ code }) => code).join(',') } : {}),
});

/** TRK-1: an order, for advertising and for statistics. A page that is loaded again reports it under the same number. */
export const purchaseEvents = (order: Order): readonly CommerceEvent[] => [
  purchase('purchase', order),
  purchase('purchase_ga4', order),
];
