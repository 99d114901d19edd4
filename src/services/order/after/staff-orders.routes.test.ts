import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { staffOrdersApiPath, type StepOutcome } from '../../../contracts/order/order-state.contract.ts';
import { sendProblem } from '../../../server/http/problems.ts';
import { staffOrderRoutes } from './staff-orders.routes.ts';

const order = {
  number: '47',
  placedAt: '2026-11-21T12:00:00.000Z',
  state: 'PAID',
  total: { amountMinor: 100, currency: 'EUR' },
  lines: [{ title: 'Mug', quantity: 2 }],
  deliveredTo: ['Weg 1'],
  parcels: [],
  refundByHand: false,
  next: ['SENT'],
} as const;
const calls: unknown[] = [];
let outcome: StepOutcome = { ok: true, state: 'SENT' };
let isStaff = true;
const app = Fastify();
app.setValidatorCompiler(TypeBoxValidatorCompiler);
app.setErrorHandler(({ message, statusCode = 500 }: FastifyError, _request, reply) =>
  sendProblem(reply, statusCode, message),
);
staffOrderRoutes(app, {
  orders: {
    list: async (query) => {
      calls.push(['list', query]);
      // Trusted: as the service shows it.
      return [order] as never;
    },
    one: async () => undefined,
    step: async (...values) => {
      calls.push(['step', ...values]);
      return outcome;
    },
  },
  staffOf: async () => (isStaff ? { name: 'anna' } : undefined),
  sendProblem,
});
afterAll(() => app.close());

const steps = `${staffOrdersApiPath}/47/steps`;
const asked = { site: 'DE', to: 'SENT' };
const step = (payload: object = asked, url = steps) => {
  calls.length = 0;
  return app.inject({ method: 'POST', url, payload });
};

it('[SHOP-13] staff reads the orders of a site, also of one state, and no cache keeps them', async () => {
  calls.length = 0;
  const list = await app.inject({ url: `${staffOrdersApiPath}?site=DE&state=PAID` });
  expect([list.statusCode, list.json(), list.headers['cache-control']]).toEqual([200, { orders: [order] }, 'no-store']);
  expect(calls).toEqual([['list', { site: 'DE', state: 'PAID' }]]);
});

it.each<[StepOutcome, number, object]>([
  [{ ok: true, state: 'SENT' }, 200, { state: 'SENT' }],
  [{ ok: false, code: 'MISSING' }, 404, { error: 'MISSING', detail: 'there is no such order' }],
  [
    { ok: false, code: 'STATE', state: 'DELIVERED' },
    409,
    { error: 'STATE', state: 'DELIVERED', detail: 'the order cannot have this state now' },
  ],
  [
    { ok: false, code: 'PARCEL' },
    422,
    {
      error: 'PARCEL',
      detail: 'no carrier of the country has parcels with this number, or the state has no parcel',
    },
  ],
])('[SHOP-13] the step %j is answered by %i', async (said, status, body) => {
  outcome = said;
  const answer = await step();
  expect([answer.statusCode, answer.json()]).toMatchObject([status, body]);
  expect(Object.hasOwn(answer.json<object>(), 'state')).toBe('state' in said);
  expect(calls).toEqual([['step', '47', asked, 'anna']]);
});

it('[SAFE-8] other visitors read and change nothing', async () => {
  isStaff = false;
  for (const refused of [await step(), await app.inject({ url: `${staffOrdersApiPath}?site=DE` })]) {
    expect([refused.statusCode, refused.json()]).toMatchObject([401, { detail: 'only for staff' }]);
    expect(refused.headers['cache-control']).toBe('no-store');
  }
  expect(calls).toEqual([]);
  isStaff = true;
});

it.each<[string, object]>([
  [steps, { ...asked, site: 'XX' }],
  [steps, { ...asked, to: 'PLACED' }],
  [steps, { ...asked, more: 1 }],
  [`${staffOrdersApiPath}/4%207/steps`, asked],
])('[SAFE-2] %s with %j is refused', async (url, payload) => {
  expect((await step(payload, url)).statusCode).toBe(400);
  expect(calls).toEqual([]);
});

it.each(['', '?site=XX', '?site=DE&state=GONE'])('[SAFE-2] a list with the query %j is refused', async (query) => {
  expect((await app.inject({ url: staffOrdersApiPath + query })).statusCode).toBe(400);
});
