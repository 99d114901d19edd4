import { siteCodes, type SiteCode, type SitePaths } from '../contracts/shop/site.contract.ts';

/** Collects the paths of a page on all sites; a site for which `pathOn` returns `undefined` does not have it. */
export const pathsOnSites = async (
  pathOn: (site: SiteCode) => Promise<string | undefined> | string | undefined,
): Promise<SitePaths> => {
  const paths = await Promise.all(siteCodes.map(async (site) => [site, await pathOn(site)] as const));
  return Object.fromEntries(paths.filter(([, path]) => path !== undefined));
};

/** A page that has the same path everywhere. */
export const onEverySite = (path: string): SitePaths => Object.fromEntries(siteCodes.map((site) => [site, path]));
