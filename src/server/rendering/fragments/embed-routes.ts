import type { FastifyInstance } from 'fastify';
import { neverStored } from '../../../contracts/shop/freshness.contract.ts';
import { embedPath } from '../../../contracts/shop/fragments.contract.ts';
import type { EmbedFacts } from '../../../islands/embed-files.ts';
import { memoize } from '../../../lib/flow/memoize.ts';
import { cachedBytes, type CachedPage } from '../../http/light/response-cache.ts';
import { sendCached } from '../../http/light/send-cached.ts';
import type { Assets } from '../assets.ts';
import { forAnyPage } from '../asset-routes.ts';
import { fragmentNames, fragmentTable } from './fragment-table.ts';
import type { Renderer } from '../renderer.ts';
import { languages, type Language } from '../../../sites/site.ts';
import type { SiteHosts } from '../../config/site-hosts.ts';

const headers = Object.entries({
  ...forAnyPage,
  'content-type': 'text/javascript; charset=utf-8',
  'x-content-type-options': 'nosniff',
}).flat();

const scriptOf = (
  { embedCode, fontsOf, fragmentStyles, moreFragmentStyles, runtime }: Assets,
  language: Language,
): string => {
  const facts: EmbedFacts = {
    styles: fragmentStyles,
    fonts: fontsOf?.(language) ?? [],
    moreStyles: moreFragmentStyles,
    withMoreStyles: fragmentNames.filter((name) => fragmentTable[name].moreStyles),
    script: runtime,
    regions: Object.fromEntries(fragmentNames.map((name) => [name, ['site', ...fragmentTable[name].settings]])),
  };
  // A function around it: as a classic script its names would be those of the page.
  return `(kontorFacts=>{${embedCode.trim()}})(${JSON.stringify(facts)})`;
};

/** EMB-5: the script has one address for years, so it is asked for often, and names the files of this build. */
export const embedRoutes = (app: FastifyInstance, { assets, development }: Renderer, hosts: SiteHosts): void => {
  const make = (language: Language): CachedPage =>
    cachedBytes(200, Buffer.from(scriptOf(assets, language)), Infinity, 'best');
  // Files of a build do not change; those of development do at any time.
  const made = development ? make : memoize(make, languages.length);
  const cacheControl = development ? neverStored : 'public, max-age=60';
  app.get(embedPath, { config: { light: true }, schema: { hide: true } }, (request, reply) =>
    sendCached(request, reply, made(hosts.siteOf(request.headers.host).language), { headers, cacheControl }),
  );
};
