import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cachekeyPath, cachekeySchema } from '../../contracts/customer/header-start.contract.ts';
import { sharedCacheControl } from '../../contracts/shop/freshness.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import {
  redirectsPath,
  redirectsSchema,
  searchAnswerSchema,
  searchPath,
  searchQuerySchema,
  searchTermsAtMost,
  shortestQuery,
  suggestedProductsAtMost,
  suggestionsPath,
  suggestionsQuerySchema,
  suggestionsSchema,
  type RedirectTable,
  type SearchQuery,
  type SearchQuestion,
  type SearchResults,
  type SearchService,
  type SuggestionsQuery,
} from '../../contracts/search/search.contract.ts';
import { askedText, isTelling, readFilters } from '../../domain/search/search.rules.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { siteCodes, siteHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { siteOfHeader } from '../../sites/site-header.ts';

export interface SearchRouteParts extends Pick<RouteContext, 'siteOf' | 'momentOf' | 'sendProblem'> {
  readonly search: SearchService;
  readonly redirects: (site: SiteCode) => RedirectTable;
  readonly nowMs: () => number;
  /** whether it is worth looking for a preview */
  readonly mayBePreview: (cookies: string | undefined) => boolean;
  /** where to look, before anything else is done, for what lies ready for an address */
  readonly openLane: (route: string, find: (url: string, headers: AskedHeaders) => ReadyAnswer | undefined) => void;
  readonly ready: (json: string, cacheControl: string) => ReadyAnswer;
  /** 0: this address may have something worked out for it; else the seconds to wait */
  readonly secondsToWait: (address: string) => number;
}

type AskedHeaders = FastifyRequest['raw']['headers'];

/** A finished answer, and the memory that it takes. */
interface ReadyAnswer {
  readonly bytes: number;
  readonly write: (asked: AskedHeaders, response: FastifyReply['raw']) => void;
  readonly send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** What addresses of suggestions ask for, read and found to be right; one for all that ask the same. */
interface AskedSuggestions {
  readonly site: SiteCode;
  readonly q: string;
  readonly maxSearchTerms: number;
  readonly maxProducts: number;
  kept?: KeptAnswer | undefined;
}

interface KeptAnswer {
  readonly answer: ReadyAnswer;
  /** of the index that gave it */
  readonly cachekey: string;
  /** in ms of the clock that routes are given */
  readonly until: number;
}

/** Answers that are kept ready: visitors type the same words as others before them. */
const answersKept = 20_000;
const answerBytesAtMost = 32 * 1024 * 1024;
/** longer ones are nobody's typing: they would be kept for themselves alone */
const longestAddressKept = 300;
/** what a day or an hour changes in the order of products is seen so much later at most */
const answersKeptMs = 60_000;
const shortly = sharedCacheControl(Infinity);

const noSite = (name: string): string => `${name} names no site; there are: ${siteCodes.join(', ')}`;

const countsFor = (question: SearchQuestion, found: SearchResults, moment: Moment): boolean =>
  !moment.isPreview && isTelling(question, found);

const shownOf = ({ tiles, facets, total, pages, didYouMean }: SearchResults) => ({
  total,
  pages,
  products: tiles,
  facets,
  ...(didYouMean === undefined ? {} : { didYouMean }),
});

/** SRCH-2, SRCH-7, SRCH-8, SRCH-12 */
export const searchRoutes = (app: FastifyInstance, parts: SearchRouteParts): void => {
  const { search, redirects, siteOf, momentOf, nowMs, openLane, sendProblem } = parts;
  const addresses = new LRUCache<string, AskedSuggestions>({ max: answersKept });
  const questions = new LRUCache<string, AskedSuggestions>({
    max: answersKept,
    maxSize: answerBytesAtMost,
    sizeCalculation: ({ kept }, key) => key.length + (kept?.answer.bytes ?? 0),
    // Addresses may know it still.
    dispose: (asked) => {
      asked.kept = undefined;
    },
  });
  const keptFor = (asked: AskedSuggestions | undefined, headers: AskedHeaders): ReadyAnswer | undefined => {
    const kept = asked?.kept;
    if (!asked || !kept || parts.mayBePreview(headers.cookie)) return undefined;
    return kept.until > nowMs() && kept.cachekey === search.cachekey(asked.site) ? kept.answer : undefined;
  };
  // An address that was asked before needs no reading.
  openLane(suggestionsPath, (url, headers) => keptFor(addresses.get(url), headers));

  app.get(cachekeyPath, { schema: { tags: ['search'], response: { 200: cachekeySchema } } }, (request) => ({
    cachekey: search.cachekey(siteOf(request.headers.host)),
  }));

  const suggest = async (
    asked: AskedSuggestions,
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const seconds = parts.secondsToWait(request.ip);
    if (seconds > 0) return sendProblem(reply.header('retry-after', seconds), 429, 'too many requests, wait a moment');
    const moment = await momentOf(request, asked.site);
    const cachekey = search.cachekey(asked.site);
    const json = JSON.stringify(await search.suggestions(asked.site, asked, moment));
    // What staff look at is neither taken from what is kept nor kept (PREV-7).
    if (moment.isPreview) return parts.ready(json, 'no-store').send(request, reply);
    const answer = parts.ready(json, shortly);
    asked.kept = { answer, cachekey, until: nowMs() + answersKeptMs };
    questions.set(key, asked);
    return answer.send(request, reply);
  };

  app.get<{ Querystring: SuggestionsQuery }>(
    suggestionsPath,
    {
      // An answer that is ready costs nothing to limit or to compress; others count where they are worked out.
      config: { light: true },
      schema: {
        tags: ['search'],
        summary: 'what may be meant by what was typed: products and search terms',
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsSchema, '4xx': problemSchema },
      },
    },
    (request, reply) => {
      const {
        q: typed,
        site: word,
        maxSearchTerms = searchTermsAtMost,
        maxProducts = suggestedProductsAtMost,
      } = request.query;
      const site = siteOfHeader(word, 'DE');
      if (!site) return sendProblem(reply, 400, noSite('querystring.site'));
      const q = askedText(typed);
      if (q.length < shortestQuery)
        return sendProblem(reply, 400, `querystring.q: must have at least ${shortestQuery} characters beside blanks`);
      const key = `${site}|${maxSearchTerms}|${maxProducts}|${q}`;
      const asked = questions.get(key) ?? { site, q, maxSearchTerms, maxProducts };
      const address = request.raw.url ?? '';
      if (address.length <= longestAddressKept) addresses.set(address, asked);
      const answer = keptFor(asked, request.headers);
      return answer ? answer.send(request, reply) : suggest(asked, key, request, reply);
    },
  );

  app.get<{ Querystring: SearchQuery }>(
    searchPath,
    {
      schema: {
        tags: ['search'],
        summary: 'results of a search with facets',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const { query, site: word, page = 1, pageSize = 24, filters: text = '', sort = 'relevance' } = request.query;
      const isNamed = word !== undefined && word !== '';
      const site = siteOfHeader(isNamed ? word : request.headers[siteHeader], siteOf(request.headers.host));
      if (!site) return sendProblem(reply, 400, noSite(isNamed ? 'querystring.site' : siteHeader));
      const asked = askedText(query);
      if (asked === '') return sendProblem(reply, 400, 'querystring.query: must have a character beside blanks');
      const { filters, unknown } = readFilters(text);
      if (unknown.length > 0)
        return sendProblem(reply, 400, `querystring.filters: ${JSON.stringify(unknown[0])} is no filter`);
      const moment = await momentOf(request, site);
      const question = { query: asked, page, pageSize, filters, sort };
      const found = await search.results(site, question, moment);
      if (countsFor(question, found, moment)) search.count(site, asked, moment.at);
      const redirect = search.redirect(site, asked);
      void reply.header('cache-control', moment.isPreview ? 'no-store' : shortly);
      return {
        query: asked,
        page,
        pageSize,
        applied: { filters, sort },
        ...shownOf(found),
        ...(redirect === undefined ? {} : { redirect }),
      };
    },
  );

  app.get<{ Querystring: { readonly site?: string } }>(
    redirectsPath,
    {
      schema: {
        tags: ['search'],
        summary: 'words that lead to a page of their own',
        response: { 200: redirectsSchema, '4xx': problemSchema },
      },
    },
    (request, reply) => {
      const site = siteOfHeader(request.headers[siteHeader], siteOf(request.headers.host));
      if (!site) return sendProblem(reply, 400, noSite(siteHeader));
      void reply.header('cache-control', shortly);
      return { redirects: redirects(site) };
    },
  );
};
