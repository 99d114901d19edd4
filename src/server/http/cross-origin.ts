import type { FastifyReply, FastifyRequest } from 'fastify';
import { promotionPath } from '../../contracts/content/promotion.contract.ts';
import { newsletterBases, subscribersPath } from '../../contracts/newsletter/newsletter.contract.ts';
import { redirectsPath, searchPath, suggestionsPath } from '../../contracts/search/search.contract.ts';
import { csrfHeader, siteHeader } from '../../contracts/shop/site.contract.ts';

/**
 * EMB-7: what scripts on pages of allowed origins may ask for: what is the same for all visitors, and the sign-up. Everything that
 * belongs to a person stays the shop's own (LIB-2). Regions, built files and pictures are for every page: they say so themselves.
 */
const calls: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  [suggestionsPath, 'GET'],
  [searchPath, 'GET'],
  [redirectsPath, 'GET'],
  [promotionPath, 'GET'],
  ...newsletterBases.map((base) => [base + subscribersPath, 'POST'] as const),
]);

/** Seconds for which a browser keeps the answer to a preflight. */
const keptSeconds = 600;

export type Caller = 'own' | 'allowed' | 'preflight';

/** Whether the response to a path may differ by the origin that asks. */
export const isCrossOriginPath = (path: string | undefined): boolean => path !== undefined && calls.has(path);

/**
 * Returns who calls. A call of an allowed origin gets its headers here, on the raw response, because light routes have no other
 * way; and it loses its cookies: without credentials is a promise, and a browser is not the only one who keeps it.
 */
export const crossOriginCalls =
  (origins: readonly string[]) =>
  (
    { method, headers, routeOptions: { url }, raw: { headers: sent } }: FastifyRequest,
    { raw }: FastifyReply,
  ): Caller => {
    const { origin, 'access-control-request-method': asked } = headers;
    const allowed = calls.get(url ?? '');
    if (origin === undefined || allowed === undefined || !origins.includes(origin)) return 'own';
    const isPreflight = method === 'OPTIONS' && asked === allowed;
    if (!isPreflight && method !== allowed) return 'own';
    delete sent.cookie;
    raw.setHeader('access-control-allow-origin', origin);
    if (!isPreflight) return 'allowed';
    raw.setHeader('vary', 'origin, access-control-request-method, access-control-request-headers');
    raw.setHeader('access-control-allow-methods', allowed);
    raw.setHeader('access-control-allow-headers', `content-type, ${csrfHeader}, ${siteHeader}`);
    raw.setHeader('access-control-max-age', keptSeconds);
    return 'preflight';
  };
