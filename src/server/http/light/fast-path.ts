import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { invariant } from '../../../lib/invariant.ts';
import type { Telemetry } from '../../../lib/telemetry.ts';
import { traceIdOf, type RequestEnd } from '../log.ts';
import type { RequestIdOf } from '../request-id.ts';

/** A complete response in memory. */
export interface FastResponse {
  /** pattern for the log and `/metrics`; default: what its URLs begin with */
  readonly route?: string | undefined;
  readonly write: (asked: IncomingHttpHeaders, response: ServerResponse, requestId: string) => void;
}

/** Looks up the prebuilt response to a GET request; a miss must be quick, because all requests pay for it. */
export type FindResponse = (url: string, headers: IncomingHttpHeaders) => FastResponse | undefined;

export interface FastPathParts {
  readonly idOf: RequestIdOf;
  /** hears of every request that is served here */
  readonly checkProxy: (headers: IncomingHttpHeaders) => void;
  readonly observe: (end: RequestEnd, request: IncomingMessage) => void;
  readonly telemetry?: Pick<Telemetry, 'serve'> | undefined;
}

/** Registers the lookup for all URLs that begin like this. */
export type OpenFastPath = (begin: string, find: FindResponse) => void;

/**
 * Serves prebuilt responses before Fastify's routing, which costs more than such a response. They are counted and logged like
 * all others. While the shop stops, all requests go through Fastify, which closes their connections.
 */
export const fastPath = (
  app: FastifyInstance,
  { idOf, checkProxy, observe, telemetry }: FastPathParts,
): OpenFastPath => {
  const lanes = new Map<string, FindResponse>();
  app.addHook('preClose', (done) => {
    lanes.clear();
    done();
  });
  const { server } = app;
  const [usual] = server.listeners('request');
  invariant(usual, 'Fastify listens to its server');
  server.removeAllListeners('request');

  const isReady = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    // A call of another origin passes the hooks (cross-origin.ts).
    if (method !== 'GET' || request.headers.origin !== undefined) return false;
    for (const [begin, find] of lanes) {
      const answer = url.startsWith(begin) ? find(url, request.headers) : undefined;
      if (!answer) continue;
      checkProxy(request.headers);
      const { route = begin } = answer;
      const from = performance.now();
      const id = idOf(request);
      const traceId = traceIdOf(request);
      const end = (): void =>
        observe({ id, traceId, method, route, status: response.statusCode, ms: performance.now() - from }, request);
      response.once('finish', end);
      answer.write(request.headers, response, id);
      return true;
    }
    return false;
  };
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!isReady(request, response)) Reflect.apply(usual, server, [request, response]);
  };
  server.on(
    'request',
    telemetry ? (request, response) => telemetry.serve(request, () => answer(request, response)) : answer,
  );
  return (begin, find) => void lanes.set(begin, find);
};
