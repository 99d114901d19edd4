import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import {
  watchFormPath,
  watchlistPath,
  type AccountDesk,
  type Customer,
} from '../../contracts/customer/account.contract.ts';
import { watchChangeSchema, watchFormSchema, watchlistSchema } from '../../contracts/customer/watchlist.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { accountLinks } from '../../sites/links.ts';

export interface WatchlistRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly desk: Pick<AccountDesk, 'watched' | 'watch'>;
  readonly loggedIn: (request: FastifyRequest) => Promise<Customer | undefined>;
  readonly sendNotLoggedIn: (reply: FastifyReply) => FastifyReply;
}

/** The watchlist of a customer who is logged in: as JSON, and as a plain form. */
export const watchlistRoutes = (app: FastifyInstance, parts: WatchlistRouteParts): void => {
  const { desk, loggedIn, sendNotLoggedIn, sendProblem } = parts;

  app.get(
    watchlistPath,
    {
      schema: {
        tags: ['customer'],
        summary: 'the numbers of the watched products, newest first',
        response: { 200: watchlistSchema, 401: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await loggedIn(request);
      return customer ? { productIds: [...(await desk.watched(customer))] } : sendNotLoggedIn(reply);
    },
  );
  app.put<{ Body: Static<typeof watchChangeSchema> }>(
    watchlistPath,
    {
      schema: {
        tags: ['customer'],
        summary:
          'adds products to the watchlist or removes them; 409 with the resulting list where not all of them fit',
        body: watchChangeSchema,
        response: { 200: watchlistSchema, 401: problemSchema, 409: problemSchema },
      },
    },
    async (request, reply) => {
      const customer = await loggedIn(request);
      if (!customer) return sendNotLoggedIn(reply);
      const { productIds, on } = request.body;
      const outcome = await desk.watch(customer, productIds, on);
      const list = { productIds: [...(await desk.watched(customer))] };
      return outcome.ok ? list : sendProblem(reply, 409, 'the watchlist is full', list);
    },
  );
  // Without JavaScript a guest has no watchlist: the form leads to the login, and from there back to the page.
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
};
