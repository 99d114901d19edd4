import { cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { psdataPath } from '../../src/contracts/customer/header-start.contract.ts';
import { suggestionsPath } from '../../src/contracts/search/search.contract.ts';
import type { SiteCode } from '../../src/contracts/shop/site.contract.ts';
import { allSites } from '../../src/sites/sites.ts';
import type { Random } from '../../tests/support/words/random.ts';
import { put } from './carts.ts';
import { requestText } from './load.ts';
import type { BenchShop } from './shop.ts';
import type { SoldArticle } from './sold.ts';
import { csrf, visitorCookies } from './visitor.ts';

const html = { accept: 'text/html' } as const;
const visitors = 200;
const articlesInCarts = 12;
/** Product pages of each site whose pictures are asked for. */
const shownProducts = 25;

interface SiteChoice {
  readonly code: SiteCode;
  readonly host: string;
  readonly products: readonly string[];
  readonly others: readonly string[];
  readonly words: readonly string[];
}

/** What can be asked for, as the shop's own lists and pages name it. */
export interface MixedChoice {
  readonly sites: readonly SiteChoice[];
  readonly files: readonly string[];
  readonly cookies: readonly string[];
  readonly articles: readonly SoldArticle[];
}

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, one = '']) => one)),
];

const pathsOf = (list: string): string[] => found(list, /<loc>https?:\/\/[^/]+([^<]*)/g);

/** Looks at lists and pages of all nine sites. */
export const mixedChoice = async ({ ask }: BenchShop): Promise<MixedChoice> => {
  const files = new Set<string>();
  const sites: SiteChoice[] = [];
  for (const { code, hostLabel } of allSites) {
    const host = `${hostLabel}.localhost`;
    const text = async (path: string): Promise<string> => (await ask({ path, host, headers: html })).body.toString();
    const products = pathsOf(await text('/sitemap-products-1.xml'));
    const others = pathsOf(await text('/sitemap-pages-1.xml'));
    for (const path of ['/', ...others.slice(0, 10), ...products.slice(0, shownProducts)])
      for (const file of found(await text(path), /["( ,](\/(?:pictures|assets)\/[^" ,)?]+)/g)) files.add(file);
    const words = [...new Set(products.flatMap((path) => path.match(/\p{L}{4,}/gu) ?? []))];
    sites.push({ code, host, products, others, words });
  }
  const articles: SoldArticle[] = [];
  for (const path of sites[0]?.products ?? []) {
    if (articles.length === articlesInCarts) break;
    const { body } = await ask({ path, headers: html });
    const [tcm] = found(body.toString(), /tcm&quot;:&quot;([^&]+)&quot;/g);
    const [productId] = found(path, /-p(\d+)\.html/g);
    if (tcm && productId) articles.push({ tcm, productId });
  }
  if (articles.length === 0) throw new Error('no product page has an article for the cart');
  const cookies: string[] = [];
  for (let visitor = 0; visitor < visitors; visitor += 1) cookies.push(await visitorCookies(ask));
  return { sites, files: [...files], cookies, articles };
};

/** Half of all requests are for a small part of the list, as in a shop. */
const popular = <T>(random: Random, list: readonly T[]): T =>
  random.isTrue(0.5) ? random.of(list.slice(0, Math.ceil(list.length / 20))) : random.of(list);

/** One request, as browsers send them: of a hundred 18 are for pages, 18 for suggestions, 44 for customer state and cart, 20 for files. */
export const mixedRequest = (random: Random, { sites, files, cookies, articles }: MixedChoice): string => {
  const { code, host, products, others, words } = random.of(sites);
  const encoding = random.of(['br', 'br', 'br', 'gzip', '']);
  const headers = { ...html, ...(encoding === '' ? {} : { 'accept-encoding': encoding }) };
  const cookie = random.of(cookies);
  const word = random.of(words);
  const kind = random.below(100);
  if (kind < 8) return requestText({ path: popular(random, products), host, headers });
  if (kind < 15) return requestText({ path: popular(random, ['/', ...others]), host, headers });
  if (kind < 18) return requestText({ path: `/search?query=${encodeURIComponent(word)}`, host, headers });
  if (kind < 36) {
    const typed = word.slice(0, 2 + random.below(word.length));
    return requestText({ path: `${suggestionsPath}?site=${code}&q=${encodeURIComponent(typed)}`, host });
  }
  if (kind < 56) return requestText({ path: psdataPath, headers: { ...csrf, cookie } });
  if (kind < 72) return requestText({ path: cartPath, headers: { ...csrf, cookie } });
  if (kind < 80) return put(cookie, random.of(articles), 1 + random.below(6));
  return requestText({ path: popular(random, files), headers: { 'accept-encoding': 'br' } });
};
