import type { FastifyReply, FastifyRequest } from 'fastify';
import { cachedBytes } from './response-cache.ts';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { sendCached, writeCached } from './send-cached.ts';

const headers = ['content-type', 'application/json; charset=utf-8', 'x-content-type-options', 'nosniff'];
/** Bytes: shorter answers fit into one packet as they are. */
const worthCompressing = 1400;

/** An answer that is written already: sent as pages from memory are, compressed once for all who ask the same. */
export const cachedJson = (json: string, cacheControl: string) => {
  const bytes = Buffer.from(json);
  const stored = cachedBytes(200, bytes, Infinity, bytes.length < worthCompressing ? 'none' : 'quickest');
  const answer = { headers, cacheControl };
  return {
    bytes: stored.bytes,
    write: (asked: IncomingHttpHeaders, response: ServerResponse): void => writeCached(asked, response, stored, answer),
    send: (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendCached(request, reply, stored, answer),
  };
};
