import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { StoredPage } from './page-cache.ts';

export type Encoding = 'br' | 'gzip' | 'plain';

/** `br;q=0` refuses what `br` takes; nobody sends stars, and who does gets it plain. */
const takes = (header: string, name: string): boolean => {
  const found = header.split(',').find((part) => part.split(';', 1)[0]?.trim().toLowerCase() === name);
  return found !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(found);
};

const readEncoding = (header: string): Encoding => {
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'plain';
};

/** Browsers send a handful of different headers: each is read once. */
const known = new LRUCache<string, Encoding>({ max: 500 });

export const encodingOf = (header: string | undefined): Encoding => {
  if (header === undefined || header.length > 200) return 'plain';
  const before = known.get(header);
  if (before) return before;
  const encoding = readEncoding(header);
  known.set(header, encoding);
  return encoding;
};

/** A shared cache may hold a page for as long as the promises on freshness allow (2 s and 5 s). */
const sharedSeconds = 5;

/** Less where a switch by schedule is nearer, so that nobody in between shows the old state for longer. */
export const publicFor = ({ freshUntil }: Pick<StoredPage, 'freshUntil'>, now: number): string => {
  const seconds = Math.max(0, Math.min(sharedSeconds, Math.floor((freshUntil - now) / 1000)));
  return seconds === sharedSeconds
    ? 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'
    : `public, max-age=0, s-maxage=${seconds}`;
};

/**
 * Sends a stored page in the encoding that the caller takes, or says that the caller has it already. Several entries and `W/`
 * in If-None-Match are found by looking for ours in it.
 */
export const sendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  cacheControl: string,
): FastifyReply => {
  reply.header('cache-control', cacheControl);
  if (page.location !== undefined) return reply.code(page.status).header('location', page.location).send();
  reply.header('vary', 'accept-encoding').header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page[encoding]);
};
