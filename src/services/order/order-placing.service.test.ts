import { describe, expect, it } from 'vitest';
import type { CheckoutChoices, OpenCheckout, Placed } from '../../contracts/order/order.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import type { Opening } from './checkout-opening.service.ts';
import { createOrderBrake } from './order-brake.service.ts';
import { mostUnpaid } from './order.constants.ts';
import { createPlacing, type PlacingParts } from './order-placing.service.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const attempt = '7a3c0f66-3a0f-4b57-9a51-0d3f1d6f2a10';
const total = { amountMinor: 1500, currency: 'EUR' } as const;
const sums = { value: total, discounts: [], shipping: total, total, taxes: [] };
const line = { kind: 'article', productId: '1', title: 'Mug', quantity: 1, price: total } as const;
const choices: CheckoutChoices = {
  address: { firstName: 'Ada', lastName: 'Berg', street: 'x 1', postcode: '1', city: 'y' },
  email: 'Ada@example.com',
  delivery: { kind: 'home' },
  payment: 'invoice',
};
const checkout: OpenCheckout = {
  kind: 'open',
  lines: [line],
  sums,
  deliveries: [],
  payments: ['invoice', 'card'],
  choices,
  deliveredTo: ['x'],
  attempt,
  seen: 's1',
};
const owner = { site: 'DE', visitorId: 'v1' } as const;
// Trusted: placing reads no request.
const asked = { request: {} as never, site: 'DE', moment: { at, abTests: { a: 'B' } } } as const;
const sent = { attempt, seen: 's1', address: '203.0.113.7' };

const open = (over: Partial<OpenCheckout> = {}, parts: Partial<PlacingParts> = {}) => {
  const calls: unknown[] = [];
  const opened: Opening = { owner, version: 3, row: undefined, checkout: { ...checkout, ...over } };
  const place = createPlacing({
    buyerOf: async () => ({ owner, customer: undefined }),
    opening: async ({ moment }) => {
      calls.push(['opening', moment]);
      return opened;
    },
    writeOrder: async (_opening, whole, when) => {
      calls.push(['write', whole, when]);
      const content = { lines: [line], sums, payment: whole.choices.payment };
      return { id: 'o1', key: 'k1', number: '47', site: 'DE', content } as never;
    },
    brake: async (buyer) => {
      calls.push(['brake', buyer]);
      return 0;
    },
    orders: { keyOfAttempt: async () => undefined },
    checkouts: { note: async (...values) => void calls.push(['note', ...values]) },
    lookAgain: async () => calls.push(['lookAgain']),
    onFault: (...values) => void calls.push(['fault', ...values]),
    now: () => at,
    ...parts,
  });
  const of = (name: string) => calls.filter((call) => Array.isArray(call) && call[0] === name);
  return { place, of, calls };
};
const placed: Placed = { kind: 'placed', to: '/order/k1?placed=yes' };

describe('[SHOP-4] the button that orders', () => {
  it('writes the order with the choices, now', async () => {
    const { place, of } = open();
    expect(await place(asked, sent)).toEqual(placed);
    expect(of('write')).toEqual([['write', { attempt, choices, deliveredTo: ['x'] }, at]]);
    expect(of('opening')).toEqual([['opening', { at, abTests: { a: 'B' } }]]);
    const buyer = { site: 'DE', email: 'Ada@example.com', customerId: undefined, address: '203.0.113.7' };
    expect(of('brake')).toEqual([['brake', buyer]]);
  });

  it('[SAFE-5] orders nothing in a preview', async () => {
    const { place, calls } = open();
    expect(await place({ ...asked, moment: { ...asked.moment, isPreview: true } }, sent)).toEqual({ kind: 'preview' });
    expect(calls).toEqual([]);
  });

  it.each<[string, Partial<OpenCheckout>]>([
    ['another attempt', { attempt: 'other' }],
    ['no choices', { choices: undefined as never }],
    ['no place to deliver to', { deliveredTo: undefined as never }],
  ])('orders nothing with %s', async (_, over) => {
    const { place, of } = open(over);
    expect(await place(asked, sent)).toEqual({ kind: 'incomplete' });
    expect([of('write'), of('brake')]).toEqual([[], []]);
  });

  it('orders nothing by an attempt that is no id', async () => {
    const { place, calls } = open({ attempt: 'x' });
    expect(await place(asked, { ...sent, attempt: 'x' })).toEqual({ kind: 'incomplete' });
    expect(calls).toEqual([]);
  });

  it.each([{ kind: 'login' }, { kind: 'cart' }, { kind: 'broken', code: 'UNKNOWN' }] as const)(
    'says why there is no checkout: %j',
    async (refusal) => {
      expect(await open({}, { buyerOf: async () => refusal as never }).place(asked, sent)).toEqual(refusal);
      expect(await open({}, { opening: async () => refusal as never }).place(asked, sent)).toEqual(refusal);
    },
  );

  it('orders nothing else than was seen, and stores what is shown now', async () => {
    const { place, of } = open();
    const outcome = await place(asked, { ...sent, seen: 's0' });
    expect(outcome).toEqual({ kind: 'changed', checkout, changes: [] });
    expect(of('note')).toEqual([['note', owner, [line]]]);
    expect(of('write')).toEqual([]);
  });

  it('names what has changed since it was seen', async () => {
    const row = { seen: [{ ...line, quantity: 2 }] };
    const { place } = open({}, { opening: async () => ({ owner, version: 3, row, checkout }) as never });
    expect(await place(asked, { ...sent, seen: 's0' })).toMatchObject({ changes: [{ kind: 'fewer', quantity: 1 }] });
  });

  it('[SAFE-7] waits where too much was ordered', async () => {
    const { place, of } = open({}, { brake: async () => 60 });
    expect(await place(asked, sent)).toEqual({ kind: 'often', seconds: 60 });
    expect(of('write')).toEqual([]);
  });

  it('pressed twice shows the order of the first time', async () => {
    const { place, calls } = open({}, { orders: { keyOfAttempt: async () => 'k0' } });
    expect(await place(asked, sent)).toEqual({ kind: 'placed', to: '/order/k0?placed=yes' });
    expect(calls).toEqual([]);
  });

  it('pressed twice at once shows the order of the other time, not an empty cart', async () => {
    const keys = [undefined, 'k0'];
    const { place } = open(
      {},
      { opening: async () => ({ kind: 'cart' }), orders: { keyOfAttempt: async () => keys.shift() } },
    );
    expect(await place(asked, sent)).toEqual({ kind: 'placed', to: '/order/k0?placed=yes' });
  });

  it('looks at the stock again where another buyer was faster', async () => {
    const { place, of } = open({}, { writeOrder: async () => undefined });
    expect(await place(asked, sent)).toEqual({ kind: 'changed', checkout, changes: [] });
    expect([of('lookAgain').length, of('opening').length, of('note').length]).toEqual([1, 2, 1]);
    let times = 0;
    const opening = async () =>
      (times += 1) === 1 ? { owner, version: 3, row: undefined, checkout } : { kind: 'cart' };
    const gone = open({}, { writeOrder: async () => undefined, opening: opening as never });
    expect(await gone.place(asked, sent)).toEqual({ kind: 'cart' });
  });

  it('reports a fault, and orders nothing', async () => {
    const fault = new Error('away');
    const { place, of } = open({}, { brake: () => Promise.reject(fault) });
    expect(await place(asked, sent)).toEqual({ kind: 'broken', code: 'UNKNOWN' });
    expect(of('fault')).toEqual([['fault', fault, 'an order could not be placed']]);
  });

  it('leads to the page of the payment, for a payment that has one and while the provider answers', async () => {
    const asking: unknown[] = [];
    const by = (payment: 'card' | 'invoice', page: string | undefined) =>
      open(
        { choices: { ...choices, payment } },
        {
          pageFor: async (order) => {
            asking.push(order);
            return page;
          },
        },
      ).place(asked, sent);
    expect(await by('card', 'https://pay.example/1')).toEqual({ kind: 'placed', to: 'https://pay.example/1' });
    expect(asking).toMatchObject([{ id: 'o1', key: 'k1', number: '47', total }]);
    expect(await by('card', undefined)).toEqual(placed);
    expect(await by('invoice', 'https://pay.example/2')).toEqual(placed);
    expect(asking).toHaveLength(2);
  });
});

describe('[SAFE-7] the brake of orders', () => {
  const brakeWith = (unpaid: number) => {
    const calls: unknown[] = [];
    const brake = createOrderBrake({
      orders: {
        unpaidOf: async (...values) => {
          calls.push(values);
          return unpaid;
        },
      },
      takeOrder: async (values) => {
        calls.push(values);
        return 7;
      },
      now: () => at,
    });
    return { brake, calls };
  };
  const buyer = { site: 'DE', email: 'Ada+x@example.com', customerId: undefined, address: '203.0.113.7' } as const;

  it('counts unpaid orders of two weeks, and those of guests by mailbox and network', async () => {
    const { brake, calls } = brakeWith(mostUnpaid - 1);
    expect(await brake(buyer)).toBe(7);
    expect(calls).toEqual([
      ['DE', { customerId: undefined, emailKey: 'ada+x@example.com' }, new Date('2026-11-07T12:00:00Z'), mostUnpaid],
      { mailbox: 'ada@example.com', address: '203.0.113.7' },
    ]);
  });

  it('counts customers by their unpaid orders alone', async () => {
    const { brake, calls } = brakeWith(mostUnpaid - 1);
    expect(await brake({ ...buyer, customerId: 'c1' })).toBe(0);
    expect(calls).toHaveLength(1);
    expect(await brakeWith(mostUnpaid).brake({ ...buyer, customerId: 'c1' })).toBe(86_400);
    expect(await brakeWith(mostUnpaid).brake(buyer)).toBe(86_400);
  });
});
