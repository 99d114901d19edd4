import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fragmentPath, fragmentQuerySchema, type FragmentQuery } from '../../contracts/shop/fragments.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { escapeHtml } from '../../lib/text/html.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { FragmentName } from '../../pages/shell/fragments.tsx';
import type { ShellData } from '../../pages/shell/shell-data.ts';
import { settingAttributes, usualSettings, type HeaderSettings } from '../../regions/header/settings.rules.ts';
import { sites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';
import type { Catalogue } from '../../sites/translate.ts';
import { forAnyPage } from './asset-routes.ts';
import type { Moments } from './moments.ts';
import { wantsReducedFooter } from './footer.ts';
import { storedPage, type PageCache, type StoredPage } from '../http/response-cache.ts';
import { freshUntilSwitch } from './draw-page.ts';
import { sendProblem } from '../http/problems.ts';
import type { Renderer } from './renderer.ts';
import { htmlHeaders } from '../http/security.ts';
import type { SiteHosts } from '../config/site-hosts.ts';
import { publicFor, sendStored } from '../http/send-cached.ts';

export interface FragmentParts {
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  readonly shell: (site: Site, moment: Moment) => Promise<ShellData>;
  readonly cache: PageCache;
  /** as for pages: another one ends what was kept */
  readonly version: (site: SiteCode) => string;
  readonly nextSwitch: (site: SiteCode, at: Date) => Date | undefined;
  readonly moments: Moments;
  /** CONS-1: of the policy */
  readonly vendorHosts: readonly string[];
}

const names: readonly FragmentName[] = ['header', 'footer', 'newsletter', 'consent'];
const isFragment = (name: string): name is FragmentName => (names as readonly string[]).includes(name);

const fromRoot = /(^|,\s*)\/(?!\/)/g;

/** Addresses of the shop's own pages and pictures in a rendering that goes to a foreign page. */
const withOrigin = (html: string, origin: string): string =>
  html
    .replaceAll(/(\s(?:href|src|action|formaction|poster)=")\/(?!\/)/gi, `$1${origin}/`)
    .replaceAll(/(\ssrcset=")([^"]*)"/gi, (_, begin: string, list: string) => {
      const absolute = list.replaceAll(fromRoot, `$1${origin}/`);
      return `${begin}${absolute}"`;
    });

/** HDR-3: what the query says nothing of is as on the shop's own pages. */
const settingsOf = (query: FragmentQuery, stage: HeaderSettings['stage']): HeaderSettings => {
  const flag = (name: 'reduced' | 'showPromotionBanner' | 'sticky' | 'onetrustenabled' | 'showsecurehint') =>
    query[name] === undefined ? usualSettings[name] : query[name] === 'true';
  return {
    reduced: flag('reduced'),
    showPromotionBanner: flag('showPromotionBanner'),
    sticky: flag('sticky'),
    onetrustenabled: flag('onetrustenabled'),
    showsecurehint: flag('showsecurehint'),
    stage: query.stage ?? stage,
    ...(query.platform ? { platform: query.platform } : {}),
  };
};

/** One for all ways to ask for the same: in any order, and with what is usual said or left out. */
const keyOf = (region: FragmentName, site: Site, query: FragmentQuery): string => {
  const settings =
    region === 'header' || region === 'footer' ? Object.values(settingAttributes(settingsOf(query, 'live'))) : [];
  return [region, site.code, query.links ?? 'relative', query.stage, query.platform, ...settings].join('|');
};

interface Asked {
  readonly region: FragmentName;
  readonly site: Site;
  readonly query: FragmentQuery;
  /** FOOT-5 */
  readonly reducedFooter: boolean;
}

/**
 * EMB-1: a region for pages that the shop did not build: its styles, the runtime and its HTML, to be put in by a server, an
 * edge include or a script. Everybody gets the same, so caches may keep it.
 */
export const fragmentRoutes = (app: FastifyInstance, parts: FragmentParts): void => {
  const { cache, catalogues, hosts, renderer, shell, version, moments } = parts;
  const headers = Object.entries({ ...htmlHeaders(renderer.development, parts.vendorHosts), ...forAnyPage }).flat();

  const draw = async ({ region, site, query, reducedFooter }: Asked, moment: Moment): Promise<StoredPage> => {
    const origin = query.links === 'absolute' ? hosts.originOf(site) : undefined;
    const { renderFragment } = await renderer.module();
    const around = await shell(site, moment);
    const settings = settingsOf(query, around.stage);
    const html = renderFragment(region, { ...settings, reduced: settings.reduced || reducedFooter }, around, {
      site,
      catalogue: catalogues[site.code] ?? {},
      ...(origin ? { origin } : {}),
    });
    const tags = [
      ...renderer.assets.fragmentStyles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
      `<script type="module" src="${escapeHtml(renderer.assets.runtime)}"${origin ? ' crossorigin' : ''}></script>`,
    ].join('');
    return storedPage(
      200,
      origin ? withOrigin(tags + html, origin) : tags + html,
      freshUntilSwitch(parts, site, moment.at),
    );
  };

  const show = async (asked: Asked, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { cookie } = request.headers;
    const own = moments.mayBePreview(cookie) ? await moments.of(request, asked.site.code) : undefined;
    if (own?.isPreview)
      return sendStored(request, reply, await draw(asked, own), { headers, cacheControl: 'no-store' });
    const { key: groups, ...moment } = moments.visitor(asked.site.code, cookie);
    const key = `fragment|${groups}|${version(asked.site.code)}|${asked.reducedFooter ? 'reduced' : ''}|${keyOf(asked.region, asked.site, asked.query)}`;
    const now = moment.at.getTime();
    const page = renderer.development
      ? await draw(asked, moment)
      : await cache.get(key, now, () => draw(asked, moment));
    return sendStored(request, reply, page, { headers, cacheControl: publicFor(page, now) });
  };

  app.get<{ Params: { region: string }; Querystring: FragmentQuery }>(
    fragmentPath,
    // What can be asked for is bounded, and what was drawn is kept as pages are: nothing to limit.
    { config: { light: true }, schema: { tags: ['fragments'], querystring: fragmentQuerySchema } },
    (request, reply) => {
      const { region } = request.params;
      if (!isFragment(region))
        return sendProblem(reply, 404, `there is no region of this name; there are: ${names.join(', ')}`);
      const { query } = request;
      const site = query.site ? sites[query.site] : hosts.siteOf(request.headers.host);
      // The header's is the page's own word alone.
      const reducedFooter = region === 'footer' && wantsReducedFooter(request.headers.cookie);
      return show({ region, site, query, reducedFooter }, request, reply);
    },
  );
};
