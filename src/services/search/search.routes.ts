import type { FastifyInstance, FastifyReply } from 'fastify';
import { cachekeyPath, cachekeySchema } from '../../contracts/customer/header-start.contract.ts';
import {
  redirectsPath,
  redirectsSchema,
  searchAnswerSchema,
  searchPath,
  searchQuerySchema,
  type RedirectTable,
  type SearchQuery,
  type SearchQuestion,
  type SearchResults,
  type SearchService,
} from '../../contracts/search/search.contract.ts';
import { cachePolicyOf, sharedCacheControl } from '../../contracts/shop/freshness.contract.ts';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import { siteHeader, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { askedText, isMissed, isTelling, readFilters } from '../../domain/search/search.rules.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { siteOfHeader } from '../../sites/site-header.ts';
import { noSite, suggestionsRoutes, type SuggestionsRouteParts } from './suggestions.routes.ts';

export interface SearchRouteParts
  extends SuggestionsRouteParts, Pick<RouteContext, 'siteOf' | 'siteNamed' | 'sendProblem'> {
  readonly search: SearchService;
  readonly redirects: (site: SiteCode) => RedirectTable;
}

const cacheControl = sharedCacheControl(Infinity);

const isCounted = (question: SearchQuestion, found: SearchResults, moment: Moment): boolean =>
  !moment.isPreview && (isTelling(question, found) || isMissed(question, found));

const bodyOf = (
  { query, page, pageSize, filters, sort }: SearchQuestion,
  { tiles, facets, total, pages, didYouMean }: SearchResults,
  redirect: string | undefined,
) => ({
  query,
  page,
  pageSize,
  applied: { filters, sort },
  total,
  pages,
  products: tiles,
  facets,
  didYouMean,
  redirect,
});

/** SRCH-7 */
const resultsRoute = (app: FastifyInstance, parts: SearchRouteParts): void => {
  const { search, siteOf, siteNamed, momentOf, sendProblem } = parts;
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
    async (request, reply): Promise<FastifyReply | ReturnType<typeof bodyOf>> => {
      const { query, site: code, page = 1, pageSize = 24, filters: text = '', sort = 'relevance' } = request.query;
      const isNamed = code !== undefined && code !== '';
      const site = isNamed ? siteOfHeader(code, siteOf(request.headers.host)) : siteNamed(request, reply);
      if (!site) return sendProblem(reply, 400, noSite(isNamed ? 'querystring.site' : siteHeader));
      const asked = askedText(query);
      if (asked === '') return sendProblem(reply, 400, 'querystring.query: must have a character beside blanks');
      const { filters, unknown } = readFilters(text);
      if (unknown.length > 0)
        return sendProblem(reply, 400, `querystring.filters: ${JSON.stringify(unknown[0])} is not a filter`);
      const moment = await momentOf(request, site);
      const question = { query: asked, page, pageSize, filters, sort };
      const found = await search.results(site, question, moment);
      if (isCounted(question, found, moment)) search.count(site, { words: asked, isFound: found.total > 0 }, moment.at);
      void reply.header('cache-control', cachePolicyOf(moment).control(cacheControl));
      return bodyOf(question, found, search.redirect(site, asked));
    },
  );
};

/** SRCH-8 */
const redirectsRoute = (app: FastifyInstance, { redirects, siteNamed, sendProblem }: SearchRouteParts): void => {
  app.get<{ Querystring: { readonly site?: string } }>(
    redirectsPath,
    {
      schema: {
        tags: ['search'],
        summary: 'search words that lead to a page of their own',
        response: { 200: redirectsSchema, '4xx': problemSchema },
      },
    },
    (request, reply) => {
      const site = siteNamed(request, reply);
      if (!site) return sendProblem(reply, 400, noSite(siteHeader));
      void reply.header('cache-control', cacheControl);
      return { redirects: redirects(site) };
    },
  );
};

/** The routes of the search service; SRCH-12 is `cachekeyPath`. */
export const searchRoutes = (app: FastifyInstance, parts: SearchRouteParts): void => {
  const { search, siteOf } = parts;
  suggestionsRoutes(app, parts);
  app.get(cachekeyPath, { schema: { tags: ['search'], response: { 200: cachekeySchema } } }, (request) => ({
    cachekey: search.cachekey(siteOf(request.headers.host)),
  }));
  resultsRoute(app, parts);
  redirectsRoute(app, parts);
};
