import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  llmsPath,
  plainTextPath,
  productTextPath,
  robotsPath,
  siteIndexPath,
  siteListPath,
  type SiteListKind,
} from '../../contracts/search/search-engines.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { SearchEngines } from '../../services/search-engines/search-engines.service.ts';
import { sites } from '../../sites/sites.ts';
import type { Moments } from '../rendering/moments.ts';
import { cachedPage, cachedRedirect, type PageCache, type CachedPage } from '../http/light/response-cache.ts';
import { freshUntilSwitch, type Switches } from '../rendering/fresh-until.ts';
import { sendProblem } from '../http/problems.ts';
import type { RateLimiter } from '../http/limits/rate-limit.ts';
import { publicFor, sendCached } from '../http/light/send-cached.ts';

export interface SearchEngineRouteParts extends Switches {
  readonly engines: SearchEngines;
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly cache: PageCache;
  /** limits responses that are generated; cached ones do not count, as for pages */
  readonly limiter: RateLimiter;
  readonly version: (site: SiteCode) => string;
  readonly moments: Moments;
}

interface Written {
  readonly status: number;
  /** the text, or the target of a redirect */
  readonly body: string;
}

type Write = (site: SiteCode, moment: Moment, request: FastifyRequest) => Promise<Written | string | undefined>;

const plain = 'text/plain; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const goneStatus = 410;

/** Responses for robots and text readers. They are the same for all visitors of a site and cached like pages. */
export const searchEngineRoutes = (app: FastifyInstance, parts: SearchEngineRouteParts): void => {
  const { cache, engines, limiter, moments, siteOf, version } = parts;

  const draw = async (write: Write, site: SiteCode, moment: Moment, request: FastifyRequest): Promise<CachedPage> => {
    const until = freshUntilSwitch(parts, sites[site], moment.at);
    const written = await write(site, moment, request);
    // Not cached, because the number of wrong addresses has no bound.
    if (written === undefined) return { ...cachedPage(404, '', until), isKept: false };
    if (typeof written === 'string') return cachedPage(200, written, until);
    const { status, body } = written;
    return status === 301 ? cachedRedirect(status, body, until) : { ...cachedPage(status, body, until), isKept: false };
  };

  const respond = async (type: string, write: Write, request: FastifyRequest, reply: FastifyReply) => {
    const site = siteOf(request.headers.host);
    const { moment } = moments.visitor(site, undefined);
    const nowMs = moment.at.getTime();
    const [path = ''] = request.url.split('?', 1);
    const key = `words|${site}|${version(site)}|${path}`;
    let page = cache.peek(key, nowMs, 'question');
    if (!page) {
      const seconds = limiter.take(request.ip);
      if (seconds > 0)
        return sendProblem(reply.header('retry-after', seconds), 429, 'too many requests, wait a moment');
      page = await cache.get(key, nowMs, () => draw(write, site, moment, request), 'question');
    }
    if (page.status === goneStatus) return sendProblem(reply, goneStatus, 'this product is no longer sold');
    if (page.status === 404) return sendProblem(reply, 404, 'there is nothing at this address');
    const headers = ['content-type', type, 'x-content-type-options', 'nosniff'];
    return sendCached(request, reply, page, { headers, cacheControl: publicFor(page, nowMs) });
  };

  const serve = (path: string, type: string, write: Write): void => {
    app.get(path, { config: { light: true }, schema: { hide: true } }, (request, reply) =>
      respond(type, write, request, reply),
    );
  };

  serve(robotsPath, plain, async (site) => engines.robots(site));
  serve(siteIndexPath, xml, engines.siteIndex);
  serve(siteListPath, xml, (site, moment, { params }) => {
    // The pattern of the route allows no other value.
    const { kind, number } = params as { readonly kind: SiteListKind; readonly number: string };
    return engines.siteList(site, kind, Number(number), moment);
  });
  serve(llmsPath, plain, engines.llms);
  serve(productTextPath, plain, async (site, moment, { params, url }) => {
    const { id } = params as { readonly id: string };
    const found = await engines.productText(site, id, moment);
    if (found.kind === 'unknown') return undefined;
    if (found.kind === 'gone') return { status: goneStatus, body: '' };
    const to = plainTextPath(found.url);
    return url.split('?', 1)[0] === to ? found.text : { status: 301, body: to };
  });
};
