import type { SitePaths } from '../contracts/shop/site.contract.ts';
import { allSites, defaultSite } from './sites.ts';
import type { Site } from './site.ts';

/** The same page on another site, for `hreflang`. */
export interface Alternate {
  /** BCP 47, or `x-default` for everybody who speaks none of the others */
  readonly locale: string;
  readonly href: string;
}

/** Whole addresses of a page on the sites that have it; whoever speaks another language is shown the site of all other hosts. */
export const alternatesOf = (paths: SitePaths, originOf: (site: Site) => string): readonly Alternate[] => {
  const addressOn = (site: Site, locale: string): Alternate[] => {
    const path = paths[site.code];
    return path === undefined ? [] : [{ locale, href: originOf(site) + path }];
  };
  return [...allSites.flatMap((site) => addressOn(site, site.locale)), ...addressOn(defaultSite, 'x-default')];
};
