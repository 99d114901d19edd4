import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  searchTermsAtMost,
  shortestQuery,
  suggestedProductsAtMost,
  suggestionsPath,
  suggestionsQuerySchema,
  suggestionsSchema,
  type SearchService,
  type SuggestionsQuery,
} from '../../contracts/search/search.contract.ts';
import { sharedCacheControl } from '../../contracts/shop/freshness.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { askedText } from '../../domain/search/search.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { siteOfHeader } from '../../sites/site-header.ts';
import {
  createSuggestionsCache,
  type PreparedResponse,
  type RequestHeaders,
  type SuggestionsEntry,
} from './suggestions-cache.ts';

export interface SuggestionsRouteParts {
  readonly search: Pick<SearchService, 'suggestions' | 'cachekey'>;
  readonly momentOf: (request: FastifyRequest, site: SiteCode) => Promise<Moment>;
  readonly nowMs: () => number;
  /** whether the cookies may belong to a staff preview */
  readonly mayBePreview: (cookies: string | undefined) => boolean;
  /** registers the lookup of prepared responses that comes before Fastify's routing */
  readonly openLane: (
    route: string,
    find: (url: string, headers: RequestHeaders) => PreparedResponse | undefined,
  ) => void;
  readonly ready: (json: string, cacheControl: string) => PreparedResponse;
  /** 0: a response may be computed for this IP address; else the seconds to wait */
  readonly secondsToWait: (address: string) => number;
  readonly sendProblem: (reply: FastifyReply, status: number, detail: string) => FastifyReply;
}

const cacheControl = sharedCacheControl(Infinity);

export const noSite = (name: string): string => `${name} names no site; there are: ${siteCodes.join(', ')}`;

/** SRCH-2 */
export const suggestionsRoutes = (app: FastifyInstance, parts: SuggestionsRouteParts): void => {
  const { search, momentOf, nowMs, mayBePreview, openLane, sendProblem } = parts;
  const cache = createSuggestionsCache({ cachekey: search.cachekey, nowMs });
  openLane(suggestionsPath, (url, headers) => (mayBePreview(headers.cookie) ? undefined : cache.ofUrl(url)));

  const compute = async (
    entry: SuggestionsEntry,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const seconds = parts.secondsToWait(request.ip);
    if (seconds > 0) return sendProblem(reply.header('retry-after', seconds), 429, 'too many requests, wait a moment');
    const { site } = entry.request;
    const moment = await momentOf(request, site);
    const cachekey = search.cachekey(site);
    const json = JSON.stringify(await search.suggestions(site, entry.request, moment));
    // A preview neither uses nor fills the cache (PREV-7).
    if (moment.isPreview) return parts.ready(json, 'no-store').send(request, reply);
    const response = parts.ready(json, cacheControl);
    cache.store(entry, response, cachekey);
    return response.send(request, reply);
  };

  app.get<{ Querystring: SuggestionsQuery }>(
    suggestionsPath,
    {
      // Prepared responses need neither a rate limit nor compression; computed ones are limited in `compute`.
      config: { light: true },
      schema: {
        tags: ['search'],
        summary: 'suggested products and search terms for what was typed',
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsSchema, '4xx': problemSchema },
      },
    },
    (request, reply) => {
      const { maxSearchTerms = searchTermsAtMost, maxProducts = suggestedProductsAtMost } = request.query;
      const site = siteOfHeader(request.query.site, 'DE');
      if (!site) return sendProblem(reply, 400, noSite('querystring.site'));
      const q = askedText(request.query.q);
      if (q.length < shortestQuery)
        return sendProblem(reply, 400, `querystring.q: must have at least ${shortestQuery} characters beside blanks`);
      const entry = cache.entryOf(request.raw.url ?? '', { site, q, maxSearchTerms, maxProducts });
      const response = mayBePreview(request.headers.cookie) ? undefined : cache.fresh(entry);
      return response ? response.send(request, reply) : compute(entry, request, reply);
    },
  );
};
