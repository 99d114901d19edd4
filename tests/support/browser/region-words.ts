import texts from 'virtual:texts';
import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { allSites, sites } from '../../../src/sites/sites.ts';
import { translator, type Catalogue, type Translate } from '../../../src/sites/translate.ts';

/** The texts that reach the browser, as the build makes them: what regions are tested with. */
const cataloguesFor = async (region: string): Promise<ReadonlyMap<SiteCode, Catalogue>> =>
  new Map(
    await Promise.all(
      allSites.map(async ({ code }) => [code, (await texts[code]?.(region))?.catalogue ?? {}] as const),
    ),
  );
const ofTheCart = await cataloguesFor('cart');
const ofTheOthers = await cataloguesFor('');

export const regionCatalogue = (code: SiteCode, region: string): Catalogue =>
  (region === 'cart' ? ofTheCart : ofTheOthers).get(code) ?? {};
/** Of all regions. */
export const regionWords = (code: SiteCode): Translate => translator(regionCatalogue(code, 'cart'), sites[code].locale);
