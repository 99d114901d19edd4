import type { FastifyReply, FastifyRequest } from 'fastify';
import { outerCachingOf } from '../../contracts/shop/freshness.contract.ts';
import type { PageDefinition } from '../../pages/page.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { cachedPage, cachedRedirect, type Partition, type CachedPage } from '../http/light/response-cache.ts';
import type { FindResponse } from '../http/light/fast-path.ts';
import { sendCached, writeCached, type CachedResponse } from '../http/light/send-cached.ts';
import type { PageDrawing } from './draw-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { freshUntilSwitch } from './fresh-until.ts';
import type { PageHeaders, PageParts, PublicRequest } from './page-parts.ts';
import { publicRequestOf, queryKey } from './page-request.ts';
import { variantsBy, type SentVariant } from './page-variant.ts';
import { speculationHeader } from './speculation-routes.ts';

/** The request headers that choose the variant, for caches that know no key. */
const vary = 'accept-encoding, cookie, user-agent';

interface ToDraw {
  readonly definition: PageDefinition<never>;
  readonly asked: PublicRequest;
  readonly variant: SentVariant;
  readonly key: string;
  readonly partition: Partition;
}

/** Addresses that may be sent before the routing: those that most visitors ask for. None of them has a query. */
const isAddress = (url: string): boolean => url === '/' || url.endsWith('.html');

const responseOf = (page: CachedPage, { at }: Moment, { isCommon }: SentVariant): CachedResponse => ({
  headers: [],
  vary,
  ...outerCachingOf(page.freshUntil - at.getTime(), { isCommon }),
});

export interface PublicPageParts {
  readonly parts: PageParts;
  readonly drawing: PageDrawing;
  readonly errorPage: ErrorPages['errorPage'];
  readonly headersOf: PageHeaders;
}

/** Pages that all visitors of a kind share: sent from the cache, drawn if they are missing there. */
export const createPublicPages = ({ parts, drawing, errorPage, headersOf }: PublicPageParts) => {
  const { cache, fail, limiter, moments, renderer } = parts;
  const variantOf = variantsBy(parts);

  const noPage = Object.entries(headersOf()).flat();
  const flatHeadersOf = memoize((view) => Object.entries(headersOf(view)).flat(), 100);
  const visitorHeadersOf = memoize((view) => [...flatHeadersOf(view), ...speculationHeader], 100);

  const draw = async (toDraw: ToDraw, route: string | undefined): Promise<CachedPage> => {
    const { definition, asked, variant, partition } = toDraw;
    const { site } = variant;
    const outcome = await drawing.showPage(definition, asked, variant);
    // Not cached, because the number of wrong addresses has no bound.
    if (outcome.kind === 'missing') return { ...(await errorPage('missing', site)), isKept: false };
    const until = freshUntilSwitch(parts, site, asked.moment.at);
    if (outcome.kind === 'moved') {
      return { ...cachedRedirect(outcome.status, outcome.location, until), headers: noPage, route };
    }
    const effort = partition === 'question' ? 'quickest' : 'quick';
    return {
      ...cachedPage(outcome.status, outcome.html, until, effort),
      // A robot follows links by itself.
      headers: variant.bot ? flatHeadersOf(outcome.view) : visitorHeadersOf(outcome.view),
      // Results are counted each time they are sent.
      ...(outcome.searched === undefined ? { route } : { searched: outcome.searched }),
    };
  };

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    { moment }: PublicRequest,
    variant: SentVariant,
  ): FastifyReply => {
    if (page.searched !== undefined && !variant.bot) parts.onSearched(variant.site.code, page.searched, moment.at);
    return sendCached(request, reply, page, responseOf(page, moment, variant));
  };

  const drawAndSend = async (toDraw: ToDraw, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { asked, variant, key, partition } = toDraw;
    const seconds = limiter.take(request.ip);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      return fail(request, reply, 429, 'too many requests, wait a moment');
    }
    const render = () => draw(toDraw, request.routeOptions.url);
    const page = renderer.development
      ? await render()
      : await cache.get(key, asked.moment.at.getTime(), render, partition);
    return send(request, reply, page, asked, variant);
  };

  /** Returns without a promise if the page is cached, which it is for most requests. */
  const show = (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const { moment, variant, keyOf } = variantOf(request.headers);
    const asked = publicRequestOf(definition, request, variant.site, moment);
    const query = definition.query.length === 0 ? '' : queryKey(asked.query);
    const partition: Partition = query === '' ? 'address' : 'question';
    const key = keyOf(asked.path, query);
    const page = renderer.development ? undefined : cache.peek(key, moment.at.getTime(), partition);
    return page
      ? send(request, reply, page, asked, variant)
      : drawAndSend({ definition, asked, variant, key, partition }, request, reply);
  };

  /** Finds a cached page before the routing. */
  const find: FindResponse = (url, headers) => {
    if (!isAddress(url) || moments.mayBePreview(headers.cookie)) return undefined;
    const { moment, variant, keyOf } = variantOf(headers);
    const page = cache.peek(keyOf(url, ''), moment.at.getTime());
    if (page?.route === undefined) return undefined;
    return {
      route: page.route,
      write: (asked, response, requestId) =>
        writeCached(asked, response, page, responseOf(page, moment, variant), requestId),
    };
  };
  return { show, find };
};
