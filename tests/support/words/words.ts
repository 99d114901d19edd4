import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { allCatalogues } from '../../../src/server/rendering/texts/catalogues.ts';
import { sites } from '../../../src/sites/sites.ts';
import { translator, type Translate } from '../../../src/sites/translate.ts';

const catalogues = allCatalogues();

/** The words of a site as a visitor reads them: journeys look for what is named so, in every language. */
export const wordsOf = (site: SiteCode): Translate => translator(catalogues[site], sites[site].locale);
