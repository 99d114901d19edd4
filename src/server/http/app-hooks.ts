import type { FastifyInstance } from 'fastify';
import { crossOriginCalls, isCrossOriginPath } from './cross-origin.ts';
import { shortLocation } from './limits/limits.ts';
import { isRubbishPath } from './path-guard.ts';
import type { proxyCheck } from './proxy-header.ts';
import { faultHandler, sendProblem, withRetryAfter, type Fail } from './problems.ts';
import { requestIdHeader } from './request-id.ts';
import { isForeignChange, isForm, serviceHeaders } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the exception of SAFE-1: mail programs send the request without an origin, and its address holds a secret (RFC 8058) */
    readonly carriesItsSecret?: boolean;
    /** EMB-7: plain forms of other origins reach the route, which decides what they may do */
    readonly takesForeignForms?: boolean;
    /** the methods of this path, where the route stands for all other methods: refused with 405 */
    readonly allow?: string;
  }
}

export const unreadablePath = 'this path cannot be read';

interface HookParts {
  readonly fail: Fail;
  readonly checkProxy: ReturnType<typeof proxyCheck>;
  /** EMB-7: origins whose scripts may call some services */
  readonly origins: readonly string[];
}

/** What every request passes: checks before its route, headers after it, and the responses to faults. */
export const addHooks = (app: FastifyInstance, { fail, checkProxy, origins }: HookParts): void => {
  const callerOf = crossOriginCalls(origins);
  app.addHook('onRequest', (request, reply, done) => {
    checkProxy(request.headers);
    const { allow, carriesItsSecret = false, takesForeignForms = false } = request.routeOptions.config;
    const caller = callerOf(request, reply);
    if (isRubbishPath(request.raw.url ?? '')) void fail(request, reply, 400, unreadablePath);
    else if (caller === 'preflight') void reply.code(204).send();
    else if (allow !== undefined)
      void sendProblem(reply.header('allow', allow), 405, `this address knows no ${request.method}`);
    else if (caller === 'allowed') done();
    else if (!carriesItsSecret && isForeignChange(request) && !(takesForeignForms && isForm(request)))
      void fail(request, reply, 403, 'a change must come from the shop itself');
    else done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    serviceHeaders(reply);
    reply.header(requestIdHeader, request.id);
    withRetryAfter(reply, reply.statusCode);
    if (origins.length > 0 && isCrossOriginPath(request.routeOptions.url) && !reply.raw.hasHeader('vary'))
      reply.header('vary', [reply.getHeader('vary') ?? [], 'origin'].flat().join(', '));
    const location = reply.getHeader('location');
    if (typeof location === 'string') reply.header('location', shortLocation(location));
    done(null, payload);
  });
  app.setErrorHandler(faultHandler(fail));
  app.setNotFoundHandler((request, reply) => fail(request, reply, 404, 'there is nothing at this address'));
};
