import type { FastifyReply, FastifyRequest } from 'fastify';
import { outerCachingOf } from '../../contracts/shop/freshness.contract.ts';
import type { PageDefinition } from '../../pages/page.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { cachedPage, cachedRedirect, type Partition, type CachedPage } from '../http/light/response-cache.ts';
import { sendCached } from '../http/light/send-cached.ts';
import { isBot } from './bots.ts';
import { pageKey } from './cache-key.ts';
import type { PageDrawing, Variant } from './draw-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { wantsReducedFooter } from './footer.ts';
import { freshUntilSwitch } from './fresh-until.ts';
import type { PageHeaders, PageParts, PublicRequest } from './page-parts.ts';
import { publicRequestOf, queryKey } from './page-request.ts';
import { speculationHeader } from './speculation-routes.ts';

/** The request headers that choose the variant, for caches that know no key. */
const vary = 'accept-encoding, cookie, user-agent';

interface SentVariant extends Variant {
  /** what most visitors get: no robot, the whole footer, the control of each A/B test */
  readonly isCommon: boolean;
}

interface ToDraw {
  readonly definition: PageDefinition<never>;
  readonly asked: PublicRequest;
  readonly variant: SentVariant;
  readonly key: string;
  readonly partition: Partition;
}

export interface PublicPageParts {
  readonly parts: PageParts;
  readonly drawing: PageDrawing;
  readonly errorPage: ErrorPages['errorPage'];
  readonly headersOf: PageHeaders;
}

/** Pages that all visitors of a kind share: sent from the cache, drawn if they are missing there. */
export const createPublicPages = ({ parts, drawing, errorPage, headersOf }: PublicPageParts) => {
  const { cache, fail, hosts, limiter, moments, renderer, version } = parts;

  const noPage = Object.entries(headersOf()).flat();
  const flatHeadersOf = memoize((view) => Object.entries(headersOf(view)).flat(), 100);
  const visitorHeadersOf = memoize((view) => [...flatHeadersOf(view), ...speculationHeader], 100);

  const draw = async ({ definition, asked, variant, partition }: ToDraw): Promise<CachedPage> => {
    const { site } = variant;
    const outcome = await drawing.showPage(definition, asked, variant);
    // Not cached, because the number of wrong addresses has no bound.
    if (outcome.kind === 'missing') return { ...(await errorPage('missing', site)), isKept: false };
    const until = freshUntilSwitch(parts, site, asked.moment.at);
    if (outcome.kind === 'moved') {
      return { ...cachedRedirect(outcome.status, outcome.location, until), headers: noPage };
    }
    const effort = partition === 'question' ? 'quickest' : 'quick';
    return {
      ...cachedPage(outcome.status, outcome.html, until, effort),
      // A robot follows links by itself.
      headers: variant.bot ? flatHeadersOf(outcome.view) : visitorHeadersOf(outcome.view),
      ...(outcome.searched === undefined ? {} : { searched: outcome.searched }),
    };
  };

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    { moment }: PublicRequest,
    { site, bot, isCommon }: SentVariant,
  ): FastifyReply => {
    if (page.searched !== undefined && !bot) parts.onSearched(site.code, page.searched, moment.at);
    const caching = outerCachingOf(page.freshUntil - moment.at.getTime(), { isCommon });
    return sendCached(request, reply, page, { headers: [], vary, ...caching });
  };

  const drawAndSend = async (toDraw: ToDraw, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { asked, variant, key, partition } = toDraw;
    const seconds = limiter.take(request.ip);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      return fail(request, reply, 429, 'too many requests, wait a moment');
    }
    const render = () => draw(toDraw);
    const page = renderer.development
      ? await render()
      : await cache.get(key, asked.moment.at.getTime(), render, partition);
    return send(request, reply, page, asked, variant);
  };

  /** Returns without a promise if the page is cached, which it is for most requests. */
  return (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const site = hosts.siteOf(request.headers.host);
    const bot = isBot(request.headers['user-agent']);
    const reducedFooter = wantsReducedFooter(request.headers.cookie);
    // Robots take part in no A/B test.
    const { groups, moment } = moments.visitor(site.code, bot ? undefined : request.headers.cookie);
    const asked = publicRequestOf(definition, request, site, moment);
    const query = definition.query.length === 0 ? '' : queryKey(asked.query);
    const partition: Partition = query === '' ? 'address' : 'question';
    const key = pageKey({
      site: site.code,
      robot: bot ? 'bot' : 'visitor',
      footer: reducedFooter ? 'reduced' : '',
      groups: groups.key,
      version: version(site.code),
      query,
      path: asked.path,
    });
    const page = renderer.development ? undefined : cache.peek(key, moment.at.getTime(), partition);
    const variant = { site, bot, reducedFooter, isCommon: !bot && !reducedFooter && groups.isControl };
    return page
      ? send(request, reply, page, asked, variant)
      : drawAndSend({ definition, asked, variant, key, partition }, request, reply);
  };
};
