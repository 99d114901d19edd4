import type { CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import { contentGroups, type ContentService } from '../../contracts/content/content.contract.ts';
import { storesPath } from '../../contracts/content/stores.contract.ts';
import type { Themeworlds } from '../../contracts/content/themeworld.contract.ts';
import { cancellationPath, contactPath, withdrawalPath } from '../../contracts/customer/contact.contract.ts';
import { orderFinderPath } from '../../contracts/order/order-state.contract.ts';
import { newsletterPagePath } from '../../contracts/newsletter/newsletter.contract.ts';
import type { SiteCode, SitePaths } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { outletPaths, sitemapPath } from '../../sites/links.ts';
import { onEverySite, pathsOnSites } from '../../sites/siblings.ts';

export interface SitePagesParts {
  readonly catalogue: Pick<CatalogueService, 'tree'>;
  readonly themeworlds: Pick<Themeworlds, 'navigation' | 'shown' | 'themeworld'>;
  readonly content: ContentService;
}

/** Pages that do not depend on the catalogue. */
const standing: readonly SitePaths[] = [
  onEverySite('/'),
  outletPaths,
  onEverySite(sitemapPath),
  onEverySite(storesPath),
  onEverySite(contactPath),
  onEverySite(cancellationPath),
  onEverySite(withdrawalPath),
  onEverySite(orderFinderPath),
  onEverySite(newsletterPagePath),
];

/** Lists all pages of a site except products, each with its paths on all sites. */
export const createSitePages = ({ catalogue, themeworlds, content }: SitePagesParts) => {
  const categoryPages = async (site: SiteCode): Promise<SitePaths[]> => {
    const { byId } = await catalogue.tree(site);
    return Promise.all(
      [...byId.keys()].map((id) => pathsOnSites(async (code) => (await catalogue.tree(code)).byId.get(id)?.url)),
    );
  };

  const contentPages = (site: SiteCode): SitePaths[] =>
    contentGroups.flatMap((group) => content.group(site, group)).map(({ name }) => content.addresses(name));

  const worldPages = async (site: SiteCode, moment: Moment): Promise<SitePaths[]> => {
    const overview = pathsOnSites(async (code) => (await themeworlds.navigation(code, moment)).overview.url);
    const shown = (await themeworlds.shown(site, moment)).map(({ id }) =>
      pathsOnSites(async (code) => {
        const answer = await themeworlds.themeworld(code, id, moment);
        return answer.kind === 'themeworld' ? answer.detail.url : undefined;
      }),
    );
    return Promise.all([overview, ...shown]);
  };

  return async (site: SiteCode, moment: Moment): Promise<readonly SitePaths[]> => [
    ...standing,
    ...(await categoryPages(site)),
    ...(await worldPages(site, moment)),
    ...contentPages(site),
  ];
};
