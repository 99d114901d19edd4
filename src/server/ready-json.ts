import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedPage, storedText } from './page-cache.ts';
import { sendStored } from './stored-answer.ts';

const headers = ['content-type', 'application/json; charset=utf-8', 'x-content-type-options', 'nosniff'];
/** Shorter answers fit into one packet as they are. */
const worthCompressing = 1400;

/** An answer that is written already: sent as pages from memory are, compressed once for all who ask the same. */
export const readyJson = (json: string, cacheControl: string) => {
  const stored = (json.length < worthCompressing ? storedText : storedPage)(200, json, Infinity);
  return {
    bytes: stored.bytes,
    send: (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      sendStored(request, reply, stored, { headers, cacheControl }),
  };
};
