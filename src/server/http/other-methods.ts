import type { FastifyInstance } from 'fastify';
import type { ServedRoute } from './app.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * RFC 9110: who asks an address by a method that it does not have is told which it has, not that there is nothing. The
 * router itself finds the address, so each gets a route for its other methods; app.ts answers them.
 */
export const refuseOtherMethods = (app: FastifyInstance, routes: readonly ServedRoute[]): void => {
  for (const url of new Set(routes.map((route) => route.url))) {
    // Asked of the router itself: a prefix stands for two addresses, and only one of them is told to the list.
    const isServed = (method: (typeof methods)[number]): boolean => app.hasRoute({ url, method });
    const others = methods.filter((method) => !isServed(method));
    if (others.length === 0) continue;
    const allow = methods.filter(isServed).join(', ');
    app.route({
      url,
      method: others,
      exposeHeadRoute: false,
      schema: { hide: true },
      config: { allow },
      handler: (_request, reply) => reply.code(405).send(),
    });
  }
};
