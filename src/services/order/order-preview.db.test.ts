import { randomInt, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import { filledIn, orderShop, readyBuyer, type OrderShop } from '../../../tests/support/shops/order-shop.ts';
import { statement } from '../../lib/database.ts';
import { createVoucherRepository } from '../voucher/voucher.repository.ts';
import { dayMs } from '../../lib/time/day.ts';

const mug = { id: 'mug', productSourceId: 'mug', title: 'Becher', priceMinor: 1290, quantity: 5 };
const bar = { id: 'bar', productSourceId: 'bar', title: 'Zartbitter-Tafel', priceMinor: 299, quantity: 5 };
const inDays = (shop: OrderShop, days: number): Date => new Date(shop.state.now.getTime() + days * dayMs);

onBothDatabases('a preview of staff', (db) => {
  /** Everything that an order writes, row by row. */
  const books = async (): Promise<Record<string, readonly object[]>> => {
    const tables = ['shop_order', 'mail', 'article', 'voucher', 'voucher_use', 'cart', 'checkout', 'tracked_event'];
    const rows = tables.map(async (table) => [
      table,
      await db().query<object>(statement('', `select * from ${table} as one order by one::text`)),
    ]);
    return Object.fromEntries(await Promise.all(rows)) as Record<string, readonly object[]>;
  };
  const voucherOf = async (): Promise<string> => {
    const code = `VORSCHAU${randomInt(1_000_000)}`;
    await createVoucherRepository(db()).insert(db(), {
      code,
      site: 'DE',
      title: 'Fünf Euro',
      worth: { amountMinor: 500 },
      minimumMinor: 0,
      uses: 1,
    });
    return code;
  };

  describe.each([
    ['a year ahead', 365],
    ['six days ahead', 6],
    ['two days back', -2],
    ['of now', 0],
  ])('%s', (_, days) => {
    it('[SAFE-5] walks the checkout to its end and orders nothing: every row is as it was', async () => {
      const shop = await orderShop(db(), [mug, bar]);
      const buyer = shop.buyer();
      await buyer.put('mug', 2);
      await buyer.enter(await voucherOf());
      await buyer.take(await shop.give('bar', 1000));
      shop.state.preview = inDays(shop, days);
      expect(await shop.orders.desk.open(buyer.asked())).toMatchObject({ kind: 'open' });
      expect(await buyer.choose()).toBeUndefined();
      const before = await books();
      const seen = await buyer.review();
      expect(seen).toMatchObject({ attempt: expect.any(String), deliveredTo: expect.any(Array) });
      expect(await buyer.order(seen)).toEqual({ kind: 'preview' });
      expect(await books()).toEqual(before);
    });

    it('[SAFE-5] refuses a try that was prepared before it, and one that is an order already', async () => {
      const shop = await orderShop(db(), [mug]);
      const [one, other] = [await readyBuyer(shop, { mug: 1 }), await readyBuyer(shop, { mug: 1 })];
      expect((await other.order(other.seen)).kind).toBe('placed');
      const before = await books();
      shop.state.preview = inDays(shop, days);
      const attempts = [one.seen, other.seen, { attempt: randomUUID(), seen: '' }, { attempt: 'x', seen: '' }];
      for (const sent of attempts) expect(await one.order(sent)).toEqual({ kind: 'preview' });
      expect(await other.order(other.seen)).toEqual({ kind: 'preview' });
      expect(await books()).toEqual(before);
    });

    it('[SAFE-5] keeps what was filled in by the time of now, and forgets none of it by its own', async () => {
      const shop = await orderShop(db(), [mug]);
      const [ordinary, staff] = [shop.buyer(), shop.buyer()];
      for (const one of [ordinary, staff]) await one.put('mug');
      await ordinary.choose();
      shop.state.preview = inDays(shop, days);
      await staff.choose();
      const ends = await db().query<{ expires_at: Date }>(statement('', 'select distinct expires_at from checkout'));
      expect(ends).toHaveLength(1);
      expect((await staff.review()).choices?.email).toBe(filledIn.email);
    });
  });

  it('[SAFE-5] over, the same cart is ordered now: its date, its mail and how long it is kept', async () => {
    const shop = await orderShop(db(), [mug]);
    shop.state.preview = inDays(shop, 40);
    const ready = await readyBuyer(shop, { mug: 1 });
    shop.state.preview = undefined;
    expect((await ready.order(await ready.review())).kind).toBe('placed');
    const [order] = await db().query<object>(statement('', 'select placed_at, expires_on::text from shop_order'));
    const [mail] = await db().query<object>(statement('', 'select due_at from mail'));
    expect([order, mail]).toEqual([
      { placed_at: shop.state.now, expires_on: expect.stringMatching(/^20/) },
      { due_at: shop.state.now },
    ]);
  });
});
