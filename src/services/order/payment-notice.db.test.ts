import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openMigratedOnServer, type OwnDatabase } from '../../../tests/support/databases/databases.ts';
import { paymentNoticePath } from '../../contracts/order/payment.contract.ts';
import { statement, type Database } from '../../lib/database.ts';
import { clockOf } from '../../lib/time/moment.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { paymentNoticeRoutes } from './payment-notice.routes.ts';
import { createPaymentProvider } from './payment-provider.service.ts';
import { createPaymentRepository } from './payment.repository.ts';
import { createProviderPayments, type ProviderPayments } from './provider-payments.service.ts';

const secret = 'a secret of the tests that is long enough';
const habits = ['twice', 'late', 'mixed', 'never'] as const;
const total = { amountMinor: 1990, currency: 'EUR' } as const;
const now = clockOf(() => new Date());

let own: OwnDatabase;
let db: Database;
let app: FastifyInstance;
let provider: ChildProcess;
let payments: ProviderPayments;
const faults: unknown[] = [];

beforeAll(async () => {
  own = await openMigratedOnServer();
  db = own.db;
  const { execPath } = process;
  provider = spawn(execPath, ['tests/support/other-servers/payment-provider.ts'], {
    env: { ...process.env, PAYMENT_SECRET: secret, HABITS: habits.join() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!provider.stdout) throw new Error('the provider has no output');
  const lines = createInterface(provider.stdout);
  const { value: url = '' } = (await lines[Symbol.asyncIterator]().next()) as { value?: string };
  app = Fastify();
  let origin = '';
  payments = createProviderPayments({
    payments: createPaymentRepository(db),
    provider: createPaymentProvider({ url, secret, fetch, now }),
    startOf: (_site, { number }) => ({
      orderNumber: number,
      locale: 'de-DE',
      returnTo: `${origin}/order/key?paid=back`,
      noticeTo: origin + paymentNoticePath,
    }),
    newId: randomUUID,
    now,
    onFault: (fault) => void faults.push(fault),
  });
  paymentNoticeRoutes(app, { payments, secret, now, sendProblem });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  provider.kill();
  await app.close();
  await own.close();
});

const anOrder = async () => {
  const [row] = await db.query<{ id: string }>(
    statement(
      '',
      `insert into shop_order (id, site, number, key, link_until, placed_at, state, content, expires_on)
       values (gen_random_uuid(), 'DE', gen_random_uuid()::text, gen_random_uuid()::text, now(), now(), 'UNPAID', '{}', '2099-01-01')
       returning id`,
    ),
  );
  return { id: row?.id ?? '', site: 'DE' as const, number: '1', key: 'key', total };
};
const stateOf = async (orderId: string) => (await createPaymentRepository(db).last(orderId))?.state;

describe('a provider that is another process', () => {
  it.each(habits)('[SHOP-4, SHOP-12] is believed once, and asked if its notice comes %s', async (habit) => {
    const order = await anOrder();
    const page = await payments.pageFor(order);
    expect([page, faults]).toEqual([expect.stringMatching(/\/pay\//), []]);
    expect(await stateOf(order.id)).toBe('open');
    await fetch(page ?? '', { method: 'POST' });
    if (habit === 'never') {
      expect(await stateOf(order.id)).toBe('open');
      await payments.settle(order.id);
    }
    await vi.waitFor(async () => expect(await stateOf(order.id)).toBe('paid'), { timeout: 5000, interval: 20 });
    expect(await payments.pageFor(order)).toBeUndefined();
    const [row] = await db.query<{ state: string; steps: number }>(
      statement(
        '',
        `select state, (select count(*)::int from order_step where order_id = id and state = 'PAID') as steps
         from shop_order where id = $1`,
      ),
      [order.id],
    );
    expect(row).toEqual({ state: 'PAID', steps: 1 });
  });

  it('[SHOP-4] gives the money of a cancelled order back', async () => {
    const order = await anOrder();
    await fetch((await payments.pageFor(order)) ?? '', { method: 'POST' });
    await db.query(statement('', `update shop_order set state = 'CANCELLED' where id = $1`), [order.id]);
    const later = clockOf(() => new Date(Date.now() + 3_600_000));
    await payments.tidyUp(later());
    expect(await stateOf(order.id)).toBe('refunded');
  });
});
