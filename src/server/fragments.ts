import type { FastifyInstance } from 'fastify';
import { fragmentPath, fragmentQuerySchema, type FragmentQuery } from '../contracts/fragments.contract.ts';
import { escapeHtml } from '../lib/html.ts';
import type { Moment } from '../lib/moment.ts';
import type { FragmentName } from '../pages/shell/fragments.tsx';
import type { ShellData } from '../pages/shell/shell-data.ts';
import { sites } from '../sites/sites.ts';
import type { Site } from '../sites/site.ts';
import type { Catalogue } from '../sites/translate.ts';
import { sendProblem } from './problems.ts';
import type { Renderer } from './renderer.ts';
import type { SiteHosts } from './sites-of-hosts.ts';

export interface FragmentParts {
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  readonly shell: (site: Site, moment: Moment) => Promise<ShellData>;
  readonly now: () => Date;
}

const names: readonly FragmentName[] = ['header', 'footer'];
const isFragment = (name: string): name is FragmentName => (names as readonly string[]).includes(name);

/** Addresses of the shop's own pages and pictures in a rendering that goes to a foreign page. */
const withOrigin = (html: string, origin: string): string =>
  html.replaceAll(/(\s(?:href|src|action)=")\/(?!\/)/g, `$1${origin}/`);

/**
 * EMB-1: a region for pages that the shop did not build: its styles, the runtime and its HTML, to be put in by a server, an
 * edge include or a script. Everybody gets the same, so caches may keep it.
 */
export const fragmentRoutes = (app: FastifyInstance, parts: FragmentParts): void => {
  const { catalogues, hosts, renderer, shell, now } = parts;
  app.get<{ Params: { region: string }; Querystring: FragmentQuery }>(
    fragmentPath,
    { schema: { tags: ['fragments'], querystring: fragmentQuerySchema } },
    async (request, reply) => {
      const { region } = request.params;
      if (!isFragment(region))
        return sendProblem(reply, 404, `there is no region of this name; there are: ${names.join(', ')}`);
      const { site: code, reduced, links } = request.query;
      const site = code ? sites[code] : hosts.siteOf(request.headers.host);
      const origin = links === 'absolute' ? hosts.originOf(site) : undefined;
      const { renderFragment } = await renderer.module();
      const html = renderFragment(
        region,
        { reduced: reduced === 'true' },
        await shell(site, { at: now(), abTests: {} }),
        { site, catalogue: catalogues[site.code] ?? {}, ...(origin ? { origin } : {}) },
      );
      const tags = [
        ...renderer.assets.regionStyles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
        `<script type="module" src="${escapeHtml(renderer.assets.runtime)}"${origin ? ' crossorigin' : ''}></script>`,
      ].join('');
      return reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'public, max-age=0, s-maxage=5, stale-while-revalidate=30')
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(origin ? withOrigin(tags + html, origin) : tags + html);
    },
  );
};
