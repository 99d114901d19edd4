import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import type { Order, OrderLine } from '../../contracts/order/order.contract.ts';
import { commerceEventSchema } from '../../contracts/tracking/tracking.contract.ts';
import { purchaseEvents, stepEvent } from './checkout-tracking.rules.ts';

const money = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const line = (productId: string, amountMinor: number, quantity: number): OrderLine => ({
  kind: 'article',
  productId,
  tcm: 'a',
  title: 'Kaffee',
  quantity,
  price: money(amountMinor),
});
const lines = [line('101130001', 749, 2), line('101220001', 599, 1)];
const sums = {
  value: money(2097),
  discounts: [{ code: 'ROEST25', title: 'ROEST25', amount: money(524) }],
  shipping: money(495),
  total: money(2068),
  taxes: [{ percent: 7, amount: money(135) }],
};
const items = [
  { item_id: '101130001', item_name: 'Kaffee', price: 7.49, quantity: 2 },
  { item_id: '101220001', item_name: 'Kaffee', price: 5.99, quantity: 1 },
];

it.each([
  ['begin_checkout', 1],
  ['progress_checkout', 2],
  ['reverse_checkout', 0],
] as const)('[TRK-1] %s tells what is bought, and of which step', (event, step) => {
  const told = stepEvent(event, { lines, sums }, step);
  expect(told).toEqual({ event, currency: 'EUR', value: 20.97, items, step });
  expect([...Value.Errors(commerceEventSchema, told)]).toEqual([]);
});

it('[TRK-1] an order is reported to both under its number, with shipping, tax and voucher', () => {
  const order: Order = {
    number: 'DE-2026-1',
    at: new Date(0),
    state: 'PLACED',
    lines,
    sums,
    address: { firstName: 'Ada', lastName: 'Berg', street: 'Am Sandtorkai 14', postcode: '20457', city: 'Hamburg' },
    delivery: 'home',
    deliveredTo: [],
  };
  const told = purchaseEvents(order);
  const rest = { currency: 'EUR', value: 20.97, items, transaction_id: 'DE-2026-1', shipping: 4.95, tax: 1.35 };
  expect(told).toEqual([
    { ...rest, event: 'purchase', coupon: 'ROEST25' },
    { ...rest, event: 'purchase_ga4', coupon: 'ROEST25' },
  ]);
  for (const one of told) expect([...Value.Errors(commerceEventSchema, one)]).toEqual([]);
  const [bare] = purchaseEvents({ ...order, sums: { ...sums, discounts: [] } });
  expect(bare).not.toHaveProperty('coupon');
});
