import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import type { Order } from '../../contracts/order/order.contract.ts';
import { sites } from '../../sites/sites.ts';
import type { PageRequest, PageServices, PageSubmission } from '../page.ts';
import { placedOrder } from './placed-order.page.ts';

const t = wordsOf('DE');
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' }) as const;
const paidByCard: Order = {
  number: '4711',
  at: new Date('2026-11-28T10:00:00Z'),
  state: 'PAID',
  lines: [{ kind: 'article', productId: '105110004', title: 'Mantel', quantity: 1, price: euros(7999) }],
  sums: { value: euros(7999), discounts: [], shipping: euros(0), total: euros(7999), taxes: [] },
  address: { firstName: 'Ada', lastName: 'Berg', street: 'Am Kai 1', postcode: '20457', city: 'Hamburg' },
  email: 'ada@example.com',
  delivery: 'home',
  deliveredTo: ['Ada Berg', 'Am Kai 1', '20457 Hamburg'],
  payment: 'card',
  paid: 'paid',
  isOfGuest: true,
};

const opened = async (query: PageRequest['query'], order: Partial<Order> = {}) => {
  const services = {
    checkout: { order: async () => ({ ...paidByCard, ...order }), settle: async () => {} },
    withdrawals: { declaredFor: async () => new Map() },
    placedOrders: { compare: async () => [{ kind: 'same', title: 'Mantel', before: euros(7999), now: euros(7999) }] },
    content: { facts: () => ({}) },
  } as unknown as PageServices; // no other calls
  const request = { site: sites.DE, t, params: { key: 'k' }, query, path: '/order/k', moment: { at: new Date(0) } };
  const answer = await placedOrder.load(request as unknown as PageRequest, services); // nothing else is read
  if (answer.kind !== 'shown') throw new Error(`the page is ${answer.kind}`);
  const { isPlaced, payment, acts, order: shown } = answer.props;
  const { isRefundDue } = shown;
  return {
    isPlaced,
    payment,
    isRefundDue,
    offersAgain: acts.lines.length > 0,
    title: answer.head.title,
    events: answer.tracked?.map((event) => event.event) ?? [],
  };
};
const thanks = {
  isPlaced: true,
  offersAgain: false,
  title: t('page.placed-order.thanks'),
  events: ['purchase', 'purchase_ga4'],
};
const plain = {
  isPlaced: false,
  offersAgain: true,
  title: t('page.account.orders.one', { number: '4711' }),
  events: [],
};

describe('[SHOP-4, SHOP-13, TRK-1] a buyer', () => {
  it.each([
    ['who has just ordered', { placed: 'yes' }, {}, thanks],
    ['who comes back from the provider and has paid', { paid: 'back' }, {}, thanks],
    [
      'whose payment the provider still examines',
      { paid: 'back' },
      { state: 'UNPAID', paid: 'pending' },
      { ...thanks, payment: 'pending' },
    ],
    [
      'who comes back without having paid',
      { paid: 'back' },
      { state: 'UNPAID', paid: 'failed' },
      { ...plain, payment: 'failed' },
    ],
    [
      'whose provider gives no answer',
      { paid: 'later' },
      { state: 'UNPAID', paid: 'open' },
      { ...plain, payment: 'away' },
    ],
    ['who opens the order later', {}, {}, plain],
    ['who has cancelled it', { paid: 'back' }, { state: 'CANCELLED' }, { ...plain, isRefundDue: true }],
    ['whose money is back', {}, { state: 'CANCELLED', paid: 'refunded' }, plain],
  ] as const)('%s is thanked and reported as it is', async (_, query, order, expected) => {
    expect(await opened(query, order)).toEqual({ payment: undefined, isRefundDue: false, ...expected });
  });
});

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
