import { expect, it } from 'vitest';
import type { PageServices, PageSubmission } from '../page.ts';
import { placedOrder } from './placed-order.page.ts';

it.each([
  ['is opened by a mail to it', undefined, '/order/k?account=sent', ['anna@example.com']],
  ['is not opened from a preview', true, '/order/k', []],
] as const)('[SAFE-5] an account with the address of an order %s', async (_, isPreview, to, mailed) => {
  const registered: string[] = [];
  const services = {
    checkout: { order: async () => ({ number: '1', email: 'anna@example.com', address: {} }) },
    account: {
      register: async ({ email }: { readonly email: string }) => {
        registered.push(email);
        return { ok: true };
      },
    },
  } as unknown as PageServices; // no other calls
  const submission = {
    site: { code: 'DE' },
    params: { key: 'k' },
    path: '/order/k',
    form: { act: 'account', password: 'blauer-Hut-7' },
    asked: {},
    moment: { at: new Date(0), abTests: {}, ...(isPreview ? { isPreview } : {}) },
  } as unknown as PageSubmission; // nothing else is read
  expect(await placedOrder.submit?.(submission, services)).toMatchObject({ kind: 'moved', to });
  expect(registered).toEqual(mailed);
});
