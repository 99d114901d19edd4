import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { cartFormPath, cartPath, cartVoucherPath } from '../../contracts/cart/cart.contract.ts';
import { emptyCart } from '../../domain/cart/cart-sums.rules.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { sendProblem } from '../../server/http/problems.ts';
import type { CartRouteParts } from './cart.routes.ts';
import { cartRoutes } from './cart.routes.ts';
import { CartFault } from './cart-fault.service.ts';

const at = clockOf(() => new Date('2026-11-21T12:00:00Z'))();
const cart = emptyCart('EUR');
const owner = { site: 'DE', visitorId: 'v1' };
interface Stage {
  /** the answer of every call of the service, or its fault */
  readonly answer?: object;
  readonly fault?: Error;
  readonly found?: object | string;
  readonly lookUp?: () => Promise<never>;
  readonly isPreview?: true;
}

let stage: Stage = {};
const calls: unknown[] = [];
const answerOf =
  (name: string) =>
  async (...values: unknown[]) => {
    calls.push([name, ...[values[1], values[3]].filter((value) => value !== undefined)]);
    if (stage.fault) throw stage.fault;
    return stage.answer ?? { ok: true, cart };
  };
const app = Fastify();
app.setValidatorCompiler(TypeBoxValidatorCompiler);
const parts = {
  cart: {
    ...Object.fromEntries(
      ['change', 'addArticle', 'enterVoucher', 'changeVoucher', 'keep'].map((name) => [name, answerOf(name)]),
    ),
    load: async (...values: unknown[]) => {
      calls.push(['load', ...values]);
      return cart;
    },
  },
  visitors: {
    welcome: async () => ({ visitor: owner, setCookies: ['LongTermToken=1'] }),
    known: async () => undefined,
  },
  articleOf: () => stage.lookUp?.() ?? Promise.resolve(stage.found),
  siteOf: () => 'CZ',
  momentOf: async () => ({ at, abTests: {}, ...(stage.isPreview ? { isPreview: true } : {}) }),
  now: () => at,
  sendProblem,
};
// Trusted: the routes ask for nothing else.
cartRoutes(app, parts as unknown as CartRouteParts);
afterAll(() => app.close());

/** The routes before a service that gives one answer. */
const open = (now: Stage = {}) => {
  stage = now;
  calls.length = 0;
  const send = async (payload: object) => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: cartFormPath, payload });
    return { statusCode, to: headers.location, cookies: headers['set-cookie'] };
  };
  return { app, calls, send };
};
const mug = { productId: '100000001', tcm: 'a' };
const back = '/mug-p100000001.html?dim1=petrol';

describe('a plain form of the cart', () => {
  it('[CART-16] adds, sets and removes pieces, one by default', async () => {
    const { send, calls } = open();
    const added = await send({ ...mug, mode: 'add', back });
    expect(added).toEqual({
      statusCode: 303,
      to: `/service/cartfrontend/cart?message=ADDED&back=${encodeURIComponent(back)}`,
      cookies: ['LongTermToken=1'],
    });
    expect((await send({ ...mug, mode: 'set', quantity: '3', back })).to).toBe('/service/cartfrontend/cart');
    await send({ ...mug, mode: 'remove', quantity: '3' });
    expect(calls).toEqual([
      ['addArticle', { ...mug, quantity: 1 }],
      ['change', { setArticle: { ...mug, quantity: 3 } }],
      ['change', { setArticle: { ...mug, quantity: 0 } }],
    ]);
  });

  it('[CART-15] enters a voucher and takes it out, without a word about an addition', async () => {
    const { send, calls } = open();
    expect((await send({ kind: 'voucher', mode: 'add', code: 'x y' })).to).toBe('/service/cartfrontend/cart');
    await send({ kind: 'voucher', mode: 'remove', code: 'röst 25' });
    expect(calls).toEqual([
      ['enterVoucher', 'x y'],
      ['changeVoucher', { tag: 'take', code: 'ROST25' }],
    ]);
  });

  it('[CART-16] keeps an article for later and says so, and puts it back', async () => {
    const { send, calls } = open();
    const form = { kind: 'kept', ...mug };
    const to = async (mode: string) => (await send({ ...form, mode })).to;
    expect([await to('keep'), await to('put'), await to('forget')]).toEqual([
      '/service/cartfrontend/cart?message=KEPT',
      '/service/cartfrontend/cart?message=ADDED',
      '/service/cartfrontend/cart',
    ]);
    expect(calls).toEqual(['keep', 'put', 'forget'].map((mode) => ['keep', { ...form, mode }]));
  });

  it.each([{}, { ...mug, mode: 'steal' }, { ...mug, mode: 'add', price: '1' }, { kind: 'kept', ...mug, mode: 'add' }])(
    '[SAFE-2] %j is refused',
    async (form) => {
      const { send, calls } = open();
      expect((await send(form)).statusCode).toBe(400);
      expect(calls).toEqual([]);
    },
  );

  it.each<[object, string]>([
    [{ ok: false, code: 'NOT_MODIFIED', cart }, ''],
    [{ ok: false, code: 'KEY_REUSED', cart }, '?message=UNKNOWN'],
    [{ ok: false, code: 'ITEM_LIMIT', limit: 10, cart }, '?message=ITEM_LIMIT&limit=10'],
    [{ ok: false, code: 'AVAILABILITY_LIMIT', limit: 0, cart }, '?message=AVAILABILITY_LIMIT&limit=0'],
    [
      { ok: false, code: 'VOUCHER_MINIMUM_NOT_REACHED', minimum: { amountMinor: 2000, currency: 'EUR' }, cart },
      '?message=VOUCHER_MINIMUM_NOT_REACHED&minimum=2000',
    ],
    [{ ok: false, code: 'VOUCHER_USED', cart }, '?message=VOUCHER_USED'],
  ])('[CART-6] says %j on the cart page, and keeps no cookie', async (answer, query) => {
    const { send } = open({ answer });
    const sent = await send({ kind: 'voucher', mode: 'add', code: 'x' });
    expect([sent.to, sent.cookies]).toEqual([`/service/cartfrontend/cart${query}`, undefined]);
  });

  it('finds the article of the colour and size, and says where there is none', async () => {
    const choice = { productId: mug.productId, color: 'Petrol', size: 'M', mode: 'add' };
    const { send, calls } = open({ found: mug });
    await send(choice);
    expect(calls).toEqual([['addArticle', { ...mug, quantity: 1 }]]);
    const none = open();
    expect((await none.send(choice)).to).toBe('/service/cartfrontend/cart?message=UNKNOWN');
    expect(none.calls).toEqual([]);
  });

  it('leads back to the product where a size is missing, in the colour of the form', async () => {
    const { send, calls } = open({ found: 'size-missing' });
    const form = { productId: mug.productId, mode: 'add', back };
    expect((await send({ ...form, color: 'Camel' })).to).toMatch(/^\/mug-p100000001\.html\?dim1=camel#.+100000001$/);
    expect((await send(form)).to).toMatch(/^\/mug-p100000001\.html\?dim1=petrol#.+100000001$/);
    expect((await send({ productId: mug.productId, mode: 'add' })).to).toBe(
      '/service/cartfrontend/cart?message=UNKNOWN',
    );
    expect(calls).toEqual([]);
  });

  it('[CART-6] names the service that is away; a means of payment was kept', async () => {
    const broken = open({ fault: new CartFault('CARTSTORAGE_UNAVAILABLE') });
    const to = async (form: object) => (await broken.send(form)).to;
    expect(await to({ ...mug, mode: 'remove' })).toBe('/service/cartfrontend/cart?message=CARTSTORAGE_UNAVAILABLE');
    const kept = '/service/cartfrontend/cart?message=PAYMENT_KEPT';
    expect(await to({ kind: 'voucher', mode: 'remove', code: 'x' })).toBe(kept);
    expect(await to({ kind: 'gift-card', mode: 'remove', ...mug })).not.toBe(undefined);
    expect(await to({ kind: 'voucher', mode: 'add', code: 'x' })).toContain('CARTSTORAGE_UNAVAILABLE');
    expect(await to({ kind: 'partner-product', mode: 'remove', partnerProductId: 'care' })).toContain('CARTSTORAGE');
    const away = open({ lookUp: () => Promise.reject(new Error('away')) });
    const sent = await away.send({ productId: mug.productId, mode: 'add' });
    expect(sent.to).toBe('/service/cartfrontend/cart?message=PRODUCTDATA_UNAVAILABLE');
    expect((await open({ fault: new Error('ours') }).send({ ...mug, mode: 'add' })).statusCode).toBe(500);
  });
});

describe('a call of the cart', () => {
  const headers = { 'x-hunter-csrf': '1' };
  const payload = { setArticle: { ...mug, quantity: 1 } };
  const put = (stage: Stage = {}) => open(stage).app.inject({ method: 'PUT', url: cartPath, headers, payload });

  it('[SAFE-1] needs the header of our pages, and a body of the contract', async () => {
    const { app, calls } = open();
    const refused = await app.inject({ method: 'PUT', url: cartPath, payload });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { error: 'UNKNOWN', detail: 'this call needs the header x-hunter-csrf' },
    ]);
    const wrong = await app.inject({ method: 'PUT', url: cartPath, headers, payload: { buyAll: 1 } });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { error: 'UNKNOWN', detail: expect.stringContaining('exactly one of setArticle') },
    ]);
    expect(calls).toEqual([]);
  });

  it.each<[object, number, object]>([
    [
      { ok: false, code: 'ITEM_LIMIT', limit: 10, cart },
      409,
      { error: 'ITEM_LIMIT', limit: 10, detail: 'the change would pass a limit' },
    ],
    [
      { ok: false, code: 'AVAILABILITY_LIMIT', limit: 0, cart },
      409,
      { limit: 0, detail: 'the change would pass a limit' },
    ],
    [
      { ok: false, code: 'ITEM_LIMIT', limit: 0, cart },
      409,
      { limit: 0, detail: 'the cart does not reach the minimum of the free article' },
    ],
    [{ ok: false, code: 'KEY_REUSED', cart }, 422, { error: 'UNKNOWN' }],
    [{ ok: false, code: 'ITEM_NOT_FOUND', cart }, 404, { error: 'ITEM_NOT_FOUND', detail: 'the item does not exist' }],
  ])('[CART-3] %j is answered by %i', async (answer, status, body) => {
    const refused = await put({ answer });
    expect([refused.statusCode, refused.json()]).toMatchObject([status, body]);
  });

  it('[CART-3] that has changed something makes the visitor known; a refused one does not', async () => {
    const done = await put({ answer: { ok: true, cart, addedProduct: 'Mug' } });
    expect([done.headers['set-cookie'], done.json()]).toEqual([['LongTermToken=1'], { cart, addedProduct: 'Mug' }]);
    expect((await put({ answer: { ok: false, code: 'NOT_MODIFIED', cart } })).headers).not.toHaveProperty('set-cookie');
  });

  it.each<[object, number, object]>([
    [{ ok: true, cart }, 200, { cart }],
    [{ ok: false, code: 'KEY_REUSED', cart }, 422, { error: 'UNKNOWN', cart }],
    [
      { ok: false, code: 'VOUCHER_UNKNOWN', cart },
      404,
      { error: 'VOUCHER_UNKNOWN', cart, detail: 'there is no such voucher' },
    ],
    [
      { ok: false, code: 'VOUCHER_MINIMUM_NOT_REACHED', minimum: { amountMinor: 2000, currency: 'EUR' }, cart },
      409,
      {
        error: 'VOUCHER_MINIMUM_NOT_REACHED',
        minimum: { amountMinor: 2000, currency: 'EUR' },
        detail: 'the voucher is not good for this cart',
      },
    ],
  ])('[CART-15] of a code is answered: %j by %i', async (answer, status, body) => {
    const { app } = open({ answer });
    const given = await app.inject({ method: 'PUT', url: cartVoucherPath, headers, payload: { code: 'x' } });
    expect([given.statusCode, given.json()]).toMatchObject([status, body]);
  });

  it('[CART-15] of a code has no body where it changes nothing, and none when it removes', async () => {
    const { app, calls } = open({ answer: { ok: false, code: 'NOT_MODIFIED', cart } });
    const url = `${cartVoucherPath}/ROEST25`;
    const same = await app.inject({ method: 'DELETE', url, headers });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const wrong = await app.inject({ method: 'DELETE', url, headers, payload: { code: 'x' } });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { detail: 'this call has no body' }]);
    expect(calls).toHaveLength(1);
  });

  it('[CART-3] that changes nothing has no body', async () => {
    const same = await put({ answer: { ok: false, code: 'NOT_MODIFIED', cart } });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  it('[CART-6] names the service that is away, and no fault of ours', async () => {
    const away = await put({ fault: new CartFault('PRICE_UNAVAILABLE') });
    expect([away.statusCode, away.json()]).toMatchObject([
      503,
      { error: 'PRICE_UNAVAILABLE', detail: 'the cart cannot be reached now' },
    ]);
    expect((await put({ fault: new Error('ours') })).statusCode).toBe(500);
  });

  it('[CART-13] passes its id on, also of a voucher', async () => {
    const { app, calls } = open();
    const own = { ...headers, 'idempotency-key': 'key-0123456789abcdef' };
    const code = `${cartVoucherPath}/ROEST25`;
    const answers = [
      await app.inject({ method: 'PUT', url: cartPath, headers: own, payload }),
      await app.inject({ method: 'PUT', url: cartVoucherPath, headers: own, payload: { code: 'x' } }),
      await app.inject({ method: 'DELETE', url: code, headers: own }),
      await app.inject({ method: 'DELETE', url: code, headers }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(calls).toEqual([
      ['change', payload, own['idempotency-key']],
      ['enterVoucher', 'x', own['idempotency-key']],
      ['changeVoucher', { tag: 'take', code: 'ROEST25' }, own['idempotency-key']],
      ['changeVoucher', { tag: 'take', code: 'ROEST25' }],
    ]);
  });

  it('[CART-1, PREV-7] reads the cart of now at the prices that are seen', async () => {
    const { app, calls } = open({ isPreview: true });
    const read = await app.inject({ url: cartPath, headers });
    expect(read.statusCode).toBe(200);
    await app.inject({ method: 'PUT', url: cartPath, headers, payload });
    expect(calls).toEqual([
      ['load', 'CZ', undefined, { at, abTests: {} }, { at, abTests: {}, isPreview: true }],
      ['change', payload],
      ['load', 'DE', 'v1', { at, abTests: {} }, { at, abTests: {}, isPreview: true }],
    ]);
  });
});
