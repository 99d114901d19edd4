import { describe, expect, it } from 'vitest';
import { amount, faultyRuns, nothingWrong } from '../../../tests/support/other-servers/payment-runs.ts';
import type { Payment } from '../../contracts/order/payment.contract.ts';
import { clockOf } from '../../lib/time/moment.ts';
import type { PaymentRepository } from './payment.repository.ts';
import { createProviderPayments } from './provider-payments.service.ts';

const runs = 1000;
const tenMinutesMs = 600_000;

/** What the repository promises, in memory; its database test holds the statements against it. */
const inMemory = (cancelled: ReadonlySet<string>) => {
  const rows = new Map<string, Payment & { startedAt: Date; askedAt: Date }>();
  const ofOrder = (orderId: string) => [...rows.values()].filter((row) => row.orderId === orderId);
  const noted = (found: readonly (Payment & { askedAt: Date })[], at: Date, most: number) =>
    found.slice(0, most).map((row) => Object.assign(row, { askedAt: at }));
  const repository: PaymentRepository = {
    add: async (payment, at) => {
      if (ofOrder(payment.orderId).some(({ attempt }) => attempt === payment.attempt)) return;
      rows.set(payment.id, { ...payment, state: 'open', startedAt: at, askedAt: at });
    },
    last: async (orderId) => ofOrder(orderId).toSorted((one, other) => other.attempt - one.attempt)[0],
    read: async (id) => rows.get(id),
    move: async (id, state, from) => {
      const row = rows.get(id);
      if (!row || !from.includes(row.state)) return false;
      rows.set(id, { ...row, state });
      return true;
    },
    unsettled: async ({ at, startedAfter, most }) => {
      const isDue = ({ state, startedAt, askedAt }: { state: string; startedAt: Date; askedAt: Date }) =>
        state !== 'paid' &&
        state !== 'refunded' &&
        startedAt > startedAfter &&
        askedAt.getTime() + Math.max(tenMinutesMs, askedAt.getTime() - startedAt.getTime()) <= at.getTime();
      return noted([...rows.values()].filter(isDue), at, most);
    },
    refundsDue: async ({ at, before, most }) => {
      const isDue = ({ orderId, state, attempt, askedAt }: Payment & { askedAt: Date }) =>
        state === 'paid' &&
        askedAt < before &&
        (cancelled.has(orderId) || ofOrder(orderId).some((other) => other.state === 'paid' && other.attempt < attempt));
      return noted([...rows.values()].filter(isDue), at, most);
    },
  };
  return { rows, repository };
};

it('[SHOP-4, SHOP-12] in a thousand faulty runs money is never booked twice nor forgotten, and goes back where no order needs it', async () => {
  const cancelled = new Set<string>();
  const { rows, repository } = inMemory(cancelled);
  const found = await faultyRuns({
    repository,
    orders: Array.from({ length: runs }, (_, n) => ({
      id: `order ${n}`,
      site: 'DE',
      number: '1',
      key: 'k',
      total: amount,
    })),
    cancel: async (id) => void cancelled.add(id),
    rows: async () =>
      [...rows.values()].map(({ id, orderId, state }) => ({
        id,
        orderId,
        state,
        isOrderCancelled: cancelled.has(orderId),
      })),
  });
  expect(found).toMatchObject(nothingWrong);
  // The faults that are meant have happened.
  expect(found.payments).toBeGreaterThan(runs);
  expect(found.paid).toBeGreaterThan(runs / 3);
  expect(found.refunded).toBeGreaterThan(20);
});

describe('a payment at the provider', () => {
  const at = clockOf(() => new Date('2026-11-23T10:00:00Z'))();
  const payment: Payment = { id: 'p1', orderId: 'o1', attempt: 1, site: 'DE', amount, state: 'open' };
  const news = { id: 'p1', state: 'paid', amount } as const;
  /** The payments of one order before a provider with one answer. */
  const open = (last: Payment | undefined, answer: object = news) => {
    const calls: unknown[] = [];
    const faults: string[] = [];
    const payments = createProviderPayments({
      // Trusted: nothing else is called here.
      payments: {
        last: async () => last,
        read: async () => last,
        move: async (...values: unknown[]) => calls.push(values) > 0,
      } as unknown as PaymentRepository,
      provider: { look: async () => answer } as never,
      startOf: () => ({}) as never,
      newId: () => 'new',
      now: () => at,
      onFault: (fault, what) => void faults.push(`${what}: ${String(fault)}`),
    });
    return { ...payments, calls, faults };
  };

  it.each([
    ['open', 1],
    ['pending', 1],
    ['paid', 0],
    ['failed', 0],
    [undefined, 0],
  ] as const)('[SHOP-12] that is %s when its buyer is back is asked for %i times', async (state, times) => {
    const { settle, calls } = open(state && { ...payment, state });
    await settle('o1');
    expect(calls).toHaveLength(times);
  });

  it('[SHOP-12] is taken over with its whole amount alone', async () => {
    const { take, settle, calls, faults } = open(payment, { ...news, amount: { ...amount, amountMinor: 1 } });
    expect(await take({ ...news, amount: { ...amount, currency: 'CHF' } })).toBe('amount');
    expect(await take({ ...news, amount: { ...amount, amountMinor: 1 } })).toBe('amount');
    await settle('o1');
    expect([calls, faults]).toEqual([
      [],
      ['the payment provider could not be asked: Error: a payment has another amount at the provider'],
    ]);
    expect(await take(news)).toBe('taken');
    expect(calls).toMatchObject([['p1', 'paid', expect.arrayContaining(['open', 'pending']), at]]);
    expect(await open(undefined).take(news)).toBe('unknown');
  });
});
