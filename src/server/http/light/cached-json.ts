import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedBytes } from './response-cache.ts';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { sendCached, writeCached } from './send-cached.ts';

const headers = ['content-type', 'application/json; charset=utf-8', 'x-content-type-options', 'nosniff'];
/** Bytes: shorter answers fit into one packet as they are. */
const worthCompressing = 1400;

/** A JSON response for the cache: sent like cached pages, compressed once for all equal requests. `vary`: as in CachedResponse. */
export const cachedJson = (json: string, cacheControl: string, vary?: string) => {
  const bytes = Buffer.from(json);
  const page = cachedBytes(200, bytes, Infinity, bytes.length < worthCompressing ? 'none' : 'quickest');
  const shared = { headers, cacheControl, ...(vary === undefined ? {} : { vary }) };
  return {
    bytes: page.bytes,
    write: (asked: IncomingHttpHeaders, response: ServerResponse, requestId: string): void =>
      writeCached(asked, response, page, shared, requestId),
    send: (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendCached(request, reply, page, shared),
  };
};
