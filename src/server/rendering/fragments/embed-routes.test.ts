import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { EmbedFacts } from '../../../islands/embed-files.ts';
import { sites } from '../../../sites/sites.ts';
import type { SiteHosts } from '../../config/site-hosts.ts';
import { embedRoutes } from './embed-routes.ts';
import { readFragmentQuery } from './fragment-settings.ts';
import { fragmentNames } from './fragment-table.ts';
import type { Renderer } from '../renderer.ts';

const assets = {
  runtime: '/assets/runtime-1.js',
  fragmentStyles: ['/assets/kit-1.css'],
  moreFragmentStyles: ['/assets/more-1.css'],
  fontsOf: (language: string) => [`/assets/${language}-1.woff2`],
  embedCode: 'const tag = 1; globalThis.seen = kontorFacts',
};
const ask = (headers: Readonly<Record<string, string>> = {}, development = false, files: object = assets) => {
  const app = Fastify();
  // Of both only this is asked.
  const hosts = { siteOf: (host?: string) => (host === 'cz.example' ? sites.CZ : sites.DE) } as unknown as SiteHosts;
  embedRoutes(app, { assets: files, development } as unknown as Renderer, hosts);
  return app.inject({ url: '/kontor.js', headers });
};
const factsOf = (script: string): EmbedFacts | undefined => {
  const page: { seen?: EmbedFacts } = {};
  runInNewContext(script, Object.assign(page, { globalThis: page }));
  // A classic script leaves no name in the page.
  expect(Object.keys(page)).toEqual(['globalThis', 'seen']);
  return page.seen;
};

it('[EMB-5] the script tag is one file of one address, for every origin and for a minute', async () => {
  const answer = await ask({ origin: 'https://a.example', cookie: 'App=1' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await ask({ 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  expect((await ask({}, true)).headers['cache-control']).toBe('no-store');
  expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

it('[EMB-5] the script tag names the files of this build, and the settings that each region knows', async () => {
  const facts = factsOf((await ask()).body);
  expect(facts).toMatchObject({ styles: assets.fragmentStyles, script: assets.runtime, fonts: ['/assets/de-1.woff2'] });
  expect(factsOf((await ask({ host: 'cz.example' })).body)?.fonts).toEqual(['/assets/cs-1.woff2']);
  // While developing, fonts come with the styles.
  const { fontsOf: _, ...others } = assets;
  expect(factsOf((await ask({}, true, others)).body)?.fonts).toEqual([]);
  expect(facts?.moreStyles).toEqual(assets.moreFragmentStyles);
  expect(facts?.withMoreStyles).toEqual(['shell-end', 'recent', 'promotion']);
  expect(Object.keys(facts?.regions ?? {})).toEqual(fragmentNames);
  for (const name of fragmentNames) {
    const asked = Object.fromEntries((facts?.regions[name] ?? []).map((setting) => [setting, '']));
    const { warnings } = readFragmentQuery(name, asked);
    expect(
      warnings.filter((warning) => warning.includes('not known')),
      name,
    ).toEqual([]);
  }
});
