import { describe, expect, it } from 'vitest';
import type { OpenCheckout, OrderLine } from '../../contracts/order/order.contract.ts';
import type { Statement } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { createOrderTransaction, type OrderTransactionParts, type WholeChoices } from './order-transaction.service.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const lines: readonly OrderLine[] = [
  { kind: 'article', productId: '1', tcm: 'a', title: 'Mug', quantity: 2, price: eur(1000) },
  { kind: 'article', productId: '2', title: 'Old', quantity: 1, price: eur(500) },
  { kind: 'giftCard', productId: '3', tcm: 'c', title: 'Card', quantity: 1, price: eur(2500) },
  { kind: 'freeArticle', productId: '4', tcm: 'd', title: 'Gift', quantity: 1, price: eur(0) },
  { kind: 'partnerProduct', productId: '5', tcm: 'e', title: 'Care', quantity: 1, price: eur(100) },
];
const checkout: OpenCheckout = {
  kind: 'open',
  lines,
  sums: {
    value: eur(5100),
    discounts: [{ code: 'ROEST25', title: 'x', amount: eur(625) }],
    shipping: eur(0),
    total: eur(4475),
    taxes: [],
  },
  deliveries: [],
  payments: ['invoice'],
  seen: 's1',
};
const owner = { site: 'DE', visitorId: 'v1' } as const;
const whole: WholeChoices = {
  attempt: 'a1',
  choices: {
    address: { firstName: 'Ada', lastName: 'Berg', street: 'x 1', postcode: '1', city: 'y' },
    email: 'ada@example.com',
    delivery: { kind: 'home' },
    payment: 'invoice',
  },
  deliveredTo: ['x'],
};

/** An order's transaction on rows that only count the statements; `adds` says whether each new order finds its number free. */
const open = (adds: boolean[] = [true], parts: Partial<OrderTransactionParts> = {}) => {
  const calls: (readonly [string, ...unknown[]])[] = [];
  let isKept = false;
  let last = 0;
  const query = async ({ name }: Statement) => {
    calls.push([name]);
    return name.includes('insert') || name.includes('add') ? ((adds.shift() ?? false) ? [{ id: 1 }] : []) : [];
  };
  const write = createOrderTransaction({
    orders: {
      transaction: async (work) => {
        // Trusted: the statements below are counted, not run.
        const result = await work({ query } as never);
        isKept = true;
        return result;
      },
      keyOfAttempt: async () => undefined,
    },
    cart: {
      ordered: async (_tx, ...values) => {
        calls.push(['cart', ...values]);
        return true;
      },
    },
    takeStock: async (_tx, ...values) => {
      calls.push(['stock', ...values]);
      return [];
    },
    useVoucher: async (_tx, use) => {
      calls.push(['voucher', use]);
      return { ok: true, voucher: { code: use.code, title: 'x', discount: eur(625) } };
    },
    mail: {
      put: async (_tx, letter, when) => {
        calls.push(['mail', letter, when]);
        return true;
      },
    },
    letter: (...values) => values as never,
    legalTexts: () => [],
    newId: () => `id-${(last += 1)}`,
    newKey: () => `key-${last}`,
    roll: (sides) => (last + 1) % sides,
    ...parts,
  });
  const of = (name: string) => calls.filter(([one]) => one === name).map(([, ...values]) => values);
  return {
    of,
    calls,
    isKept: () => isKept,
    write: () => write({ owner, version: 3, row: undefined, checkout }, whole, at),
  };
};

describe('[SHOP-4] an order', () => {
  it('is written with cart, voucher, mail and stock', async () => {
    const { write, of, isKept } = open();
    const order = await write();
    expect(order).toMatchObject({
      id: 'id-1',
      key: 'key-1',
      attempt: 'a1',
      visitorId: 'v1',
      at,
      email: 'ada@example.com',
      linkUntil: new Date('2027-05-20T12:00:00Z'),
      content: { lines, delivery: 'home', deliveredTo: ['x'], payment: 'invoice' },
    });
    expect(order).not.toHaveProperty('customerId');
    expect(of('cart')).toEqual([[owner, 3]]);
    // A voucher is worth what the goods are worth: two mugs and the old one.
    expect(of('voucher')).toEqual([[{ site: 'DE', code: 'ROEST25', total: eur(2500), orderId: 'id-1', at }]]);
    const [[letter] = []] = of('mail');
    expect(letter).toMatchObject([
      { number: order?.number, email: 'ada@example.com', state: 'PLACED' },
      'DE',
      'key-1',
      [],
    ]);
    expect(of('stock')).toEqual([
      [
        'DE',
        [
          { productId: '1', tcm: 'a', quantity: 2, price: eur(1000) },
          { productId: '4', tcm: 'd', quantity: 1 },
        ],
        at,
      ],
    ]);
    expect(isKept()).toBe(true);
    expect(of('order-note-taken')).toEqual([]);
  });

  it('notes the pieces that it took from counted stock, for a cancellation', async () => {
    const { write, of } = open([true], { takeStock: async () => [{ sourceId: 'mug', quantity: 2 }] as never });
    await write();
    expect(of('order-note-taken')).toHaveLength(1);
  });

  it('belongs to the customer who is logged in, and has no payment where nothing is to pay', async () => {
    const { calls } = open();
    expect(calls).toEqual([]);
    const free = { ...checkout, payments: [], customer: { id: 'c1' } as never };
    const write = createOrderTransaction({
      orders: {
        transaction: (work) => work({ query: async () => [{}] } as never),
        keyOfAttempt: async () => undefined,
      },
      cart: { ordered: async () => true },
      takeStock: async () => [],
      useVoucher: async () => ({ ok: true, voucher: { code: 'x', title: 'x', discount: eur(625) } }),
      mail: { put: async () => true },
      letter: () => ({}) as never,
      legalTexts: () => [],
      newId: () => 'id',
      newKey: () => 'key',
      roll: () => 0,
    });
    const order = await write({ owner, version: 3, row: undefined, checkout: free }, whole, at);
    expect(order?.customerId).toBe('c1');
    expect(order?.content).not.toHaveProperty('payment');
  });

  it.each<[string, Partial<OrderTransactionParts>]>([
    ['another cart is there', { cart: { ordered: async () => false } }],
    ['the voucher is used', { useVoucher: async () => ({ ok: false, code: 'VOUCHER_USED' }) }],
    [
      'the voucher is worth something else',
      { useVoucher: async () => ({ ok: true, voucher: { code: 'x', title: 'x', discount: eur(624) } }) },
    ],
    ['a piece is sold', { takeStock: async () => undefined }],
  ])('is not written where %s, and not tried again', async (_, parts) => {
    const { write, calls, isKept } = open([true, true], parts);
    expect(await write()).toBeUndefined();
    expect(isKept()).toBe(false);
    expect(calls.filter(([name]) => name.includes('insert') || name.includes('add'))).toHaveLength(1);
  });

  it('takes another number where one is taken, at most three times', async () => {
    const { write, of } = open([false, false, true]);
    const order = await write();
    expect([order?.id, of('cart').length]).toEqual(['id-3', 1]);
    expect(await open([]).write()).toBeUndefined();
    expect(await open([false, false, false, true]).write()).toBeUndefined();
  });

  it('is not written twice by one attempt', async () => {
    const { write, of } = open([false, true], {
      orders: { transaction: async (work) => work({ query: async () => [] } as never), keyOfAttempt: async () => 'k0' },
    });
    expect(await write()).toBeUndefined();
    expect(of('cart')).toEqual([]);
  });

  it('passes every other fault on', async () => {
    const fault = new Error('away');
    await expect(open([true], { mail: { put: () => Promise.reject(fault) } }).write()).rejects.toBe(fault);
  });
});
