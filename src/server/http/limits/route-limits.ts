import type { FastifyInstance, onRequestAsyncHookHandler, onRequestHookHandler } from 'fastify';
import { sendProblem, type Fail } from '../problems.ts';
import { rateLimits, type RateLimiter } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a response from memory in every encoding, without limit, cookies and compression: see README.md */
    readonly light?: boolean;
    /** requests that one network may send to this route in a minute, where that is fewer than usual */
    readonly perMinute?: number;
    /** routes of the same word share that limit: one call with several addresses */
    readonly countedAs?: string;
    /** `type` of the problem that refuses too many requests, where a contract promises one */
    readonly tooManyType?: string;
  }
}

interface Limits {
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
  readonly fail: Fail;
}

const tooMany = 'too many requests, wait a moment';

/** Counts the requests of a network on all routes together; a route with its own limit is counted separately as well. */
export const limitRoutes = (app: FastifyInstance, { limiter, nowMs, fail }: Limits): void => {
  const limitBy =
    (by: RateLimiter): onRequestAsyncHookHandler =>
    async (request, reply) => {
      const seconds = by.take(request.ip);
      if (seconds === 0) return undefined;
      reply.header('retry-after', seconds);
      const { tooManyType: type } = request.routeOptions.config;
      return type === undefined ? fail(request, reply, 429, tooMany) : sendProblem(reply, 429, tooMany, { type });
    };
  const usual = limitBy(limiter);
  const ownLimits = rateLimits(nowMs);
  const owns = new Map<string, onRequestAsyncHookHandler>();
  const ownLimit = (word: string, perMinute: number): onRequestAsyncHookHandler => {
    const own = owns.get(word) ?? limitBy(ownLimits(perMinute, word));
    owns.set(word, own);
    return own;
  };
  const readCookies: onRequestHookHandler = (request, _reply, done) => {
    request.cookies = app.parseCookie(request.headers.cookie ?? '');
    done();
  };
  app.addHook('onRoute', (route) => {
    const { light, perMinute, countedAs = `${String(route.method)} ${route.url}` } = route.config ?? {};
    if (light) {
      route.compress = false;
      return;
    }
    const hooks = [route.onRequest ?? []].flat();
    // Fastify calls the hook a second time for the HEAD of a GET route.
    if (hooks.includes(usual)) return;
    const own = perMinute === undefined ? [] : [ownLimit(countedAs, perMinute)];
    route.onRequest = [usual, ...own, readCookies, ...hooks];
  });
};
