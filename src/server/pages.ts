import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { CartRead } from '../contracts/cart.contract.ts';
import type { Moment } from '../lib/moment.ts';
import type { PageDefinition, PageHead, PageRequest, PageServices, PageType } from '../pages/page.ts';
import type { ShellData } from '../pages/shell/shell-data.ts';
import { allSites } from '../sites/sites.ts';
import type { Site } from '../sites/site.ts';
import { translator, type Catalogue } from '../sites/translate.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { storedPage } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import { htmlHeaders } from './security.ts';
import type { SiteHosts } from './sites-of-hosts.ts';

export interface PageParts {
  readonly pages: readonly PageDefinition<never>[];
  readonly services: PageServices;
  readonly shell: (site: Site, moment: Moment) => Promise<ShellData>;
  readonly cartOf: (request: FastifyRequest) => Promise<CartRead>;
  readonly catalogues: Readonly<Record<string, Catalogue>>;
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  readonly cache: PageCache;
  readonly now: () => Date;
}

/** Everything that makes one rendering differ from another of the same address; few, and all of them here. */
interface Variant {
  readonly site: Site;
  readonly bot: boolean;
}

/** A shared cache may hold a page for as long as the promises on freshness allow (2 s and 5 s). */
const sharedSeconds = 5;
const longestMinutes = 10;
const longestQueryValue = 200;

const firstText = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first.slice(0, longestQueryValue) : undefined;
};

const knownQuery = (definition: PageDefinition<never>, query: unknown): Record<string, string> =>
  Object.fromEntries(
    definition.query.flatMap((name) => {
      const value = firstText((query as Record<string, unknown>)[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const encodingOf = (header: string | undefined): 'br' | 'gzip' | 'plain' => {
  if (header?.includes('br')) return 'br';
  return header?.includes('gzip') ? 'gzip' : 'plain';
};

const viewName = (definition: { readonly name: string }): string =>
  `${definition.name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;

export interface PageOutcome {
  readonly status: number;
  readonly html?: string;
  readonly location?: string;
}

/** Loads and draws pages; knows nothing of HTTP but the status. */
export const createPageRenderer = (parts: PageParts) => {
  const { catalogues, hosts, renderer, services, shell } = parts;

  const draw = async (
    view: string,
    type: PageType,
    site: Site,
    head: PageHead,
    props: object,
    moment: Moment,
    options: { readonly path: string; readonly reducedHeader: boolean; readonly bot: boolean },
  ): Promise<string> => {
    const { renderPage } = await renderer.module();
    const siblings = head.siblings
      ? allSites.map((other) => ({ locale: other.locale, href: hosts.originOf(other) + options.path }))
      : [];
    return renderPage(
      view,
      props,
      {
        head,
        pageType: type,
        siblings,
        origin: hosts.originOf(site),
        shell: await shell(site, moment),
        reducedHeader: options.reducedHeader,
        searchTerm: view === 'SearchPage' ? ((props as { readonly term?: string }).term ?? '') : '',
        assets: {
          runtime: renderer.assets.runtime,
          styles: [...new Set([...renderer.assets.stylesOf(view), ...renderer.assets.regionStyles])],
          fonts: renderer.assets.fonts,
        },
      },
      { site, catalogue: catalogues[site.code] ?? {} },
    );
  };

  const errorPage = async (status: 404 | 410 | 500, site: Site, moment: Moment, path: string): Promise<PageOutcome> => {
    const t = translator(catalogues[site.code] ?? {}, site.locale);
    const key = ({ 404: 'missing', 410: 'gone', 500: 'broken' } as const)[status];
    const tree = await services.catalogue.tree(site.code).catch(() => ({ top: [] }));
    const head = { title: t(`page.error.${key}.title`) };
    const props = { kind: key, categories: tree.top.map(({ title, url, picture }) => ({ title, url, picture })) };
    return {
      status,
      html: await draw('ErrorPage', 'error', site, head, props, moment, { path, reducedHeader: false, bot: false }),
    };
  };

  const showPage = async (
    definition: PageDefinition<never>,
    request: Omit<PageRequest, 't'>,
    variant: Variant,
  ): Promise<PageOutcome> => {
    const { site } = variant;
    const t = translator(catalogues[site.code] ?? {}, site.locale);
    const answer = await definition.load({ ...request, t }, services);
    if (answer.kind === 'missing') return errorPage(404, site, request.moment, request.path);
    if (answer.kind === 'moved') return { status: answer.permanent ? 301 : 302, location: answer.to };
    const html = await draw(viewName(definition), definition.type, site, answer.head, answer.props, request.moment, {
      path: request.path,
      reducedHeader: definition.reducedHeader ?? false,
      bot: variant.bot,
    });
    return { status: answer.status, html };
  };

  return { showPage, errorPage };
};

/** Registers a GET route for each path of each page, and the error pages. */
export const pageRoutes = (app: FastifyInstance, parts: PageParts): void => {
  const { cache, hosts, renderer, services, now } = parts;
  const { showPage, errorPage } = createPageRenderer(parts);
  const headers = htmlHeaders(renderer.development);
  const publicHeaders = {
    ...headers,
    'cache-control': `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=30`,
    vary: 'accept-encoding',
  };
  const personalHeaders = { ...headers, 'cache-control': 'no-store' };

  const send = (reply: FastifyReply, request: FastifyRequest, page: StoredPage) => {
    reply.headers(publicHeaders);
    reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'plain') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(page[encoding]);
  };

  const showPublic = async (
    definition: PageDefinition<never>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> => {
    const site = hosts.siteOf(request.headers.host);
    const bot = isbot(request.headers['user-agent'] ?? '');
    const at = now();
    const params = request.params as Record<string, string>;
    const query = knownQuery(definition, request.query);
    const path = request.url.split('?')[0] ?? '/';
    const key = `${site.code}|${bot ? 'b' : 'v'}|${path}|${JSON.stringify(query)}|${services.catalogue.version(site.code)}`;
    const render = async () =>
      storedPage(
        await showPage(definition, { site, moment: { at, abTests: {} }, params, query, path }, { site, bot }),
        at.getTime() + longestMinutes * 60_000,
      );
    const page = renderer.development ? await render() : await cache.get(key, at.getTime(), render);
    if (page.location !== undefined) return reply.code(page.status).header('location', page.location).send();
    return send(reply, request, page);
  };

  const showPersonal = async (definition: PageDefinition<never>, request: FastifyRequest, reply: FastifyReply) => {
    const site = hosts.siteOf(request.headers.host);
    const outcome = await showPage(
      definition,
      {
        site,
        moment: { at: now(), abTests: {} },
        params: request.params as Record<string, string>,
        query: knownQuery(definition, request.query),
        path: request.url.split('?')[0] ?? '/',
        cart: () => parts.cartOf(request),
      },
      { site, bot: false },
    );
    if (outcome.location !== undefined) return reply.code(outcome.status).header('location', outcome.location).send();
    return reply.headers(personalHeaders).code(outcome.status).send(outcome.html);
  };

  for (const definition of parts.pages) {
    for (const path of definition.paths) {
      app.get(path, { schema: { hide: true } }, (request, reply) =>
        definition.personal ? showPersonal(definition, request, reply) : showPublic(definition, request, reply),
      );
    }
  }

  const wantsHtml = (request: FastifyRequest): boolean => request.headers.accept?.includes('text/html') ?? false;

  app.decorate('showErrorPage', async (status: 404 | 410 | 500, request: FastifyRequest, reply: FastifyReply) => {
    const site = hosts.siteOf(request.headers.host);
    const { html } = await errorPage(status, site, { at: now(), abTests: {} }, '/');
    return reply.headers(personalHeaders).code(status).send(html);
  });
  app.decorate('wantsHtml', wantsHtml);
};

declare module 'fastify' {
  interface FastifyInstance {
    showErrorPage(status: 404 | 410 | 500, request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
    wantsHtml(request: FastifyRequest): boolean;
  }
}
