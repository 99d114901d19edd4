import type { FastifyInstance, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import type { Fail } from './problems.ts';
import { rateLimiter, type RateLimiter } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a response from memory in every encoding, without limit, cookies and compression: see README.md */
    readonly light?: boolean;
    /** requests that one network may send to this route in a minute, where that is fewer than usual */
    readonly perMinute?: number;
  }
}

interface Limits {
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
  readonly fail: Fail;
}

/** Counts the requests of a network on all routes together; a route with its own limit is counted separately as well. */
export const limitRoutes = (app: FastifyInstance, { limiter, nowMs, fail }: Limits): void => {
  const limitBy =
    (by: RateLimiter): onRequestAsyncHookHandler =>
    async (request, reply) => {
      const seconds = by.take(request.ip);
      if (seconds === 0) return undefined;
      reply.header('retry-after', seconds);
      return fail(request, reply, 429, 'too many requests, wait a moment');
    };
  const usual = limitBy(limiter);
  const readCookies: onRequestHookHandler = (request, _reply, done) => {
    request.cookies = app.parseCookie(request.headers.cookie ?? '');
    done();
  };
  app.addHook('onRoute', (route) => {
    const { light, perMinute } = route.config ?? {};
    if (light) {
      route.compress = false;
      return;
    }
    const hooks = [route.onRequest ?? []].flat();
    // Fastify calls the hook a second time for the HEAD of a GET route.
    if (hooks.includes(usual)) return;
    const own = perMinute === undefined ? [] : [limitBy(rateLimiter(perMinute, nowMs))];
    route.onRequest = [usual, ...own, readCookies, ...hooks];
  });
};
