import { describe, expect, it } from 'vitest';
import type { CheckoutAsked, CheckoutChoices, Order } from '../../contracts/order/order.contract.ts';
import { clockOf, momentNow } from '../../lib/time/moment.ts';
import { articleOf, cartWith, carts, coffee, scarceMug } from '../../testing/cart.fixtures.ts';
import type { CheckoutRow } from './checkout.repository.ts';
import { createCustomerOrders } from './customer-orders.service.ts';
import { createOrderService, type OrderServiceParts } from './order.service.ts';

const at = clockOf(() => new Date('2026-11-21T23:30:00Z'))();
const owner = { site: 'DE', visitorId: 'v1' } as const;
const customer = { id: 'c1' };
const choices: CheckoutChoices = {
  address: { firstName: 'Ada', lastName: 'Berg', street: 'Weg 1', postcode: '20457', city: 'Hamburg' },
  email: 'ada@example.com',
  delivery: { kind: 'home' },
  payment: 'invoice',
};
const row: CheckoutRow = { attempt: 'a1', choices, seen: null };
const store = { id: 's1', street: 'Hauptplatz 7', postcode: '20095', city: 'Hamburg' };
const late = { ...articleOf(coffee, 1), availableFrom: '2026-12-24' };
const cart = cartWith([late, { ...articleOf(scarceMug, 1), availableFrom: '2026-12-01' }]);
const total = { amountMinor: 1500, currency: 'EUR' };
// Trusted: paying reads the payment, the state and the sum alone.
const unpaid = { number: '47', state: 'UNPAID', payment: 'card', sums: { total } } as Order;

interface Stage extends Partial<OrderServiceParts> {
  readonly visitor?: object | undefined;
  readonly person?: { readonly id: string };
  readonly row?: CheckoutRow;
  readonly read?: object;
  readonly found?: object;
}

/** The checkout before rows that do nothing but remember. */
const open = ({ row: kept, read = { ok: true, cart, version: 7 }, found, person, ...stage }: Stage = {}) => {
  const calls: unknown[] = [];
  const note =
    (name: string, answer?: unknown) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values]);
      return answer;
    };
  const service = createOrderService({
    visitors: { known: async () => ('visitor' in stage ? stage.visitor : owner) },
    customerOf: async () => person,
    cart: { toOrder: note('cart', read) },
    checkouts: { read: note('read', kept), note: note('note'), save: note('save'), forget: note('forget checkouts') },
    orders: { find: note('find', found), forget: note('forget orders') },
    foodAmong: async () => new Set(),
    coffeeAmong: async () => new Set(),
    durabilityOf: async () => new Map(),
    storesOf: () => [store],
    shopNameOf: () => 'Kontor',
    payments: ['invoice', 'card'],
    newId: () => 'new',
    now: () => at,
    ...stage,
    // Trusted: what is missing belongs to placing, which has tests of its own.
  } as never);
  return { ...service, calls };
};
const moment = { at, abTests: {} };
const asked: CheckoutAsked = { request: {} as never, site: 'DE', moment };
const preview: CheckoutAsked = { ...asked, moment: { ...moment, isPreview: true } };
const called = (calls: readonly unknown[], name: string) =>
  calls.filter((call) => Array.isArray(call) && call[0] === name);

describe('[SHOP-4] the checkout', () => {
  it('shows the cart as it is now, with its sums by delivery and the day of the last article', async () => {
    const { desk, calls } = open();
    const shown = await desk.open(asked);
    expect(shown).toMatchObject({
      kind: 'open',
      lines: [{ productId: coffee.productId }, { productId: scarceMug.productId }],
      sums: { shipping: { amountMinor: 495 } },
      deliveries: [{ kind: 'home' }, { kind: 'store', sums: { shipping: { amountMinor: 0 } } }],
      payments: ['invoice', 'card'],
      sentFrom: '2026-12-24',
    });
    for (const name of ['attempt', 'choices', 'deliveredTo', 'customer']) expect(shown).not.toHaveProperty(name);
    expect(calls).toEqual([
      ['cart', owner, momentNow(() => at), moment],
      ['read', owner, at],
    ]);
    const plain = open({ read: { ok: true, cart: carts.oneCoffee, version: 1 } });
    expect(await plain.desk.open(asked)).not.toHaveProperty('sentFrom');
  });

  it.each<[string, CheckoutChoices, object]>([
    ['home', choices, { attempt: 'a1', choices, deliveredTo: ['Ada Berg', 'Weg 1', '20457 Hamburg'] }],
    [
      'to another address',
      { ...choices, delivery: { kind: 'home', to: { ...choices.address, street: 'Gasse 2' } } },
      { deliveredTo: ['Ada Berg', 'Gasse 2', '20457 Hamburg'] },
    ],
    [
      'to a store',
      { ...choices, delivery: { kind: 'store', storeId: 's1' } },
      { deliveredTo: ['Kontor', 'Hauptplatz 7', '20095 Hamburg'], sums: { shipping: { amountMinor: 0 } } },
    ],
  ])('can be ordered %s, once that was chosen', async (_, chosen, shown) => {
    expect(await open({ row: { ...row, choices: chosen } }).desk.open(asked)).toMatchObject(shown);
  });

  const { payment: _payment, ...unpaidChoices } = choices;
  it.each<[string, CheckoutChoices, Stage]>([
    ['a store that is gone', { ...choices, delivery: { kind: 'store', storeId: 's2' } }, {}],
    ['a payment that is not offered', { ...choices, payment: 'prepayment' }, {}],
    ['no payment', unpaidChoices, {}],
  ])('cannot be ordered with %s', async (_, chosen, stage) => {
    const { desk } = open({ row: { ...row, choices: chosen }, ...stage });
    expect(await desk.open(asked)).toMatchObject({ choices: chosen });
    expect(await desk.open(asked)).not.toHaveProperty('attempt');
    expect(await desk.review(asked)).toEqual({ kind: 'incomplete' });
  });

  it('offers no payment where nothing is to pay, and needs none', async () => {
    const voucher = { code: 'ALL', title: 'x', worth: { percent: 100 }, minimum: { ...cart.total, amountMinor: 0 } };
    const free = { ...cart, vouchers: [{ ...voucher, discount: { ...cart.total, amountMinor: 99_999 } }] };
    const chosen: CheckoutChoices = { ...unpaidChoices, delivery: { kind: 'store', storeId: 's1' } };
    const { desk } = open({ read: { ok: true, cart: free, version: 1 }, row: { ...row, choices: chosen } });
    expect(await desk.open(asked)).toMatchObject({ payments: [], attempt: 'a1' });
  });

  it.each<[Stage, object]>([
    [{ visitor: undefined }, { kind: 'cart' }],
    [{ visitor: { ...owner, site: 'AT' } }, { kind: 'cart' }],
    [{ visitor: { ...owner, customerId: 'c1' } }, { kind: 'login' }],
    [{ person: customer }, { kind: 'login' }],
    [{ read: { ok: false, code: 'UNKNOWN' } }, { kind: 'broken', code: 'UNKNOWN' }],
    [{ read: { ok: true, cart: carts.empty, version: 1 } }, { kind: 'cart' }],
  ])('of %j is not open', async (stage, refusal) => {
    const { desk, calls } = open(stage);
    expect(await desk.open(asked)).toEqual(refusal);
    expect(await desk.review(asked)).toEqual(refusal);
    expect(await desk.choose(asked, {})).toBeUndefined();
    expect([called(calls, 'note'), called(calls, 'save')]).toEqual([[], []]);
  });

  it('is not ordered by another visitor', async () => {
    const sent = { attempt: 'a1', seen: 's', address: '::1' };
    // Trusted: the time of the tests is now.
    expect(await open({ visitor: undefined }).desk.place(asked as never, sent)).toEqual({ kind: 'cart' });
  });

  it('has a hash of what is shown, which changes with it', async () => {
    const seen = async (stage: Stage) => {
      const shown = await open(stage).desk.open(asked);
      return 'seen' in shown ? shown.seen : undefined;
    };
    const hashes = await Promise.all([
      seen({}),
      seen({ row }),
      seen({ row: { ...row, choices: { ...choices, email: 'bert@example.com' } } }),
      seen({ read: { ok: true, cart: carts.oneCoffee, version: 7 } }),
    ]);
    expect(new Set(hashes).size).toBe(4);
    expect(await seen({ row })).toBe(hashes[1]);
  });

  it('belongs to the customer who is logged in', async () => {
    const { desk } = open({ person: customer, visitor: { ...owner, customerId: 'c1' } });
    expect(await desk.open(asked)).toMatchObject({ customer });
  });

  it('notes what the buyer sees before ordering, and [SAFE-5] nothing of a preview', async () => {
    const { desk, calls } = open({ row });
    const shown = await desk.review(asked);
    expect(shown).toMatchObject({ attempt: 'a1' });
    expect(called(calls, 'note')).toEqual([['note', owner, 'lines' in shown ? shown.lines : []]]);
    expect(await desk.review(preview)).toMatchObject({ attempt: 'a1' });
    expect(called(calls, 'note')).toHaveLength(1);
  });

  it('keeps choices that are right for three days, and names the faults of others', async () => {
    const { desk, calls } = open();
    const { address, email } = choices;
    const form = { ...address, email, delivery: 'store', store: 's1', payment: 'card' };
    expect(await desk.choose(asked, form)).toBeUndefined();
    const [[, of, kept, times] = []] = called(calls, 'save') as unknown[][];
    expect([of, kept]).toMatchObject([
      owner,
      { attempt: 'new', choices: { delivery: { kind: 'store', storeId: 's1' }, payment: 'card' } },
    ]);
    expect(times).toEqual({ at, expiresAt: new Date('2026-11-24T23:30:00Z') });
    expect(await desk.choose(asked, { ...form, store: 's2', payment: 'prepayment' })).toEqual({
      store: 'store',
      payment: 'choose',
    });
    expect(called(calls, 'save')).toHaveLength(1);
  });
});

describe('[SHOP-4] an order that was placed', () => {
  const provider = () => {
    const calls: unknown[] = [];
    const note = async (...values: unknown[]) => void calls.push(values);
    const pageFor = async (...values: unknown[]) => {
      await note(...values);
      return 'https://pay.example/1';
    };
    // Trusted: the desk calls nothing else.
    return { calls, atProvider: { pageFor, settle: note, tidyUp: note } as unknown as OrderServiceParts['atProvider'] };
  };
  const found = { id: 'o1', key: 'k1', order: unpaid };
  const which = { site: 'DE', key: 'k1' } as const;

  it('is found by its secret, now', async () => {
    const { desk, calls } = open({ found });
    expect(await desk.order('DE', 'k1')).toBe(unpaid);
    expect(calls).toEqual([['find', which, at]]);
    expect(await open().desk.order('DE', 'k1')).toBeUndefined();
  });

  it('is paid at the provider, while it is unpaid and not in a preview', async () => {
    const { calls, atProvider } = provider();
    const { desk } = open({ found, atProvider } as Stage);
    expect(await desk.pay(which, moment)).toBe('https://pay.example/1');
    expect(calls).toEqual([[{ id: 'o1', site: 'DE', number: '47', key: 'k1', total }]]);
    expect(await desk.pay(which, preview.moment)).toBeUndefined();
    const others: readonly Stage[] = [
      {},
      { found: { ...found, key: undefined } },
      { found: { ...found, order: { ...unpaid, state: 'PAID' } } },
      { found: { ...found, order: { ...unpaid, payment: 'invoice' } } },
    ];
    for (const stage of others)
      expect(await open({ ...stage, atProvider } as Stage).desk.pay(which, moment)).toBeUndefined();
    expect(await open({ found }).desk.pay(which, moment)).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  it('is settled by asking the provider, and [SAFE-5] not in a preview', async () => {
    const { calls, atProvider } = provider();
    const { desk, calls: own } = open({ found, atProvider } as Stage);
    await desk.settle(which, moment);
    await desk.settle(which, preview.moment);
    expect([calls, own.length]).toEqual([[['o1']], 1]);
    await open({ atProvider } as Stage).desk.settle(which, moment);
    await open({ found }).desk.settle(which, moment);
    expect(calls).toHaveLength(1);
  });

  it('is forgotten by its day, and the provider is asked last', async () => {
    const { calls, atProvider } = provider();
    const { tidyUp, calls: own } = open({ atProvider } as Stage);
    await tidyUp(at);
    expect(own).toEqual([
      ['forget checkouts', at],
      ['forget orders', '2026-11-21'],
    ]);
    expect(calls).toEqual([[at]]);
    await open().tidyUp(at);
  });

  it('is listed and found by its customer, and stays in the books without the account', async () => {
    const calls: unknown[] = [];
    const note =
      (name: string, answer?: unknown) =>
      async (...values: unknown[]): Promise<never> => {
        calls.push([name, ...values]);
        // Trusted: as the rows answer.
        return answer as never;
      };
    const { ofCustomer, loosen, forgetCheckout, adopt } = createCustomerOrders({
      orders: { ofCustomer: note('list', [unpaid]), find: note('find', found), loosen: note('loosen') },
      checkouts: { remove: note('remove') },
      now: () => at,
    });
    expect(await ofCustomer.list('DE', 'c1')).toEqual([unpaid]);
    expect(await ofCustomer.order('DE', 'c1', '47')).toBe(unpaid);
    await loosen({ id: 'c1', ...owner });
    await forgetCheckout(owner);
    const query = async ({ name }: { readonly name: string }, values: unknown) => calls.push([name, values]);
    // Trusted: the statement is noted, not run.
    await adopt({ query } as never, { site: 'DE', number: '47', email: 'ada@example.com', customerId: 'c1' });
    expect(calls).toEqual([
      ['list', 'DE', 'c1', expect.any(Number)],
      ['find', { site: 'DE', customerId: 'c1', number: '47' }, at],
      ['loosen', 'c1'],
      ['remove', owner],
      ['remove', owner],
      ['order-adopt', ['DE', '47', 'c1', 'ada@example.com']],
    ]);
  });
});
