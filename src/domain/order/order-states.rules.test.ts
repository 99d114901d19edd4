import { describe, expect, it } from 'vitest';
import { orderStates, settableStates, type OrderState } from '../../contracts/order/order-state.contract.ts';
import { firstState, hasMoney, isCancellable, mayBecome, nextStates, shownSteps } from './order-states.rules.ts';

const at = new Date('2026-11-20T09:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const shown = (state: OrderState, payment?: 'invoice' | 'prepayment', reached: readonly OrderState[] = []) =>
  shownSteps({ state, at, payment, steps: reached.map((one, place) => ({ state: one, at: later(place + 1) })) }).map(
    (step) => `${step.state} ${step.is}${step.at ? ` ${(step.at.getTime() - at.getTime()) / 3_600_000}` : ''}`,
  );

describe('[SHOP-13] the states of an order', () => {
  it.each([
    ['PLACED', ['PREPARING', 'PARTLY_SENT', 'SENT', 'CANCELLED']],
    ['UNPAID', ['PAID', 'CANCELLED']],
    ['PAID', ['PREPARING', 'PARTLY_SENT', 'SENT', 'CANCELLED']],
    ['PREPARING', ['PARTLY_SENT', 'SENT', 'CANCELLED']],
    ['PARTLY_SENT', ['PARTLY_SENT', 'SENT']],
    ['SENT', ['DELIVERED', 'RETURNED']],
    ['DELIVERED', ['RETURNED']],
    ['RETURNED', []],
    ['CANCELLED', []],
  ] as const)('%s becomes %j by staff', (from, to) => {
    expect(nextStates(from)).toEqual(to);
  });

  it('are cancelled by the buyer as long as all of it is in the house, and changed by the buyer in no other way', () => {
    expect(orderStates.filter(isCancellable)).toEqual(['PLACED', 'UNPAID', 'PAID', 'PREPARING']);
    for (const from of orderStates)
      for (const to of settableStates) if (to !== 'CANCELLED') expect(mayBecome(from, to, 'buyer')).toBe(false);
  });

  it('are changed by the payment provider from unpaid to paid alone', () => {
    for (const from of orderStates)
      for (const to of orderStates)
        expect([from, to, mayBecome(from, to, 'payment')]).toEqual([from, to, from === 'UNPAID' && to === 'PAID']);
  });

  it.each([
    [undefined, 'PLACED'],
    ['invoice', 'PLACED'],
    ['prepayment', 'UNPAID'],
    ['card', 'UNPAID'],
    ['wallet', 'UNPAID'],
  ] as const)('begin for the payment %s as %s', (payment, state) => {
    expect(firstState(payment)).toBe(state);
  });
});

describe('[SHOP-13] the money of an order', () => {
  it.each([
    ['nothing said', {}, false],
    ['opened at the provider', { paid: 'open' }, false],
    ['paid at the provider', { paid: 'paid' }, true],
    [
      'booked by staff, and sent since',
      {
        steps: [
          { state: 'PAID', at },
          { state: 'SENT', at },
        ],
      },
      true,
    ],
    ['sent on an invoice', { steps: [{ state: 'SENT', at }] }, false],
  ] as const)('%s: %j', (_, order, expected) => {
    expect(hasMoney(order)).toBe(expected);
  });
});

describe('[SHOP-13] the steps of an order', () => {
  it.each([
    [shown('PLACED', 'invoice'), ['PLACED now 0', 'PREPARING ahead', 'SENT ahead', 'DELIVERED ahead']],
    [
      shown('UNPAID', 'prepayment'),
      ['PLACED done 0', 'UNPAID now', 'PREPARING ahead', 'SENT ahead', 'DELIVERED ahead'],
    ],
    [
      shown('PARTLY_SENT', 'prepayment', ['PAID', 'PARTLY_SENT']),
      ['PLACED done 0', 'PAID done 1', 'PREPARING done', 'PARTLY_SENT now 2', 'DELIVERED ahead'],
    ],
    [
      shown('DELIVERED', 'invoice', ['PREPARING', 'SENT', 'DELIVERED']),
      ['PLACED done 0', 'PREPARING done 1', 'SENT done 2', 'DELIVERED now 3'],
    ],
    [shown('SENT'), ['PLACED done 0', 'PREPARING done', 'SENT now', 'DELIVERED ahead']],
    [shown('CANCELLED', 'prepayment', ['PAID', 'CANCELLED']), ['PLACED done 0', 'PAID done 1', 'CANCELLED now 2']],
    [shown('RETURNED', 'invoice', ['SENT', 'RETURNED']), ['PLACED done 0', 'SENT done 1', 'RETURNED now 2']],
  ])('are %j', (steps, expected) => {
    expect(steps).toEqual(expected);
  });
});
