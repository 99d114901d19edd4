import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { invariant } from '../../lib/invariant.ts';
import type { RequestEnd } from './log.ts';

/** A finished answer, sent as it is. */
export interface FastResponse {
  readonly write: (asked: IncomingHttpHeaders, response: ServerResponse) => void;
}

/** Looks for what lies ready for an address that is asked by GET; it must be quick where there is nothing. */
export type FindResponse = (url: string, headers: IncomingHttpHeaders) => FastResponse | undefined;

export interface FastPathParts {
  readonly newId: () => string;
  readonly observe: (end: RequestEnd) => void;
}

/** By which a route, whose addresses begin with its pattern, says where to look. */
export type OpenFastPath = (route: string, find: FindResponse) => void;

/**
 * What lies ready goes out before Fastify looks at the request, whose ways take longer than such an answer; it is counted and
 * logged as all others are. When the shop stops, all go through Fastify again, which ends their connections.
 */
export const fastPath = (app: FastifyInstance, { newId, observe }: FastPathParts): OpenFastPath => {
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
    if (method !== 'GET') return false;
    for (const [route, find] of lanes) {
      const answer = url.startsWith(route) ? find(url, request.headers) : undefined;
      if (!answer) continue;
      const from = performance.now();
      const end = (): void =>
        observe({ id: newId(), method, route, status: response.statusCode, ms: performance.now() - from });
      response.once('finish', end);
      answer.write(request.headers, response);
      return true;
    }
    return false;
  };
  server.on('request', (request, response) => {
    if (!isReady(request, response)) Reflect.apply(usual, server, [request, response]);
  });
  return (route, find) => void lanes.set(route, find);
};
