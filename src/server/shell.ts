import type { CatalogueService } from '../contracts/catalogue.contract.ts';
import type { Moment } from '../lib/moment.ts';
import type { ShellData } from '../pages/shell/shell-data.ts';
import type { PromotionService } from '../services/promotion/promotion.service.ts';
import { allSites } from '../sites/sites.ts';
import type { Site } from '../sites/site.ts';
import { outletPaths } from '../sites/links.ts';
import type { SiteHosts } from './sites-of-hosts.ts';

export interface ShellParts {
  readonly catalogue: CatalogueService;
  readonly promotions: Pick<PromotionService, 'benefits'>;
  readonly hosts: SiteHosts;
}

/** What stands around every page of a site at a moment. */
export const createShell =
  ({ catalogue, promotions, hosts }: ShellParts) =>
  async (site: Site, moment: Moment): Promise<ShellData> => {
    const { top } = await catalogue.tree(site.code);
    return {
      navigation: top.map(({ title, url }) => ({ title, url })),
      benefits: promotions.benefits(site.code, moment),
      outletUrl: outletPaths[site.code],
      countries: allSites.map((other) => ({
        code: other.code,
        name: other.countryName,
        locale: other.locale,
        href: `${hosts.originOf(other)}/`,
        selected: other.code === site.code,
      })),
    };
  };
