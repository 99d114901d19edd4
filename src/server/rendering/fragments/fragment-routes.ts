import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  fragmentPath,
  fragmentQuerySchema,
  warningHeader,
  type FragmentQuery,
} from '../../../contracts/shop/fragments.contract.ts';
import type { Promotions } from '../../../contracts/content/promotion.contract.ts';
import { cachePolicyOf, neverStored, outerCachingOf } from '../../../contracts/shop/freshness.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { escapeHtml } from '../../../lib/text/html.ts';
import type { Moment } from '../../../lib/time/moment.ts';
import type { FragmentName } from '../../../pages/shell/fragments.tsx';
import type { ShellData } from '../../../pages/shell/shell-data.ts';
import type { Site } from '../../../sites/site.ts';
import type { Catalogue } from '../../../sites/translate.ts';
import { absoluteAddress, withAbsoluteLinks } from './absolute-links.ts';
import { forAnyPage } from '../asset-routes.ts';
import { markOf } from '../draw-view.ts';
import type { Moments } from '../moments.ts';
import { fragmentInfoRoutes } from './fragment-info-routes.ts';
import { wantsReducedFooter } from '../footer.ts';
import { cachedBytes, cachedPage, type PageCache, type CachedPage } from '../../http/light/response-cache.ts';
import { fragmentKey } from '../cache-key.ts';
import { hasFreeWords, readFragmentQuery, settingsKey, settingsOf, siteNamed } from './fragment-settings.ts';
import { fragmentNames, fragmentTable, isFragment } from './fragment-table.ts';
import { freshUntilSwitch } from '../fresh-until.ts';
import { sendProblem } from '../../http/problems.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Renderer } from '../renderer.ts';
import { htmlHeaders } from '../../http/security.ts';
import type { SiteHosts } from '../../config/site-hosts.ts';
import { sendCached } from '../../http/light/send-cached.ts';

export interface FragmentParts {
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  readonly shell: (site: Site, moment: Moment) => Promise<ShellData>;
  readonly promotions: Pick<Promotions, 'shown'>;
  readonly cache: PageCache;
  /** version of everything that fragments of a site show; a new one ends all cached fragments */
  readonly version: (site: SiteCode) => string;
  readonly nextSwitch: (site: SiteCode, at: Date) => Date | undefined;
  readonly moments: Moments;
  readonly limiter: RateLimiter;
  /** CONS-1: hosts for the content security policy */
  readonly vendorHosts: readonly string[];
}

interface Asked {
  readonly region: FragmentName;
  readonly site: Site;
  readonly query: FragmentQuery;
  readonly warnings: readonly string[];
  /** FOOT-5 */
  readonly reducedFooter: boolean;
}

/** Whether the region asks for its further styles itself. In development they are many files, and come at once. */
const isLater = ({ development }: Renderer, region: FragmentName): boolean =>
  fragmentTable[region].moreStyles === 'later' && !development;
const ownStylesOf = (renderer: Renderer, region: FragmentName): readonly string[] =>
  fragmentTable[region].moreStyles && !isLater(renderer, region) ? renderer.assets.moreFragmentStyles : [];

/** Built, the further styles are one file. */
const laterSheetOf = (renderer: Renderer, region: FragmentName, { assets }: FragmentQuery): string | undefined =>
  assets !== 'none' && isLater(renderer, region) ? renderer.assets.moreFragmentStyles[0] : undefined;

const plainBytes = async (page: CachedPage): Promise<Buffer> => {
  const { body } = await page.body('plain');
  return typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
};

/** The page with its warnings in a comment, for its author. It is not compressed: it is for as long as the page is wrong. */
const withWarnings = async (page: CachedPage, warnings: readonly string[]): Promise<CachedPage> => {
  const comment = `<!-- Kontor: ${warnings.map(escapeHtml).join('; ')} -->`;
  return cachedBytes(200, Buffer.concat([Buffer.from(comment), await plainBytes(page)]), page.freshUntil, 'none');
};

/** Renders a region with the tags of its files, or without. */
const drawing =
  ({ catalogues, hosts, renderer, shell, promotions, ...parts }: FragmentParts) =>
  async ({ region, site, query, reducedFooter }: Asked, moment: Moment): Promise<CachedPage> => {
    const origin = query.links === 'absolute' ? hosts.originOf(site) : undefined;
    const { renderFragment } = await renderer.module();
    const around = await shell(site, moment);
    const settings = settingsOf(query, around.stage);
    const { slot, tag } = settings;
    const shown =
      region === 'promotion' ? promotions.shown(site.code, slot, moment, tag === undefined ? [] : [tag]) : undefined;
    const html = renderFragment(
      region,
      { ...settings, reduced: settings.reduced || reducedFooter },
      // The fragment does not know its page: to leave the preview leads to the home page.
      { shell: around, shown, laterSheet: laterSheetOf(renderer, region, query), ...markOf(moment, '/') },
      { site, catalogue: catalogues[site.code] ?? {}, ...(origin ? { origin } : {}) },
    );
    const address = (path: string): string => escapeHtml(origin ? absoluteAddress(path, origin) : path);
    const sheet = (href: string): string => `<link rel="stylesheet" href="${address(href)}">`;
    const own = ownStylesOf(renderer, region).map(sheet);
    // A face that comes after the first paint is not shown (fonts.css).
    const fonts = (renderer.assets.fontsOf?.(site.language) ?? []).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address(href)}">`,
    );
    const script = `<script type="module" src="${address(renderer.assets.runtime)}"${origin ? ' crossorigin' : ''}></script>`;
    // EMB-8: a browser that meets the tag of a sheet a second time calculates the styles of the whole page again.
    const tags = {
      tags: [...fonts, ...renderer.assets.fragmentStyles.map(sheet), ...own, script],
      own,
      none: [],
    }[query.assets ?? 'tags'];
    return cachedPage(
      200,
      tags.join('') + (origin ? withAbsoluteLinks(html, origin) : html),
      freshUntilSwitch(parts, site, moment.at),
      hasFreeWords(query) ? 'quick' : 'lasting',
    );
  };

/**
 * EMB-1: serves a region for pages that the shop did not build: its styles, the runtime and its HTML, to be included by a
 * server, an edge include or a script. All visitors of a kind share it, so caches may keep it.
 */
export const fragmentRoutes = (app: FastifyInstance, parts: FragmentParts): void => {
  const { cache, hosts, renderer, version, moments } = parts;
  const headers = Object.entries({ ...htmlHeaders(renderer.development, parts.vendorHosts), ...forAnyPage }).flat();
  const draw = drawing(parts);

  const show = async (asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { region, site, query, warnings, reducedFooter } = asked;
    const { cookie } = request.headers;
    const encoding = query.encoding === 'plain' ? ({ encoding: 'plain' } as const) : {};
    const own = moments.mayBePreview(cookie) ? await moments.of(request, site.code) : undefined;
    if (own && !cachePolicyOf(own).isShared)
      return sendCached(request, reply, await draw(asked, own), { headers, cacheControl: neverStored, ...encoding });
    const { groups, moment } = moments.visitor(site.code, cookie);
    const key = fragmentKey({
      site: site.code,
      footer: reducedFooter ? 'reduced' : '',
      groups: groups.key,
      version: version(site.code),
      query: settingsKey(region, query),
      path: region,
    });
    const now = moment.at.getTime();
    const partition = hasFreeWords(query) ? 'question' : 'address';
    let page = renderer.development ? undefined : cache.peek(key, now, partition);
    if (!page) {
      const seconds = hasFreeWords(query) ? parts.limiter.take(request.ip) : 0;
      if (seconds > 0)
        return sendProblem(reply.header('retry-after', seconds), 429, 'too many requests, wait a moment');
      const render = () => draw(asked, moment);
      page = renderer.development ? await render() : await cache.get(key, now, render, partition);
    }
    if (warnings.length > 0) {
      const told = [...headers, warningHeader, warnings.join('; ')];
      return sendCached(request, reply, await withWarnings(page, warnings), {
        headers: told,
        cacheControl: neverStored,
      });
    }
    const caching = outerCachingOf(page.freshUntil - now, { isCommon: !reducedFooter && groups.isControl });
    return sendCached(request, reply, page, { headers, vary: 'accept-encoding, cookie', ...caching, ...encoding });
  };

  const htmlOf = async (region: FragmentName, site: Site): Promise<string> => {
    const { moment } = moments.visitor(site.code, undefined);
    const asked: Asked = { region, site, query: { assets: 'none' }, warnings: [], reducedFooter: false };
    return (await plainBytes(await draw(asked, moment))).toString();
  };
  fragmentInfoRoutes(app, { hosts, renderer, htmlOf, vendorHosts: parts.vendorHosts });

  app.get<{ Params: { region: string }; Querystring: FragmentQuery }>(
    fragmentPath,
    {
      // No rate limit: each is cached, and the number of fragments is bounded; those with free words count when they are drawn.
      config: { light: true },
      schema: { tags: ['fragments'], querystring: fragmentQuerySchema },
      // A wrong setting is a warning, not a problem in the middle of a page.
      attachValidation: true,
    },
    (request, reply) => {
      const { region } = request.params;
      if (!isFragment(region))
        return sendProblem(reply, 404, `there is no region of this name; there are: ${fragmentNames.join(', ')}`);
      const { query, warnings } = readFragmentQuery(region, request.query);
      const site = (query.site === undefined ? undefined : siteNamed(query.site)) ?? hosts.siteOf(request.headers.host);
      // Only the page itself reduces the header.
      const reducedFooter =
        (region === 'footer' || region === 'shell-end') && wantsReducedFooter(request.headers.cookie);
      return show({ region, site, query, warnings, reducedFooter }, request, reply);
    },
  );
};
