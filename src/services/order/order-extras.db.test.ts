import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { orderShop, readyBuyer, type OrderShop } from '../../../tests/support/shops/order-shop.ts';
import type { Campaign } from '../../contracts/cart/cart-extras.contract.ts';
import { statement } from '../../lib/database.ts';
import { createVoucherRepository } from '../voucher/voucher.repository.ts';

const mug = { id: 'mug', productSourceId: 'mug', title: 'Becher', priceMinor: 1290 };
const bar = { id: 'bar', productSourceId: 'bar', title: 'Zartbitter-Tafel', priceMinor: 299 };
const numbered = (count: number) => Array.from({ length: count }, (_, n) => n);

onBothDatabases('what comes with an order', (db) => {
  describe('a free article', () => {
    const readyWithGift = async (
      shop: OrderShop,
      gift: Campaign,
      things: Readonly<Record<string, number>> = { mug: 1 },
    ) => {
      const buyer = await readyBuyer(shop, things);
      const taken = await buyer.take(gift);
      if (!taken.ok) throw new Error(`the gift was refused: ${taken.code}`);
      return { ...buyer, seen: await buyer.review() };
    };

    it('[SHOP-4, CART-16] leaves its shelf in the order’s transaction, at no price', async () => {
      const shop = await orderShop(db(), [mug, { ...bar, quantity: 3 }]);
      const ready = await readyWithGift(shop, await shop.give('bar', 1000));
      expect(ready.seen.sums.total.amountMinor).toBe(1290 + ready.seen.sums.shipping.amountMinor);
      shop.state.mailIsDown = true;
      expect((await ready.order(ready.seen)).kind).toBe('broken');
      expect(await shop.left('bar')).toBe(3);
      shop.state.mailIsDown = false;
      expect((await ready.order(ready.seen)).kind).toBe('placed');
      expect(await shop.left('bar')).toBe(2);
    });

    it('[SHOP-4, CART-16] of which one piece is left goes to one of twenty simultaneous orders; the others stay complete', async () => {
      const shop = await orderShop(db(), [mug, { ...bar, quantity: 1 }]);
      const gift = await shop.give('bar', 1000);
      const buyers = await Promise.all(numbered(20).map(() => readyWithGift(shop, gift)));
      const outcomes = await Promise.all(buyers.map((one) => one.order(one.seen)));
      expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
      expect([await shop.left('bar'), await shop.count('shop_order')]).toEqual([0, 1]);
      const carts = await Promise.all(buyers.map((one) => one.cart()));
      expect(carts.filter(({ freeArticles: [free] }) => free?.availability === 'SOLDOUT')).toHaveLength(19);
    });

    it.each([
      [2, 2],
      [10, 10],
    ])(
      '[SHOP-4, CART-11] is not to be had beside the last pieces of the same article, bought: %i of %i',
      async (bought, quantity) => {
        const shop = await orderShop(db(), [mug, { ...bar, quantity }]);
        const gift = await shop.give('bar', 1000);
        const buyer = await readyWithGift(shop, gift, { mug: 1, bar: bought - 1 });
        await buyer.put('bar', bought);
        expect((await buyer.cart()).freeArticles).toMatchObject([{ availability: 'NOT_AVAILABLE' }]);
        expect((await buyer.order(buyer.seen)).kind).toBe('cart');
        await buyer.put('bar', bought - 1);
        expect((await buyer.order(await buyer.review())).kind).toBe('placed');
        expect(await shop.left('bar')).toBe(0);
      },
    );
  });

  describe('a voucher of the cart', () => {
    const issue = (code: string, uses?: number): Promise<boolean> =>
      createVoucherRepository(db()).insert(db(), {
        code,
        site: 'DE',
        title: 'Zehn Prozent',
        worth: { percent: 10 },
        minimumMinor: 1000,
        ...(uses === undefined ? {} : { uses }),
      });
    const readyWithCode = async (shop: OrderShop, code: string) => {
      const buyer = await readyBuyer(shop, { mug: 2 });
      const entered = await buyer.enter(code);
      if (!entered.ok) throw new Error(`the code was refused: ${entered.code}`);
      return { ...buyer, seen: await buyer.review() };
    };
    const uses = async (): Promise<number> =>
      (await db().query<{ count: number }>(statement('', 'select count(*) as count from voucher_use')))[0]?.count ?? 0;

    it('[CART-15, SHOP-4] reduces the sum, is named in the mail, and is used up in the order’s transaction', async () => {
      const shop = await orderShop(db(), [mug]);
      await issue('EINMAL', 1);
      const ready = await readyWithCode(shop, 'einmal');
      const { sums } = ready.seen;
      expect(sums).toMatchObject({
        value: { amountMinor: 2580 },
        discounts: [{ code: 'EINMAL', title: 'Zehn Prozent', amount: { amountMinor: 258 } }],
        // Measured before the voucher: 25,80 Euro are sent for nothing.
        shipping: { amountMinor: 0 },
        total: { amountMinor: 2322 },
      });
      shop.state.mailIsDown = true;
      expect((await ready.order(ready.seen)).kind).toBe('broken');
      expect(await uses()).toBe(0);
      shop.state.mailIsDown = false;
      expect((await ready.order(ready.seen)).kind).toBe('placed');
      expect(await uses()).toBe(1);
      const [mail] = await db().query<{ body: string }>(statement('', 'select body from mail'));
      expect(mail?.body).toContain('Zehn Prozent: −2,58');
      const [order] = await db().query<{ content: { sums: unknown } }>(statement('', 'select content from shop_order'));
      expect(order?.content.sums).toEqual(sums);
      expect((await ready.cart()).vouchers).toEqual([]);
    });

    it('[CART-15, SHOP-4] with one use in ten carts reduces one order; no other buyer pays more than they saw', async () => {
      const shop = await orderShop(db(), [mug]);
      await issue('EINMAL', 1);
      const buyers = await Promise.all(numbered(10).map(() => readyWithCode(shop, 'EINMAL')));
      const outcomes = await Promise.all(buyers.map((one) => one.order(one.seen)));
      expect(outcomes.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'changed')).toHaveLength(9);
      expect([await uses(), await shop.count('shop_order')]).toEqual([1, 1]);
      const carts = await Promise.all(buyers.map((one) => one.cart()));
      expect(carts.flatMap(({ vouchers }) => vouchers.map(({ refusal }) => refusal))).toEqual(
        numbered(9).map(() => 'VOUCHER_USED'),
      );
    });
  });
});
