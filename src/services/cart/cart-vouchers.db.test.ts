import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { cartApp, soldAtFirst, type CartApp, type Visitor } from '../../../tests/support/shops/cart-app.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { extrasForTests } from '../../testing/cart.fixtures.ts';

let shop: CartApp;
let visitor: Visitor;
const statements: string[] = [];

const page = '/service/cartfrontend/cart';
const voucher = (over: Partial<Voucher> & Pick<Voucher, 'code'>): Voucher => ({
  site: 'DE',
  title: 'Willkommen: 10 %',
  worth: { percent: 10 },
  minimumMinor: 0,
  used: 0,
  ...over,
});
const known: readonly Voucher[] = [
  voucher({ code: 'TEN' }),
  voucher({ code: 'FIVE', title: '5 Euro', worth: { amountMinor: 500 } }),
  voucher({ code: 'BIG', minimumMinor: 2000 }),
  voucher({ code: 'ONCE', uses: 1 }),
  voucher({ code: 'GONE', uses: 1, used: 1 }),
  voucher({ code: 'OLD', to: new Date('2026-11-20T00:00:00Z') }),
  voucher({ code: 'LATER', from: new Date('2026-12-01T00:00:00Z') }),
  voucher({ code: 'TODAY', to: new Date('2026-11-22T00:00:00Z') }),
  voucher({ code: 'SWISS', site: 'CH' }),
];
const cart = async (): Promise<Cart> => (await visitor.load()).json<{ cart: Cart }>().cart;
const applied = async () =>
  (await cart()).vouchers.map(({ code, discount, refusal }) => [code, discount.amountMinor, refusal]);
const buy = (pieces = 2) => visitor.set('100000001', 'beans-250', pieces);

onBothDatabases('vouchers in the cart', (db) => {
  beforeAll(async () => {
    shop = await cartApp({ db: db(), onQuery: (name) => void statements.push(name) });
  });
  afterAll(() => shop?.app.close());
  beforeEach(() => {
    Object.assign(shop.state, {
      now: new Date('2026-11-21T12:00:00Z'),
      sold: soldAtFirst(),
      priceMinor: 1000,
      extras: extrasForTests,
      vouchers: new Map(known.map((one) => [one.code, one])),
      vouchersAreDown: false,
    });
    visitor = shop.visitor();
  });

  it('[CART-15] are entered as they are typed, shown with what they take off, and taken out', async () => {
    await buy();
    const answer = await visitor.enterVoucher(' ten ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      cart: {
        total: { amountMinor: 2000 },
        vouchers: [
          {
            code: 'TEN',
            title: 'Willkommen: 10 %',
            discount: { amountMinor: 200, currency: 'EUR' },
            worth: { percent: 10 },
          },
        ],
      },
    });
    expect(await applied()).toEqual([['TEN', 200, undefined]]);
    expect((await visitor.takeVoucher('ten')).statusCode).toBe(200);
    expect(await applied()).toEqual([]);
    expect((await visitor.takeVoucher('TEN')).statusCode).toBe(304);
  });

  it('[CART-15] are not combined: a new code takes the place of the one before', async () => {
    await buy();
    await visitor.enterVoucher('TEN');
    await visitor.enterVoucher('FIVE');
    expect(await applied()).toEqual([['FIVE', 500, undefined]]);
  });

  it('[CART-15] follow what is bought, by no statement of their own', async () => {
    await buy();
    await visitor.enterVoucher('TEN');
    statements.length = 0;
    const answer = await buy(5);
    expect(statements).toEqual(['cart-keep-plain']);
    expect(answer.json()).toMatchObject({ cart: { vouchers: [{ discount: { amountMinor: 500 } }] } });
  });

  it('[CART-15] take off articles alone: neither gift cards nor what partners render', async () => {
    await buy();
    await visitor.put({ setGiftCard: { productId: '000000001', tcm: '25', set: true } });
    await visitor.put({ setPartnerProduct: { partnerProductId: 'machine-care', set: true } });
    await visitor.enterVoucher('TEN');
    expect(await applied()).toEqual([['TEN', 200, undefined]]);
  });

  it('[CART-15] never take off more than there is', async () => {
    shop.state.priceMinor = 300;
    await buy(1);
    await visitor.enterVoucher('FIVE');
    expect(await applied()).toEqual([['FIVE', 300, undefined]]);
  });

  it.each([
    ['unknown', 'NOBODY', 404, 'VOUCHER_UNKNOWN'],
    ['of another country', 'SWISS', 404, 'VOUCHER_UNKNOWN'],
    ['not good yet', 'LATER', 404, 'VOUCHER_UNKNOWN'],
    ['expired', 'OLD', 409, 'VOUCHER_EXPIRED'],
    ['used', 'GONE', 409, 'VOUCHER_USED'],
  ])('[CART-15] that are %s are refused with a code, and nothing changes', async (_, code, status, error) => {
    await buy(1);
    const answer = await visitor.enterVoucher(code);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, error, cart: { numberOfArticles: 1, vouchers: [] } });
    expect(await applied()).toEqual([]);
    const form = await visitor.submit({ kind: 'voucher', mode: 'add', code });
    expect(form.headers.location).toBe(`${page}?message=${error}`);
  });

  it('[CART-15] that ask for more say how much, and come into force when it is reached', async () => {
    await buy(1);
    const early = await visitor.enterVoucher('BIG');
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({
      error: 'VOUCHER_MINIMUM_NOT_REACHED',
      minimum: { amountMinor: 2000, currency: 'EUR' },
    });
    const form = await visitor.submit({ kind: 'voucher', mode: 'add', code: 'BIG' });
    expect(form.headers.location).toBe(`${page}?message=VOUCHER_MINIMUM_NOT_REACHED&minimum=2000`);
    await buy(2);
    await visitor.enterVoucher('BIG');
    await buy(1);
    expect(await applied()).toEqual([['BIG', 0, 'VOUCHER_MINIMUM_NOT_REACHED']]);
    await buy(2);
    expect(await applied()).toEqual([['BIG', 200, undefined]]);
  });

  it('[CART-15] need something in the cart to pay for', async () => {
    const answer = await visitor.enterVoucher('TEN');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error: 'VOUCHER_MINIMUM_NOT_REACHED' });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  describe('that change while they lie in a cart', () => {
    beforeEach(() => buy());

    it('[CART-15] say that they are used when they are, and stay so in every change after', async () => {
      await visitor.enterVoucher('ONCE');
      shop.state.vouchers.set('ONCE', voucher({ code: 'ONCE', uses: 1, used: 1 }));
      expect(await applied()).toEqual([['ONCE', 0, 'VOUCHER_USED']]);
      const answer = await buy(3);
      expect(answer.json()).toMatchObject({
        cart: { vouchers: [{ refusal: 'VOUCHER_USED', discount: { amountMinor: 0 } }] },
      });
    });

    it('[CART-15] say that they have expired', async () => {
      await visitor.enterVoucher('TODAY');
      expect(await applied()).toEqual([['TODAY', 200, undefined]]);
      shop.state.now = new Date('2026-11-22T00:00:00Z');
      expect(await applied()).toEqual([['TODAY', 0, 'VOUCHER_EXPIRED']]);
    });

    it('[CART-15] say that they are no more, and are good again when they are', async () => {
      await visitor.enterVoucher('TEN');
      shop.state.vouchers.delete('TEN');
      expect(await applied()).toEqual([['TEN', 0, 'VOUCHER_UNKNOWN']]);
      shop.state.vouchers.set('TEN', voucher({ code: 'TEN', worth: { percent: 20 } }));
      expect(await applied()).toEqual([['TEN', 400, undefined]]);
    });

    it('[CART-15] have the terms of now', async () => {
      await visitor.enterVoucher('TEN');
      shop.state.vouchers.set('TEN', voucher({ code: 'TEN', worth: { amountMinor: 700 }, minimumMinor: 3000 }));
      expect(await applied()).toEqual([['TEN', 0, 'VOUCHER_MINIMUM_NOT_REACHED']]);
      await buy(3);
      expect(await applied()).toEqual([['TEN', 700, undefined]]);
    });
  });

  it('[CART-6, CART-15] that cannot be looked up are a fault of the storage', async () => {
    await buy();
    shop.state.vouchersAreDown = true;
    const answer = await visitor.enterVoucher('TEN');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: 'CARTSTORAGE_UNAVAILABLE' });
  });

  it('[CART-15] are entered and taken out by plain forms', async () => {
    await buy();
    const added = await visitor.submit({ kind: 'voucher', mode: 'add', code: 'ten' });
    expect(added.headers.location).toBe(page);
    expect(await applied()).toEqual([['TEN', 200, undefined]]);
    expect((await visitor.submit({ kind: 'voucher', mode: 'remove', code: 'TEN' })).headers.location).toBe(page);
    expect(await applied()).toEqual([]);
  });

  it.each([
    ['', 400],
    ['x'.repeat(65), 400],
    [7, 400],
    [null, 400],
    ["' or 1=1 --", 404],
    ['\u0000', 404],
    ['😀', 404],
  ])('[SAFE-2] %j is not a code', async (code, status) => {
    await buy();
    expect((await visitor.enterVoucher(code)).statusCode).toBe(status);
  });

  it('[SAFE-2] that are tried one after the other are held up', async () => {
    await buy();
    const statuses = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await visitor.enterVoucher(`TRY${n}`)).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(statuses.at(-1)).toBe(429);
  });
});
