import type { CatalogueService, CategoryTree, ProductTile } from '../../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import type { Moment } from '../../../lib/time/moment.ts';

/** One reduced product per department, for variety; at most `most`. */
export const mixedOffers = async (
  catalogue: Pick<CatalogueService, 'inCategory'>,
  { top }: Pick<CategoryTree, 'top'>,
  site: SiteCode,
  moment: Moment,
  most = 4,
): Promise<readonly ProductTile[]> => {
  const first = { offset: 0, limit: 1, reducedOnly: true } as const;
  const found = await Promise.all(top.map(({ id }) => catalogue.inCategory(site, id, first, moment)));
  return found.flatMap(({ tiles }) => tiles).slice(0, most);
};
