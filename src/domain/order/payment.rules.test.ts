import { describe, expect, it } from 'vitest';
import { paymentStates, type PaymentState } from '../../contracts/order/payment.contract.ts';
import { canBePaid, statesBefore } from './payment.rules.ts';

const paymentAfter = (state: PaymentState, news: PaymentState): PaymentState =>
  statesBefore(news).includes(state) ? news : state;

describe('the state of a payment', () => {
  it.each<readonly [PaymentState, Readonly<Partial<Record<PaymentState, PaymentState>>>]>([
    [
      'open',
      { open: 'open', pending: 'pending', paid: 'paid', failed: 'failed', expired: 'expired', refunded: 'refunded' },
    ],
    ['pending', { open: 'pending', pending: 'pending', paid: 'paid', cancelled: 'cancelled', refunded: 'refunded' }],
    ['failed', { open: 'failed', pending: 'failed', paid: 'paid', expired: 'failed', refunded: 'refunded' }],
    ['expired', { pending: 'expired', paid: 'paid', failed: 'expired', refunded: 'refunded' }],
    ['cancelled', { pending: 'cancelled', paid: 'paid', failed: 'cancelled', refunded: 'refunded' }],
    [
      'paid',
      { open: 'paid', pending: 'paid', failed: 'paid', expired: 'paid', cancelled: 'paid', refunded: 'refunded' },
    ],
    ['refunded', { open: 'refunded', pending: 'refunded', paid: 'refunded', failed: 'refunded', refunded: 'refunded' }],
  ])('[SHOP-4] %s becomes by news %j', (state, after) => {
    for (const [news, expected] of Object.entries(after))
      // The keys of the table are states.
      expect(paymentAfter(state, news as PaymentState), news).toBe(expected);
  });

  it('[SHOP-4] never leaves the money again: news of any kind and order end in the same state of the money', () => {
    const money = (state: PaymentState) => (state === 'paid' || state === 'refunded' ? state : 'none');
    const orders = (all: readonly PaymentState[]): PaymentState[][] =>
      all.length < 2
        ? [[...all]]
        : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one].concat(rest)));
    const end = (news: readonly PaymentState[]) => news.reduce(paymentAfter, 'open');
    const ends = (news: readonly PaymentState[]) => new Set(orders(news).map((one) => money(end(one))));
    expect(ends(['pending', 'failed', 'paid', 'paid', 'expired'])).toEqual(new Set(['paid']));
    expect(ends(['pending', 'paid', 'refunded', 'cancelled'])).toEqual(new Set(['refunded']));
    expect(ends(['pending', 'failed', 'expired', 'cancelled'])).toEqual(new Set(['none']));
  });

  it('[SHOP-4] lets a buyer pay what is placed and not paid', () => {
    const order = { state: 'UNPAID', payment: 'card' } as const;
    const payable = paymentStates.filter((paid) => canBePaid({ ...order, paid }));
    expect(payable).toEqual(['open', 'failed', 'expired', 'cancelled']);
    expect(canBePaid(order)).toBe(true);
    expect([canBePaid({ ...order, state: 'CANCELLED' }), canBePaid({ ...order, payment: 'invoice' })]).toEqual([
      false,
      false,
    ]);
  });
});
