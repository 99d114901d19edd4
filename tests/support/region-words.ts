import texts from 'virtual:texts';
import type { SiteCode } from '../../src/contracts/site.contract.ts';
import { allSites, sites } from '../../src/sites/sites.ts';
import { translator, type Catalogue, type Translate } from '../../src/sites/translate.ts';

/** The texts that reach the browser, as the build makes them: what regions are tested with. */
const catalogues = new Map(
  await Promise.all(allSites.map(async ({ code }) => [code, (await texts[code]?.()) ?? {}] as const)),
);
export const regionCatalogue = (code: SiteCode): Catalogue => catalogues.get(code) ?? {};
export const regionWords = (code: SiteCode): Translate => translator(regionCatalogue(code), sites[code].locale);
