import type { FastifyInstance } from 'fastify';
import type { ServedRoute } from './app.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * RFC 9110: a request by a method that an address does not have gets 405 with the methods that it has, not 404. The router
 * finds the address, so each gets a route for its other methods; app-hooks.ts refuses them.
 */
export const refuseOtherMethods = (app: FastifyInstance, routes: readonly ServedRoute[]): void => {
  for (const url of new Set(routes.map((route) => route.url))) {
    // The router is asked: a prefix stands for two addresses, and the list holds only one of them.
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
