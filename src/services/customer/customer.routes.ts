import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { exportPath, type Customer } from '../../contracts/customer/account.contract.ts';
import { psdataFallbackPath, psdataPath, psdataSchema } from '../../contracts/customer/header-start.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { CustomerService } from './customer.service.ts';
import { watchlistRoutes } from './watchlist.routes.ts';

export interface CustomerRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly customers: Pick<CustomerService, 'psdata' | 'desk' | 'exported'>;
}

const exportsPerMinute = 6;

/** CUST-1, the watchlist and the export of a customer’s own data; no cache stores any of it. */
export const customerRoutes = (app: FastifyInstance, { customers, sendProblem }: CustomerRouteParts): void => {
  const { desk, exported, psdata } = customers;

  for (const path of [psdataPath, psdataFallbackPath]) {
    app.get(
      path,
      {
        // Every page calls it, and the response is too small to gain from compression.
        compress: false,
        schema: {
          tags: ['customer'],
          summary: 'the state of the visitor: login, name, beans, memberships',
          response: { 200: psdataSchema },
        },
      },
      (request) => psdata(request),
    );
  }

  const loggedIn = async (request: FastifyRequest): Promise<Customer | undefined> => {
    const { person, customer } = await desk.visit(request);
    return person.status === 'LOGGED_IN' ? customer : undefined;
  };
  const sendNotLoggedIn = (reply: FastifyReply): FastifyReply => sendProblem(reply, 401, 'this call needs a login');

  watchlistRoutes(app, { desk, loggedIn, sendNotLoggedIn, sendProblem });

  app.get(
    exportPath,
    {
      config: { perMinute: exportsPerMinute },
      schema: {
        tags: ['customer'],
        summary: 'everything that the shop stores about the customer who is logged in',
        response: { 200: Type.Unsafe<object>({ type: 'object', additionalProperties: true }), 401: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await loggedIn(request);
      if (!customer) return sendNotLoggedIn(reply);
      reply.header('content-disposition', 'attachment; filename="kontor.json"');
      return exported(customer);
    },
  );
};
