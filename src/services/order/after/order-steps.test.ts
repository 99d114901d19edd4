import { describe, expect, it } from 'vitest';
import type { OrderState, SettableState } from '../../../contracts/order/order-state.contract.ts';
import type { Letter } from '../../../contracts/shop/mail.contract.ts';
import type { Statement } from '../../../lib/database.ts';
import { clockOf } from '../../../lib/time/moment.ts';
import type { OrderRow } from '../order.repository.ts';
import { createOrderSteps } from './order-steps.service.ts';

const at = clockOf(() => new Date('2026-11-23T10:00:00Z'))();
const money = { amountMinor: 2798, currency: 'EUR' } as const;
const parcel = { carrier: 'dhl', number: '00340434161094015902' };
const taken = [{ sourceId: 'mug', quantity: 2 }];
const row: OrderRow & { readonly id: string; readonly key: string | null; readonly taken: unknown } = {
  id: 'o1',
  key: 'k1',
  taken,
  number: '47',
  placed_at: new Date('2026-11-21T12:00:00Z'),
  state: 'PREPARING',
  email: 'ada@example.com',
  is_of_guest: false,
  paid: null,
  steps: null,
  parcels: null,
  content: {
    lines: [
      { kind: 'article', productId: '1', title: 'Mug', choice: 'Sage', quantity: 2, price: money },
      { kind: 'article', productId: '2', title: 'Beans', quantity: 1, price: money },
    ],
    sums: { value: money, discounts: [], shipping: money, total: money, taxes: [] },
    address: { firstName: 'Ada', lastName: 'Berg', street: 'Weg 1', postcode: '20457', city: 'Hamburg' },
    delivery: 'home',
    deliveredTo: ['Ada Berg', 'Weg 1'],
    payment: 'prepayment',
  },
};

/** The steps of one order on rows that note what is done with them. */
const open = (over: Partial<typeof row> & { readonly isMissing?: true } = {}, isNewParcel = true) => {
  const calls: (readonly [string, ...unknown[]])[] = [];
  const query = async ({ name }: Statement, values: readonly unknown[] = []) => {
    calls.push([name, ...values]);
    if (name.startsWith('order-hold-')) return over.isMissing ? [] : [{ id: 'o1' }];
    if (name === 'order-held') return [{ ...row, ...over }];
    return name === 'order-parcel' && isNewParcel ? [{ number: values[2] }] : [];
  };
  const found = () => {
    const { number, placed_at, state, steps: _steps, parcels: _parcels, content } = { ...row, ...over };
    return {
      ...content,
      number,
      at: placed_at,
      state,
      ...(over.steps ? { steps: [{ state: 'PAID' as const, at }] } : {}),
      ...(over.parcels ? { parcels: [{ ...parcel, at }] } : {}),
    };
  };
  const { staff, cancel } = createOrderSteps({
    orders: {
      // Trusted: the statements above are answered, not run.
      transaction: (work) => work({ query } as never),
      newest: async (...values) => {
        calls.push(['newest', ...values]);
        return [found()];
      },
      byNumber: async (...values) => {
        calls.push(['byNumber', ...values]);
        return over.isMissing ? [] : [found()];
      },
    },
    returnStock: async (_tx, ...values) => void calls.push(['stock', ...values]),
    returnVouchers: async (_tx, ...values) => void calls.push(['vouchers', ...values]),
    mail: {
      put: async (_tx, letter, when) => {
        calls.push(['mail', letter, when]);
        return true;
      },
    },
    translate: () => (key) => key,
    now: () => at,
  });
  const step = (to: SettableState, by?: object) =>
    // Trusted: a parcel of the tests.
    staff.step('47', { site: 'DE', to, ...(by ? { parcel: by as typeof parcel } : {}) }, 'anna');
  const of = (name: string) => calls.filter(([one]) => one === name).map(([, ...values]) => values);
  const subjects = () => of('mail').map(([letter]) => (letter as Letter).subject);
  return { staff, cancel, step, calls, of, subjects };
};

describe('[SHOP-13] a step of an order', () => {
  it('notes the state, who set it and the parcel, and sends the letter', async () => {
    const { step, of, calls } = open();
    expect(await step('SENT', { ...parcel, number: '0034 0434 1610 9401 5902' })).toEqual({ ok: true, state: 'SENT' });
    expect(of('order-hold-number')).toEqual([['DE', '47']]);
    expect(of('order-move')).toEqual([['o1', 'SENT']]);
    expect(of('order-step')).toEqual([['o1', 'SENT', at, 'anna']]);
    expect(of('order-parcel')).toEqual([['o1', 'dhl', parcel.number, at]]);
    expect(of('mail')).toMatchObject([
      [{ to: 'ada@example.com', key: `order:DE:47:sent:dhl:${parcel.number}`, subject: 'mail.order.sent.subject' }, at],
    ]);
    expect(calls.some(([name]) => name === 'stock' || name === 'vouchers')).toBe(false);
  });

  it.each<[SettableState, OrderState, readonly string[]]>([
    ['PREPARING', 'PAID', []],
    ['PARTLY_SENT', 'PREPARING', ['mail.order.sent.subject']],
    ['SENT', 'PREPARING', ['mail.order.sent.subject']],
    ['DELIVERED', 'SENT', []],
    ['RETURNED', 'DELIVERED', []],
  ])('to %s from %s sends the letters %j', async (to, state, letters) => {
    const { step, subjects, of } = open({ state });
    expect(await step(to)).toEqual({ ok: true, state: to });
    expect(subjects()).toEqual(letters);
    expect(of('order-parcel')).toEqual([]);
    if (to.endsWith('SENT')) expect(JSON.stringify(of('mail'))).toContain(to === 'SENT' ? 'sent.text' : 'sent.partly');
  });

  it('by its buyer gives vouchers and pieces back, and says what becomes of the money', async () => {
    const { cancel, of, subjects } = open({ state: 'PLACED' });
    expect(await cancel({ site: 'DE', key: 'k1' })).toEqual({ ok: true, state: 'CANCELLED' });
    expect(of('order-hold-key')).toEqual([['DE', 'k1', at]]);
    expect([of('vouchers'), of('stock')]).toEqual([[['DE', 'o1']], [['DE', taken]]]);
    expect(of('order-step')).toEqual([['o1', 'CANCELLED', at, 'buyer']]);
    expect(subjects()).toEqual(['mail.order.cancelled.subject']);
    expect(JSON.stringify(of('mail'))).not.toContain('refund');
    const paid = open({ paid: 'paid', taken: null });
    await paid.cancel({ site: 'DE', customerId: 'c1', number: '47' });
    expect(paid.of('order-hold-customer')).toEqual([['DE', '47', 'c1']]);
    expect(paid.of('stock')).toEqual([['DE', []]]);
    expect(JSON.stringify(paid.of('mail'))).toContain('refund');
  });

  it.each<[string, Parameters<typeof open>]>([
    ['whose person was erased', [{ email: null }]],
    ['whose link was taken away', [{ key: null }]],
    ['that has the parcel', [{}, false]],
  ])('of an order %s sends no letter', async (_, how) => {
    const { step, of } = open(...how);
    expect(await step('SENT', parcel)).toEqual({ ok: true, state: 'SENT' });
    expect([of('order-move').length, of('mail')]).toEqual([1, []]);
  });

  it('that was done is done, except that a part may have a further parcel', async () => {
    const kept = [{ ...parcel, at: at.toISOString() }];
    const sent = open({ state: 'PARTLY_SENT', parcels: kept });
    const done = { ok: true, state: 'PARTLY_SENT' };
    expect(await sent.step('PARTLY_SENT')).toEqual(done);
    expect(await sent.step('PARTLY_SENT', parcel)).toEqual(done);
    expect(sent.of('order-move')).toEqual([]);
    expect(await sent.step('PARTLY_SENT', { ...parcel, number: 'JJD000390007891234567' })).toEqual(done);
    expect([sent.of('order-move').length, sent.of('mail').length]).toEqual([1, 1]);
    // The last parcel may be reported with the part, and again with the whole.
    expect(await sent.step('SENT', parcel)).toEqual({ ok: true, state: 'SENT' });
    expect(sent.of('order-move')).toHaveLength(2);
    const first = open({ state: 'PARTLY_SENT' });
    await first.step('PARTLY_SENT', parcel);
    expect(first.of('mail')).toHaveLength(1);
  });

  it('is refused where the order or its way does not exist, or the parcel has no carrier', async () => {
    expect(await open({ isMissing: true }).step('SENT')).toEqual({ ok: false, code: 'MISSING' });
    const gone = open({ state: 'DELIVERED' });
    expect(await gone.cancel({ site: 'DE', key: 'k1' })).toEqual({ ok: false, code: 'STATE', state: 'DELIVERED' });
    expect(await gone.step('SENT', parcel)).toEqual({ ok: false, code: 'STATE', state: 'DELIVERED' });
    expect(await gone.step('SENT', { ...parcel, number: '1' })).toEqual({ ok: false, code: 'PARCEL' });
    expect(await gone.step('RETURNED', parcel)).toEqual({ ok: false, code: 'PARCEL' });
    expect([gone.of('order-move'), gone.of('mail')]).toEqual([[], []]);
  });
});

describe('[SHOP-13] the orders for staff', () => {
  it('are the newest hundred, with what is to be done next', async () => {
    const { staff, of } = open({ parcels: [] });
    expect(await staff.list({ site: 'DE' })).toEqual([
      {
        number: '47',
        placedAt: '2026-11-21T12:00:00.000Z',
        state: 'PREPARING',
        payment: 'prepayment',
        total: money,
        lines: [
          { title: 'Mug', choice: 'Sage', quantity: 2 },
          { title: 'Beans', quantity: 1 },
        ],
        deliveredTo: ['Ada Berg', 'Weg 1'],
        parcels: [{ ...parcel, sentAt: at.toISOString() }],
        refundByHand: false,
        next: ['PARTLY_SENT', 'SENT', 'CANCELLED'],
      },
    ]);
    expect(of('newest')).toEqual([[{ site: 'DE' }, 100]]);
  });

  it('[SHOP-12] are found by their number, with the greeting of a gift', async () => {
    const { staff, of } = open({ content: { ...row.content, greeting: 'Alles Gute!' } });
    expect(await staff.one('DE', '47')).toMatchObject({ number: '47', greeting: 'Alles Gute!' });
    expect(of('byNumber')).toEqual([['DE', '47']]);
    expect(await open({ isMissing: true }).staff.one('DE', '48')).toBeUndefined();
  });

  const paid = [{ state: 'PAID', at: at.toISOString() }] as const;
  const { payment: _payment, ...unpaid } = row.content;
  it.each<[string, Partial<typeof row>, boolean]>([
    ['cancelled and paid', { state: 'CANCELLED', steps: paid }, true],
    ['cancelled and not paid', { state: 'CANCELLED' }, false],
    ['paid and not cancelled', { state: 'PAID', steps: paid }, false],
    ['paid at the provider', { state: 'CANCELLED', steps: paid, content: { ...row.content, payment: 'card' } }, false],
    ['free', { state: 'CANCELLED', content: unpaid }, false],
  ])('give money back by hand where one is %s: %#', async (_, over, refundByHand) => {
    const [shown] = await open(over).staff.list({ site: 'DE' });
    expect(shown).toMatchObject({ refundByHand, parcels: [] });
    expect(Object.hasOwn(shown ?? {}, 'payment')).toBe(over.content !== unpaid);
  });
});
