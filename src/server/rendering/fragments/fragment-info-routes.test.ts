import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { FragmentList } from '../../../contracts/shop/fragments.contract.ts';
import type { FragmentName } from '../../../pages/shell/fragments.tsx';
import { sites } from '../../../sites/sites.ts';
import type { SiteHosts } from '../../config/site-hosts.ts';
import { fragmentInfoRoutes } from './fragment-info-routes.ts';
import { fragmentNames } from './fragment-table.ts';
import type { Renderer } from '../renderer.ts';

const weights: Readonly<Record<string, number>> = { '/kit.css': 1000, '/more.css': 200, '/runtime.js': 30 };
const appWith = (runtime: string) => {
  const assets = {
    runtime,
    fragmentStyles: ['/kit.css'],
    moreFragmentStyles: ['/more.css'],
    fontsOf: (language: string) => [`/${language}.woff2`],
    weightOf: (path: string) => weights[path] ?? 0,
  };
  const app = Fastify();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  const hosts = {
    siteOf: () => sites.CZ,
    originOf: ({ hostLabel }: { readonly hostLabel: string }) => `https://${hostLabel}.shop`,
  };
  fragmentInfoRoutes(app, {
    // Trusted: of both only this is asked.
    hosts: hosts as unknown as SiteHosts,
    renderer: { assets, development: false } as unknown as Renderer,
    htmlOf: async (name: FragmentName, { code }) => `<p>${name} in ${code}</p>`,
    vendorHosts: ['https://vendor.example'],
  });
  return app;
};
const app = appWith('/runtime.js');
afterAll(() => app.close());
const get = (url: string, headers = {}) => app.inject({ url, headers });
const forAnyPage = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

describe('[EMB-5] the files of fragments', () => {
  const minute = { ...forAnyPage, 'cache-control': 'public, max-age=60' };

  it('are named by paths, or by addresses of the site that is asked for', async () => {
    const relative = await get('/fragments/assets.json?site=TR');
    expect(relative.json()).toEqual({ styles: ['/kit.css'], moreStyles: ['/more.css'], script: '/runtime.js' });
    expect(relative.headers).toMatchObject(minute);
    for (const [query, label] of [
      ['site=TR&', 'tr'],
      ['site=hu-HU&', 'hu'],
      ['site=XX&', 'cz'],
      ['', 'cz'],
    ] as const)
      expect((await get(`/fragments/assets.json?${query}links=absolute`)).json()).toEqual({
        styles: [`https://${label}.shop/kit.css`],
        moreStyles: [`https://${label}.shop/more.css`],
        script: `https://${label}.shop/runtime.js`,
      });
  });

  it('have one version for a build, which a layout service reads', async () => {
    const answer = await get('/fragments/header/manifest.json');
    expect(answer.headers).toMatchObject(minute);
    const manifest = answer.json<{ version: string }>();
    expect(manifest).toEqual({
      name: 'kontor-header',
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      content: '../header',
      fallback: '../header',
      css: [],
      js: [],
      proxy: {},
    });
    expect((await get('/fragments/', { accept: 'application/json' })).json<FragmentList>().version).toBe(
      manifest.version,
    );
    const next = await appWith('/runtime-2.js').inject({ url: '/fragments/header/manifest.json' });
    expect(next.json<{ version: string }>().version).not.toBe(manifest.version);
  });

  it('name the regions that there are where one is asked for that there is not', async () => {
    const answer = await get('/fragments/nowhere/manifest.json');
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      404,
      `there are: ${fragmentNames.join(', ')}`,
    ]);
  });
});

describe('[EMB-4, EMB-5] the list of regions', () => {
  const listed = async () =>
    new Map(
      (await get('/fragments/', { accept: 'application/json' }))
        .json<FragmentList>()
        .regions.map((one) => [one.name, one]),
    );

  it('has for programs the cost and the settings of each, with the values that they take', async () => {
    const answer = await get('/fragments/', { accept: 'application/json' });
    expect(answer.headers).toMatchObject({
      ...forAnyPage,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept',
    });
    const list = await listed();
    expect([...list.keys()]).toEqual(fragmentNames);
    expect(list.get('header')).toMatchObject({
      content: '/fragments/header',
      manifest: '/fragments/header/manifest.json',
      hasMoreStyles: false,
      cost: { html: expect.any(Number), files: 1030, fileCount: 2 },
    });
    expect(list.get('header')?.cost.html).toBeLessThan(40);
    expect(list.get('header')?.settings).toMatchObject({
      site: 'a site code or a locale tag',
      links: 'relative | absolute',
      assets: 'tags | own | none',
      reduced: 'true | false',
    });
    expect(list.get('promotion')).toMatchObject({ hasMoreStyles: true, cost: { files: 1230, fileCount: 3 } });
    expect(list.get('shell-end')).toMatchObject({ hasMoreStyles: true, cost: { files: 1030, fileCount: 2 } });
    expect(list.get('promotion')?.settings).toMatchObject({ slot: 'words' });
  });

  it.each([['text/html'], ['application/json;q=0.1, text/html'], [undefined]])(
    'is a page for people, by Accept: %s',
    async (accept) => {
      const answer = await get('/fragments/', accept === undefined ? {} : { accept });
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(answer.headers['content-security-policy']).toContain('https://vendor.example');
      const { body } = answer;
      const tags =
        '<link rel="preload" as="font" type="font/woff2" crossorigin href="/cs.woff2"><link rel="stylesheet" href="/kit.css"><link rel="stylesheet" href="/more.css"><script type="module" src="/runtime.js"></script></head>';
      expect(body).toContain(tags);
      expect(body).toMatch(/^<!doctype html><html lang="en">.*<body[^>]*><p>shell in CZ<\/p>\n<main/s);
      expect(body.endsWith('</main><p>shell-end in CZ</p></body></html>')).toBe(true);
    },
  );

  it('shows on its page each region once: what the page has already is said instead', async () => {
    const { body } = await get('/fragments/');
    const list = await listed();
    const section = (name: string) => body.split(`<section id="${name}">`)[1]?.split('</section>')[0] ?? '';
    for (const name of fragmentNames) {
      const facts = list.get(name);
      const html = section(name);
      expect(html).toContain(`<h2>${name}</h2>`);
      expect(html).toContain(
        `<a href="/fragments/${name}">/fragments/${name}</a> · <a href="/fragments/${name}/manifest.json">`,
      );
      expect(html).toContain(
        `&lt;!--# include virtual=&quot;/fragments/${name}?encoding=plain&quot; --&gt;\n&lt;esi:include src=&quot;/fragments/${name}&quot;/&gt;\n&lt;kontor-${name}&gt;`,
      );
      for (const setting of Object.keys(facts?.settings ?? {}))
        expect(html).toContain(`<tr><td><code>${setting}</code><td>`);
      for (const event of facts?.events ?? []) expect(html).toContain(`<code>${event}</code>`);
      expect(html.includes('Events: none')).toBe(facts?.events.length === 0);
    }
    const own = fragmentNames.filter((name) => section(name).includes(`<p>${name} in CZ</p>`));
    expect(own).toEqual(fragmentNames.filter((name) => ['newsletter', 'promotion'].includes(name)));
    expect(section('header')).toContain('within <code>shell</code>.');
    expect(section('footer')).toContain('within <code>shell-end</code>.');
    expect(section('shell')).toContain('<p>It is at the top of this page.</p>');
    expect(section('shell-end')).toContain('<p>It is at the end of this page.</p>');
    expect(section('consent')).toContain('the footer opens its settings');
    expect(section('recent')).toContain('above the footer');
    expect(section('activity')).toContain('It shows nothing.');
    expect(section('preview')).toContain('shows staff a button');
    expect(section('app-banner')).toContain('on phones');
    expect(section('header')).toContain('2 files that all regions share of 1.0 kB');
  });
});
