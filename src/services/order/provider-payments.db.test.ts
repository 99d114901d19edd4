import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../tests/support/databases/databases.ts';
import {
  amount,
  faultyRuns,
  nothingWrong,
  paymentShop,
  type BookedPayment,
} from '../../../tests/support/other-servers/payment-runs.ts';
import { statement } from '../../lib/database.ts';
import { createPaymentRepository } from './payment.repository.ts';

onBothDatabases('payments at a provider', (db) => {
  const ordersOf = async (count: number) => {
    const rows = await db().query<{ id: string }>(
      statement(
        '',
        `insert into shop_order (id, site, number, key, link_until, placed_at, state, content, expires_on)
         select gen_random_uuid(), 'DE', 'P' || gen_random_uuid(), 'k' || gen_random_uuid(), now(), now(), 'UNPAID', '{}', '2099-01-01'
         from generate_series(1, $1::int) returning id`,
      ),
      [count],
    );
    return rows.map(({ id }) => ({ id, site: 'DE' as const, number: '1', key: 'k', total: amount }));
  };

  it('[SHOP-4, SHOP-12] are as in memory in a hundred faulty runs, and each order has its money once', async () => {
    const repository = createPaymentRepository(db());
    const found = await faultyRuns({
      repository,
      orders: await ordersOf(100),
      cancel: async (id) => {
        await db().query(statement('', `update shop_order set state = 'CANCELLED' where id = $1`), [id]);
      },
      rows: () =>
        db().query<BookedPayment>(
          statement(
            '',
            `select p.id, p.order_id as "orderId", p.state, o.state = 'CANCELLED' as "isOrderCancelled"
             from payment p join shop_order o on o.id = p.order_id`,
          ),
        ),
    });
    expect(found).toMatchObject(nothingWrong);
    expect(found.paid).toBeGreaterThan(30);
    // SHOP-12: an order is paid if and only if money came for it before it was cancelled.
    const [wrong] = await db().query<{ count: number }>(
      statement(
        '',
        `select count(*)::int as count from shop_order o where
           (o.state = 'UNPAID' and exists (select from payment p where p.order_id = o.id and p.state in ('paid', 'refunded')))
           or (o.state = 'PAID' and not exists (select from payment p where p.order_id = o.id and p.state = 'paid'))
           or (select count(*) from order_step s where s.order_id = o.id) > 1`,
      ),
    );
    expect(wrong?.count).toBe(0);
  });

  it('[SHOP-4] two clicks at once are one payment, and one that was given up is followed by another', async () => {
    const repository = createPaymentRepository(db());
    const { payments, provider } = paymentShop(repository);
    provider.calm();
    const [order] = await ordersOf(1);
    if (!order) throw new Error('no order');
    const [one, other] = await Promise.all([payments.pageFor(order), payments.pageFor(order)]);
    expect(one).toBe(other);
    const first = await repository.last(order.id);
    await payments.take({ id: first?.id ?? '', state: 'failed', amount });
    expect(await payments.pageFor(order)).not.toBe(one);
    expect((await repository.last(order.id))?.attempt).toBe(2);
    await payments.take({ id: (await repository.last(order.id))?.id ?? '', state: 'paid', amount });
    expect(await payments.pageFor(order)).toBeUndefined();
  });

  it('[SHOP-4] a notice of another amount or of no payment changes nothing', async () => {
    const repository = createPaymentRepository(db());
    const { payments, provider } = paymentShop(repository);
    provider.calm();
    const [order] = await ordersOf(1);
    if (!order) throw new Error('no order');
    await payments.pageFor(order);
    const id = (await repository.last(order.id))?.id ?? '';
    expect(await payments.take({ id, state: 'paid', amount: { ...amount, amountMinor: 1 } })).toBe('amount');
    expect(await payments.take({ id: randomUUID(), state: 'paid', amount })).toBe('unknown');
    expect((await repository.read(id))?.state).toBe('open');
  });
});
