import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyError } from 'fastify';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { exportPath, watchFormPath, watchlistPath } from '../../contracts/customer/account.contract.ts';
import { sendProblem } from '../../server/http/problems.ts';
import { customerRoutes, type CustomerRouteParts } from './customer.routes.ts';

const customer = { id: 'c1', site: 'DE' };
const product = '100000001';
const calls: unknown[] = [];
const state = { status: 'LOGGED_IN', fits: true };
const app = Fastify();
app.setValidatorCompiler(TypeBoxValidatorCompiler);
app.setErrorHandler(({ message, statusCode = 500 }: FastifyError, _request, reply) =>
  sendProblem(reply, statusCode, message),
);
const customers = {
  psdata: async () => ({}),
  exported: async (of: unknown) => ({ of }),
  desk: {
    visit: async () => ({ person: { status: state.status }, customer }),
    watched: async () => [product],
    watch: async (...values: unknown[]) => {
      calls.push(values);
      return { ok: state.fits };
    },
  },
};
// Trusted: the routes call nothing else.
customerRoutes(app, { customers, sendProblem } as unknown as CustomerRouteParts);
afterAll(() => app.close());
beforeEach(() => {
  calls.length = 0;
  Object.assign(state, { status: 'LOGGED_IN', fits: true });
});
const change = (payload: object) => app.inject({ method: 'PUT', url: watchlistPath, payload });
const submit = (payload: object) => app.inject({ method: 'POST', url: watchFormPath, payload });
const back = '/mug-p100000001.html?dim1=sage';

it('[SHOP-5] the watchlist is read and changed, and says when it is full', async () => {
  const list = { productIds: [product] };
  expect((await app.inject(watchlistPath)).json()).toEqual(list);
  const done = await change({ productIds: [product], on: true });
  expect([done.statusCode, done.json()]).toEqual([200, list]);
  state.fits = false;
  const full = await change({ productIds: [product], on: false });
  expect([full.statusCode, full.json()]).toMatchObject([409, { ...list, detail: 'the watchlist is full' }]);
  expect(calls).toEqual([
    [customer, [product], true],
    [customer, [product], false],
  ]);
});

it('[SHOP-5] the form adds and leads to the list, or removes and leads back; a guest logs in first', async () => {
  const to = async (mode: string) => (await submit({ productId: product, mode, back })).headers.location;
  expect([await to('add'), await to('remove')]).toEqual(['/watchlist', back]);
  state.status = 'REMEMBERED';
  const guest = await submit({ productId: product, mode: 'add', back });
  expect([guest.statusCode, guest.headers.location]).toEqual([303, `/login?back=${encodeURIComponent(back)}`]);
  expect(calls).toEqual([
    [customer, [product], true],
    [customer, [product], false],
  ]);
});

it('[SHOP-5] the export is a file of the customer who is logged in', async () => {
  const file = await app.inject(exportPath);
  expect([file.json(), file.headers['content-disposition']]).toEqual([
    { of: customer },
    'attachment; filename="kontor.json"',
  ]);
});

it('[SAFE-6] a device that only remembers the account, or none, gets nothing', async () => {
  for (const status of ['REMEMBERED', 'LOGGED_OUT']) {
    state.status = status;
    for (const refused of [
      await app.inject(watchlistPath),
      await change({ productIds: [product], on: true }),
      await app.inject(exportPath),
    ])
      expect([refused.statusCode, refused.json()]).toMatchObject([401, { detail: 'this call needs a login' }]);
  }
  expect(calls).toEqual([]);
});

it.each([{}, { productIds: ['x'], on: true }, { productIds: [product], on: 'yes' }, { productIds: [product] }])(
  '[SAFE-2] a change %j of the watchlist is refused',
  async (payload) => {
    expect((await change(payload)).statusCode).toBe(400);
    expect(calls).toEqual([]);
  },
);

it.each([{}, { productId: product, mode: 'keep', back }, { productId: 'x', mode: 'add', back }])(
  '[SAFE-2] the form %j of the watchlist is refused',
  async (payload) => {
    expect((await submit(payload)).statusCode).toBe(400);
    expect(calls).toEqual([]);
  },
);
