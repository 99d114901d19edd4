import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sharedCacheControl, type OuterCaching } from '../../../contracts/shop/freshness.contract.ts';
import { memoize } from '../../../lib/flow/memoize.ts';
import { proxyHeader } from '../proxy-header.ts';
import { requestIdHeader } from '../request-id.ts';
import type { CachedBody, Encoding, FlatHeaders } from './body-forms.ts';
import type { CachedPage } from './response-cache.ts';

/** `br;q=0` refuses `br`. `*` is not supported; such clients get the identity encoding. */
const takes = (header: string, name: string): boolean => {
  const found = header.split(',').find((part) => part.split(';', 1)[0]?.trim().toLowerCase() === name);
  return found !== undefined && !/;\s*q=0(?:\.0*)?\s*$/i.test(found);
};

/** Browsers send a handful of different headers: each is parsed once. */
const readEncoding = memoize((header): Encoding => {
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'plain';
}, 500);

export const encodingOf = (header: string | undefined): Encoding =>
  header === undefined || header.length > 200 ? 'plain' : readEncoding(header);

/** The Cache-Control of a shared page. */
export const publicFor = ({ freshUntil }: Pick<CachedPage, 'freshUntil'>, now: number): string =>
  sharedCacheControl(freshUntil - now);

/** Headers that hooks have set before, such as Retry-After of an error page; they would be lost otherwise. */
export const earlierHeaders = (reply: FastifyReply): string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);

export interface CachedResponse extends OuterCaching {
  /** the same for every page of a kind */
  readonly headers: FlatHeaders;
  /** request headers that the response depends on; default: the encoding */
  readonly vary?: string;
  /** another status than the page's own: one error page serves several */
  readonly status?: number;
  /** regardless of what the caller accepts */
  readonly encoding?: Encoding;
}

/**
 * Sends a cached page in an encoding that the caller accepts, or 304. It bypasses Fastify, which would check every header and
 * run every hook. If-None-Match is searched for our ETag, which covers lists and `W/`.
 */
export const writeCached = (
  asked: IncomingHttpHeaders,
  response: ServerResponse,
  page: CachedPage,
  { headers, cacheControl, keyedSeconds, vary = 'accept-encoding', status = page.status, encoding }: CachedResponse,
  requestId: string,
): void => {
  const shared = [...headers, ...(page.headers ?? [])];
  // Before Cache-Control: nginx reads no other lifetime after `private`.
  if (keyedSeconds !== undefined && asked[proxyHeader] !== undefined)
    shared.push('x-accel-expires', String(keyedSeconds));
  shared.push('cache-control', cacheControl, 'vary', vary, requestIdHeader, requestId);
  if (status === 200 && (asked['if-none-match']?.includes(page.etag) ?? false)) {
    response.writeHead(304, [...shared, 'etag', page.etag]).end();
    return;
  }
  const send = ({ headers: own, body }: CachedBody): void =>
    void response.writeHead(status, [...shared, ...own]).end(body, 'latin1');
  const stored = page.body(encoding ?? encodingOf(asked['accept-encoding']));
  if (!(stored instanceof Promise)) send(stored);
  // Where compression fails, the page is sent uncompressed.
  else void stored.catch(() => page.body('plain')).then(send);
};

export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  answer: CachedResponse,
): FastifyReply => {
  reply.hijack();
  writeCached(request.headers, reply.raw, page, answer, request.id);
  return reply;
};
