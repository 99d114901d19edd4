import type { SitePaths } from '../contracts/shop/site.contract.ts';
import { allSites, defaultSite } from './sites.ts';
import type { Site } from './site.ts';

/** The same page on another site, for `hreflang`. */
export interface Alternate {
  /** BCP 47, or `x-default` for all other languages */
  readonly locale: string;
  readonly href: string;
}

/** Returns the URLs of a page on the sites that have it; other languages (`x-default`) get the default site. */
export const alternatesOf = (paths: SitePaths, originOf: (site: Site) => string): readonly Alternate[] => {
  const addressOn = (site: Site, locale: string): Alternate[] => {
    const path = paths[site.code];
    return path === undefined ? [] : [{ locale, href: originOf(site) + path }];
  };
  return [...allSites.flatMap((site) => addressOn(site, site.locale)), ...addressOn(defaultSite, 'x-default')];
};
