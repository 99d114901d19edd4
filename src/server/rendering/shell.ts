import type { Wordmark } from '../../contracts/shop/wordmark.contract.ts';
import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';
import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import { topBannerId } from '../../contracts/content/promotion.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { NavigationShell, ShellData } from '../../pages/shell/shell-data.ts';
import type { PromotionService } from '../../services/promotion/promotion.service.ts';
import { allSites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';
import { outletPaths } from '../../sites/links.ts';
import type { SiteHosts } from '../config/site-hosts.ts';

export interface ShellParts {
  readonly navigation: (site: SiteCode, moment: Moment) => Promise<NavigationShell>;
  readonly promotions: Pick<PromotionService, 'benefits' | 'shown'>;
  readonly footer: (site: SiteCode, moment: Moment) => FooterContent | undefined;
  readonly popularSearches: (site: SiteCode) => readonly string[];
  readonly hosts: SiteHosts;
  readonly stage: 'live' | 'test';
  readonly wordmark: Wordmark | undefined;
  readonly newsletterPictures: ShellData['newsletterPictures'];
  /** CONS-1 */
  readonly consentVendor: (site: SiteCode) => ConsentVendor | undefined;
}

/** Loads what surrounds every page of a site at a moment: navigation, benefits, footer … */
export const createShell =
  ({
    navigation,
    promotions,
    footer,
    popularSearches,
    hosts,
    stage,
    newsletterPictures,
    consentVendor,
    wordmark,
  }: ShellParts) =>
  async (site: Site, moment: Moment): Promise<ShellData> => ({
    stage,
    navigation: await navigation(site.code, moment),
    benefits: promotions.benefits(site.code, moment),
    ...omitNullish({
      topBanner: promotions.shown(site.code, topBannerId, moment),
      footer: footer(site.code, moment),
      consentVendor: consentVendor(site.code),
      wordmark,
    }),
    outletUrl: outletPaths[site.code],
    popularSearches: popularSearches(site.code),
    newsletterPictures,
    countries: allSites.map((other) => ({
      code: other.code,
      name: other.countryName,
      locale: other.locale,
      href: `${hosts.originOf(other)}/`,
      selected: other.code === site.code,
    })),
  });
