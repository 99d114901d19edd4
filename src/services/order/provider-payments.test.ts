import { expect, it } from 'vitest';
import { amount, faultyRuns, nothingWrong } from '../../../tests/support/other-servers/payment-runs.ts';
import type { Payment } from '../../contracts/order/payment.contract.ts';
import type { PaymentRepository } from './payment.repository.ts';

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
