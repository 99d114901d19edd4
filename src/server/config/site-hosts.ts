import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { nameOfHost } from '../../lib/host-name.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { defaultSite, sites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';
import type { Config } from './config.ts';

export interface SiteHosts {
  /** the site of a Host header; DE for any host that is not configured (SITE-4) */
  siteOf(host: string | undefined): Site;
  /** the origin that the site's absolute links are written with; never the caller's Host header (SAFE-2) */
  originOf(site: Site): string;
  /** the origin of a region's absolute links on a host that is not the shop's (SITE-10) */
  fallbackOriginOf(site: Site): string;
  /** whether the origin is one of the site's own */
  isOwnOrigin(origin: string): boolean;
}

export const siteHosts = (config: Pick<Config, 'origins' | 'FALLBACK_ORIGIN'>): SiteHosts => {
  // The port is ignored: a proxy may use another one, and its cache key contains none.
  const byName = new Map<string, Site>();
  const origins = new Set<string>();
  for (const code of siteCodes) {
    for (const origin of config.origins[code]) {
      byName.set(nameOfHost(new URL(origin).host), sites[code]);
      origins.add(origin);
    }
  }
  const siteOfHost = memoize((host) => byName.get(nameOfHost(host)) ?? defaultSite, 500);
  return {
    siteOf: (host = '') => siteOfHost(host),
    originOf: (site) => config.origins[site.code][0] ?? '',
    fallbackOriginOf: (site) => config.FALLBACK_ORIGIN ?? config.origins[site.code][0] ?? '',
    isOwnOrigin: (origin) => origins.has(origin),
  };
};
