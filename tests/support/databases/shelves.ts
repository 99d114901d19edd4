import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import type { BuyProps } from '../../../src/regions/buy/buy.rules.ts';
import type { ShopAnswer, ShopRequest } from '../shops/shop.ts';
import type { ArticleKey } from '../people/visitor.ts';

type Ask = (request: ShopRequest) => Promise<ShopAnswer>;

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Addresses of products that the home page shows, and the departments behind it. */
export const productUrls = async (ask: Ask, site: SiteCode = 'DE'): Promise<string[]> => {
  const linksOf = async (path: string): Promise<string[]> => {
    const { body } = await ask({ site, path });
    return [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescape(href));
  };
  const home = await linksOf('/');
  const departments = [...new Set(home.filter((link) => /^\/[^?]*-c\d+\.html$/.test(link)))].slice(0, 4);
  const links = [...home, ...(await Promise.all(departments.map(linksOf))).flat()];
  return [...new Set(links.filter((link) => /^\/[^?]*-p\d{9}\.html$/.test(link)))];
};

/** Returns the props of the buy region on a product page. */
export const boxAt = async (ask: Ask, url: string, site: SiteCode = 'DE'): Promise<BuyProps> => {
  const { body, status } = await ask({ site, path: url });
  const region = /<k-region data-region="buy"[^>]*data-props="([^"]*)"/.exec(body)?.[1];
  if (region === undefined) throw new Error(`${url} answers ${status} and has no buy region`);
  return JSON.parse(unescape(region)) as BuyProps; // written by the page from the very type
};

/** Articles that can be bought in any number that one cart takes, one a product; first those of products without a choice of sizes. */
export const plentifulArticles = async (ask: Ask, count: number, site: SiteCode = 'DE'): Promise<ArticleKey[]> => {
  const found: ArticleKey[] = [];
  const withSizes: ArticleKey[] = [];
  for (const url of await productUrls(ask, site)) {
    const { productId, articles, sizes } = await boxAt(ask, url, site);
    const article = articles.find(({ availability, left }) => availability === 'AVAILABLE' && left === undefined);
    if (article) (sizes.length > 0 ? withSizes : found).push({ productId, tcm: article.tcm });
    if (found.length === count) return found;
  }
  found.push(...withSizes);
  if (found.length >= count) return found.slice(0, count);
  throw new Error(`only ${found.length} of ${count} articles are there in plenty`);
};
