/** Each site has its own. */
export const robotsPath = '/robots.txt';
/** the index of the lists below */
export const siteIndexPath = '/sitemap.xml';
/** one list of URLs; numbers begin at 1 */
export const siteListPath = '/sitemap-:kind(^pages|products$)-:number(^\\d{1,5}$).xml';
export const siteListKinds = ['pages', 'products'] as const;
export type SiteListKind = (typeof siteListKinds)[number];
export const siteListUrl = (kind: SiteListKind, number: number): string => `/sitemap-${kind}-${number}.xml`;
export const llmsPath = '/llms.txt';
/** a product's page as plain text */
export const productTextPath = '/:slug(^.*?)-p:id(^\\d{9}).txt';

/** `/tasse-p100000001.html` → `/tasse-p100000001.txt` */
export const plainTextPath = (url: string): string => url.replace(/\.html$/, '.txt');

/** A sitemap may have 50,000 URLs and 50 MB. Each URL comes with its alternates on up to nine sites, so the bytes end first. */
export const addressesOfAList = 2000;
