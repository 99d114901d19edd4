import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { compileSchemasOnce } from './compiled-schemas.ts';

const amount = Type.Object({ amount: Type.Integer() });

/** A server whose routes read the same schema from different parts of a request. */
const openApp = () => {
  const app = Fastify();
  compileSchemasOnce(app);
  const response = { 200: amount };
  app.get('/query', { schema: { querystring: amount, response } }, ({ query }) => ({ ...(query as object), more: 1 }));
  app.post('/body', { schema: { body: amount, response } }, ({ body }) => body);
  app.get('/headers', { schema: { headers: amount, response } }, ({ headers }) => headers);
  return app;
};

it.each([
  ['a query is converted', { url: '/query?amount=5' }, 200],
  ['a query that cannot be converted is refused', { url: '/query?amount=five' }, 400],
  ['a body has the right types already', { method: 'POST', url: '/body', payload: { amount: 5 } }, 200],
  ['a body is not converted', { method: 'POST', url: '/body', payload: { amount: '5' } }, 400],
  ['a header is not converted', { url: '/headers', headers: { amount: '5' } }, 400],
] as const)('one schema for several parts: %s', async (_, request, status) => {
  const answer = await openApp().inject(request);
  expect(answer.statusCode).toBe(status);
  // The schema of the answer leaves out what it does not name, on each route that shares it.
  if (status === 200) expect(answer.json()).toEqual({ amount: 5 });
});
