import { cachePolicyOf, neverStored } from '../../contracts/shop/freshness.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../../sites/site.ts';
import type { ShowError } from '../http/app.ts';
import { cachedPage, type CachedPage } from '../http/light/response-cache.ts';
import { earlierHeaders, sendCached } from '../http/light/send-cached.ts';
import { errorView, type ErrorKind, type PageDrawing } from './draw-page.ts';
import { freshUntilSwitch } from './fresh-until.ts';
import type { PageHeaders, PageParts } from './page-parts.ts';

const errorKinds: Readonly<Record<number, ErrorKind>> = { 400: 'missing', 404: 'missing', 410: 'gone' };

/** Stands for the id of the request on the cached page. */
const idPlace = '{request-id}';

/** The page with the id of this request in its place. It is compressed for this request alone. */
const withId = (page: CachedPage, id: string): CachedPage => {
  const plain = page.body('plain');
  // The plain form exists since the page was drawn.
  if (plain instanceof Promise) return page;
  const bytes = typeof plain.body === 'string' ? Buffer.from(plain.body, 'latin1') : plain.body;
  const place = bytes.indexOf(idPlace);
  const whole = Buffer.concat([bytes.subarray(0, place), Buffer.from(id), bytes.subarray(place + idPlace.length)]);
  return { ...page, ...cachedPage(page.status, whole, page.freshUntil, 'quickest') };
};

const wantsHtml = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false;

/** The error pages of each site, cached once per kind, and how an error is shown to a browser. */
export const createErrorPages = (parts: PageParts, drawing: PageDrawing, headersOf: PageHeaders) => {
  const { cache, hosts, moments, renderer, version } = parts;

  /** Returns the same page for all A/B groups; staff in a preview get their own. */
  const errorPage = (kind: ErrorKind | 'fault', site: Site, asked?: Moment): Promise<CachedPage> => {
    const { moment: everyone } = moments.visitor(site.code, undefined);
    const isShared = !asked || cachePolicyOf(asked).isShared;
    const moment = isShared ? everyone : asked;
    const draw = () =>
      kind === 'fault' ? drawing.errorPage('broken', site, moment, idPlace) : drawing.errorPage(kind, site, moment);
    const render = async () => ({
      ...cachedPage(404, await draw(), freshUntilSwitch(parts, site, moment.at)),
      headers: Object.entries(headersOf(errorView)).flat(),
    });
    const key = `error|${kind}|${site.code}|${version(site.code)}`;
    return renderer.development || !isShared ? render() : cache.get(key, moment.at.getTime(), render);
  };

  const showError: ShowError = async (status, request, reply) => {
    if (!wantsHtml(request)) return false;
    try {
      const site = hosts.siteOf(request.headers.host);
      const moment = await moments.of(request, site.code).catch(() => undefined);
      // RUN-11: the number is of use where the shop is at fault. Other pages cost no more than one of the cache.
      const page =
        status >= 500
          ? withId(await errorPage('fault', site, moment), request.id)
          : await errorPage(errorKinds[status] ?? 'broken', site, moment);
      sendCached(request, reply, page, { headers: earlierHeaders(reply), cacheControl: neverStored, status });
      return true;
    } catch (err) {
      request.log.error({ err }, 'the error page could not be drawn');
      return false;
    }
  };

  return { errorPage, showError };
};
export type ErrorPages = ReturnType<typeof createErrorPages>;
