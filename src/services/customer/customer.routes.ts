import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { exportPath, watchFormPath, watchlistPath, type Customer } from '../../contracts/customer/account.contract.ts';
import { watchChangeSchema, watchFormSchema, watchlistSchema } from '../../contracts/customer/watchlist.contract.ts';
import { psdataFallbackPath, psdataPath, psdataSchema } from '../../contracts/customer/header-start.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import type { CustomerService } from './customer.service.ts';

export interface CustomerRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly customers: Pick<CustomerService, 'psdata' | 'desk' | 'exported'>;
}

const exportsPerMinute = 6;

/** CUST-1 and what belongs to somebody logged in; never kept by any cache. */
export const customerRoutes = (app: FastifyInstance, { customers, sendProblem }: CustomerRouteParts): void => {
  const { desk, exported, psdata } = customers;

  for (const path of [psdataPath, psdataFallbackPath]) {
    app.get(
      path,
      {
        // Small, and asked by every page: there is nothing to compress.
        compress: false,
        schema: { tags: ['customer'], summary: 'who is in front of the page', response: { 200: psdataSchema } },
      },
      (request) => psdata(request),
    );
  }

  const loggedIn = async (request: FastifyRequest): Promise<Customer | undefined> => {
    const { person, customer } = await desk.visit(request);
    return person.status === 'LOGGED_IN' ? customer : undefined;
  };
  const nobody = (reply: FastifyReply) => sendProblem(reply, 401, 'this needs somebody who is logged in');

  app.get(
    watchlistPath,
    {
      schema: {
        tags: ['customer'],
        summary: 'the numbers of the watched products, the newest first',
        response: { 200: watchlistSchema, 401: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await loggedIn(request);
      return customer ? { productIds: [...(await desk.watched(customer))] } : nobody(reply);
    },
  );
  app.put<{ Body: Static<typeof watchChangeSchema> }>(
    watchlistPath,
    {
      schema: {
        tags: ['customer'],
        summary: 'watches products, or no longer; 409 where not all of them fit, with the list as it is then',
        body: watchChangeSchema,
        response: { 200: watchlistSchema, 401: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await loggedIn(request);
      if (!customer) return nobody(reply);
      const { productIds, on } = request.body;
      const outcome = await desk.watch(customer, productIds, on);
      const list = { productIds: [...(await desk.watched(customer))] };
      return outcome.ok ? list : sendProblem(reply, 409, 'the watchlist is full', list);
    },
  );
  // Without JavaScript a guest has no watchlist: the way leads through the login and back to the page.
  app.post<{ Body: Static<typeof watchFormSchema> }>(
    watchFormPath,
    { schema: { hide: true, body: watchFormSchema } },
    async (request, reply) => {
      const { productId, mode, back } = request.body;
      const customer = await loggedIn(request);
      if (!customer) return reply.redirect(`${accountLinks.login}?back=${encodeURIComponent(back)}`, 303);
      await desk.watch(customer, [productId], mode === 'add');
      return reply.redirect(mode === 'add' ? accountLinks.watchlist : back, 303);
    },
  );

  app.get(
    exportPath,
    {
      config: { perMinute: exportsPerMinute },
      schema: {
        tags: ['customer'],
        summary: 'everything that the shop knows of the one who is logged in',
        response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }), 401: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await loggedIn(request);
      if (!customer) return nobody(reply);
      reply.header('content-disposition', 'attachment; filename="kontor.json"');
      return exported(customer);
    },
  );
};
