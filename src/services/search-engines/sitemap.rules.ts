import type { SitePaths } from '../../contracts/shop/site.contract.ts';
import { escapeHtml } from '../../lib/text/html.ts';
import { alternatesOf } from '../../sites/alternates.ts';
import type { Site } from '../../sites/site.ts';

type OriginOf = (site: Site) => string;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const addressXml = (paths: SitePaths, site: Site, originOf: OriginOf): string => {
  const others = alternatesOf(paths, originOf).map(
    ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(originOf(site) + (paths[site.code] ?? ''))}</loc>${others.join('')}</url>\n`;
};

/** sitemaps.org: one list of a site's URLs, each with its alternates on the other sites. */
export const siteListXml = (entries: readonly SitePaths[], site: Site, originOf: OriginOf): string => {
  const urls = entries.map((paths) => addressXml(paths, site, originOf)).join('');
  return `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
};

/** sitemaps.org: the index of a site's lists. */
export const siteIndexXml = (lists: readonly string[], origin: string): string => {
  const locations = lists.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`).join('');
  return `${declaration}<sitemapindex xmlns="${schema}">\n${locations}</sitemapindex>\n`;
};
