import { expect, it } from 'vitest';
import { clockOf } from '../../lib/time/moment.ts';
import { createOrderService, type OrderServiceParts } from './order.service.ts';

it.each([
  ['a visitor', undefined, 'https://pay.example/1', ['pays order 1', 'settles order 1']],
  ['staff in a preview', true, undefined, []],
] as const)('[SAFE-5, SHOP-12] %s at the page of an unpaid order: %s', async (_, isPreview, page, expected) => {
  const done: string[] = [];
  const order = { state: 'UNPAID', payment: 'card', paid: 'open', number: '1', sums: { total: {} } };
  const service = createOrderService({
    orders: { find: async () => ({ id: 'order 1', key: 'k', order }) },
    atProvider: {
      pageFor: async ({ id }: { readonly id: string }) => {
        done.push(`pays ${id}`);
        return 'https://pay.example/1';
      },
      settle: async (id: string) => void done.push(`settles ${id}`),
    },
    now: clockOf(() => new Date(0)),
  } as unknown as OrderServiceParts); // no other part is used
  const moment = { at: new Date(0), abTests: {}, ...(isPreview ? { isPreview } : {}) };
  const which = { site: 'DE', key: 'k' } as const;
  expect(await service.desk.pay(which, moment)).toBe(page);
  await service.desk.settle(which, moment);
  expect(done).toEqual(expected);
});
