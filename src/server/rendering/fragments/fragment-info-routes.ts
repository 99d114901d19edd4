import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import {
  fragmentAssetsPath,
  fragmentAssetsQuerySchema,
  fragmentAssetsSchema,
  fragmentListPath,
  fragmentListSchema,
  fragmentManifestPath,
  fragmentManifestSchema,
  fragmentQuerySchema,
  type FragmentAssets,
  type FragmentAssetsQuery,
  type FragmentList,
  type FragmentManifest,
} from '../../../contracts/shop/fragments.contract.ts';
import { problemSchema } from '../../../contracts/shop/problem.contract.ts';
import { escapeHtml } from '../../../lib/text/html.ts';
import type { FragmentName } from '../../../pages/shell/fragments.tsx';
import type { Site } from '../../../sites/site.ts';
import type { SiteHosts } from '../../config/site-hosts.ts';
import { brotliParameters } from '../../http/light/brotli.ts';
import { sendProblem } from '../../http/problems.ts';
import { htmlHeaders } from '../../http/security.ts';
import { absoluteAddress } from './absolute-links.ts';
import { forAnyPage } from '../asset-routes.ts';
import { siteNamed } from './fragment-settings.ts';
import { fragmentNames, fragmentTable, isFragment } from './fragment-table.ts';
import type { Renderer } from '../renderer.ts';

export interface FragmentInfoParts {
  readonly hosts: SiteHosts;
  readonly renderer: Renderer;
  /** the HTML of a region with its usual settings, without the tags of its files */
  readonly htmlOf: (region: FragmentName, site: Site) => Promise<string>;
  /** CONS-1: hosts for the content security policy */
  readonly vendorHosts: readonly string[];
}

const forAll = ['site', 'links', 'assets', 'encoding'];
const properties: Readonly<Record<string, TSchema>> = fragmentQuerySchema.properties;
const valuesOf = (name: string): string => {
  if (name === 'site') return 'a site code or a locale tag';
  const { enum: values } = (properties[name] ?? {}) as { readonly enum?: readonly string[] };
  return values?.join(' | ') ?? 'words';
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** Where the page itself shows a region; the others are in place below their description. */
const shownBy: Readonly<Partial<Record<FragmentName, string>>> = {
  shell: 'It is at the top of this page.',
  header: 'It is at the top of this page, within <code>shell</code>.',
  footer: 'It is at the end of this page, within <code>shell-end</code>.',
  'shell-end': 'It is at the end of this page.',
  consent: 'It is part of <code>shell</code>; the footer opens its settings.',
  recent: 'It is above the footer once you have agreed to statistics and viewed a product.',
  activity: 'It shows nothing.',
  preview: 'It shows staff a button, and nothing to others.',
  'app-banner': 'It shows on phones.',
};

const page = ({ regions }: FragmentList, htmlByName: ReadonlyMap<string, string>, tags: string): string => {
  const example = (name: string): string => htmlByName.get(name) ?? '';
  const list = regions.map(({ name, about, content, manifest, settings, events, cost, examples }) => {
    const rows = Object.entries(settings).map(
      ([setting, values]) => `<tr><td>${code(setting)}<td>${escapeHtml(values)}`,
    );
    const shown = isFragment(name) ? shownBy[name] : undefined;
    return `<section id="${name}"><h2>${name}</h2>
<p>${escapeHtml(about)}</p>
<p><a href="${content}">${content}</a> · <a href="${manifest}">manifest</a> · ${kilobytes(cost.html)} of HTML, ${cost.fileCount} files that all regions share of ${kilobytes(cost.files)}</p>
<pre style="overflow:auto">${Object.values(examples).map(escapeHtml).join('\n')}</pre>
<table><thead><tr><th scope="col">setting<th scope="col">values</thead><tbody>${rows.join('')}</tbody></table>
<p>Events: ${events.length === 0 ? 'none' : events.map(code).join(' ')}</p>
${shown === undefined ? example(name) : `<p>${shown}</p>`}</section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Regions</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="/brand/mark.svg">${tags}</head>
<body style="margin:0;font:1rem/1.5 system-ui">${example('shell')}
<main style="max-width:60rem;margin:2rem auto;padding:0 1rem"><h1>Regions for your pages</h1>
<p>This page includes them itself, as yours would. Sizes are those over the wire. Programs get this list as JSON.</p>
${list.join('\n')}</main>${example('shell-end')}</body></html>`;
};

/** Programs name JSON; all others get the page. */
const wantsJson = (accept = ''): boolean => accept.includes('application/json') && !accept.includes('text/html');

const filesOf = ({ assets }: Renderer, origin?: string): FragmentAssets => {
  const address = (path: string): string => (origin ? absoluteAddress(path, origin) : path);
  return {
    styles: assets.fragmentStyles.map(address),
    moreStyles: assets.moreFragmentStyles.map(address),
    script: address(assets.runtime),
  };
};
const versionOf = (renderer: Renderer): string =>
  createHash('sha256')
    .update(JSON.stringify(filesOf(renderer)))
    .digest('hex')
    .slice(0, 12);

const assetsRoute = (app: FastifyInstance, { hosts, renderer }: FragmentInfoParts): void => {
  app.get<{ Querystring: FragmentAssetsQuery }>(
    fragmentAssetsPath,
    {
      schema: {
        tags: ['fragments'],
        querystring: fragmentAssetsQuerySchema,
        response: { 200: fragmentAssetsSchema, '4xx': problemSchema },
      },
    },
    (request, reply): FragmentAssets => {
      const { site, links } = request.query;
      void reply.headers({ ...forAnyPage, 'cache-control': 'public, max-age=60' });
      const of = (site === undefined ? undefined : siteNamed(site)) ?? hosts.siteOf(request.headers.host);
      return filesOf(renderer, links === 'absolute' ? hosts.originOf(of) : undefined);
    },
  );
};

const manifestRoute = (app: FastifyInstance, { renderer }: FragmentInfoParts): void => {
  app.get<{ Params: { region: string } }>(
    fragmentManifestPath,
    { schema: { tags: ['fragments'], response: { 200: fragmentManifestSchema, '4xx': problemSchema } } },
    async (request, reply) => {
      const { region } = request.params;
      if (!isFragment(region)) return sendProblem(reply, 404, `there are: ${fragmentNames.join(', ')}`);
      // Relative to the manifest: Podium puts a path from the root behind that of the manifest.
      const content = `../${region}`;
      void reply.headers({ ...forAnyPage, 'cache-control': 'public, max-age=60' });
      // The last copy that the layout service has seen: it fetches the fallback whenever the version changes.
      const manifest: FragmentManifest = {
        name: `kontor-${region}`,
        version: versionOf(renderer),
        content,
        fallback: content,
        css: [],
        js: [],
        proxy: {},
      };
      return manifest;
    },
  );
};

/** What a region costs a page before its first use: brotli as the shop sends it again and again. */
const costOf = (html: string, paths: readonly string[], { assets }: Renderer) => ({
  html: brotliCompressSync(html, { params: brotliParameters(7, html.length) }).length,
  files: paths.reduce((sum, path) => sum + (assets.weightOf?.(path) ?? 0), 0),
  fileCount: paths.length,
});

const examplesOf = (name: FragmentName) => ({
  server: `<!--# include virtual="${fragmentListPath}${name}?encoding=plain" -->`,
  edge: `<esi:include src="${fragmentListPath}${name}"/>`,
  element: `<kontor-${name}></kontor-${name}>`,
});

const listOf = (renderer: Renderer, drawn: readonly (readonly [FragmentName, string])[]): FragmentList => {
  const { styles, moreStyles, script } = filesOf(renderer);
  return {
    version: versionOf(renderer),
    regions: drawn.map(([name, html]) => {
      const { about, settings, events, moreStyles: more } = fragmentTable[name];
      return {
        name,
        about,
        content: fragmentListPath + name,
        manifest: `${fragmentListPath}${name}/manifest.json`,
        settings: Object.fromEntries([...forAll, ...settings].map((one) => [one, valuesOf(one)])),
        events: [...events],
        hasMoreStyles: more !== undefined,
        cost: costOf(html, [...styles, ...(more === 'at once' ? moreStyles : []), script], renderer),
        examples: examplesOf(name),
      };
    }),
  };
};

const listRoute = (app: FastifyInstance, { hosts, renderer, htmlOf, vendorHosts }: FragmentInfoParts): void => {
  app.get(
    fragmentListPath,
    {
      schema: {
        tags: ['fragments'],
        response: {
          200: {
            content: {
              'application/json': { schema: fragmentListSchema },
              'text/html': { schema: { type: 'string' } },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const site = hosts.siteOf(request.headers.host);
      const drawn = await Promise.all(fragmentNames.map(async (name) => [name, await htmlOf(name, site)] as const));
      const list = listOf(renderer, drawn);
      // Caches before the shop do not know that it depends on Accept.
      void reply.headers({ ...forAnyPage, 'cache-control': 'no-store', vary: 'accept' });
      if (wantsJson(request.headers.accept)) return reply.type('application/json; charset=utf-8').send(list);
      const { styles, moreStyles, script } = filesOf(renderer);
      const fonts = renderer.assets.fontsOf?.(site.language) ?? [];
      const tags = [
        ...fonts.map(
          (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
        ),
        ...[...styles, ...moreStyles].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
        `<script type="module" src="${escapeHtml(script)}"></script>`,
      ].join('');
      return reply.headers(htmlHeaders(renderer.development, vendorHosts)).send(page(list, new Map(drawn), tags));
    },
  );
};

/** EMB-1, EMB-5: what pages and layout services ask before they include a region. */
export const fragmentInfoRoutes = (app: FastifyInstance, parts: FragmentInfoParts): void => {
  assetsRoute(app, parts);
  manifestRoute(app, parts);
  listRoute(app, parts);
};
