import { cartPath } from '../../src/contracts/cart/cart.contract.ts';
import { mustBe } from './figures.ts';
import { load, requestText } from './load.ts';
import type { BenchShop } from './shop.ts';
import type { SoldArticle } from './sold.ts';
import { csrf, visitorCookies } from './visitor.ts';

export const linesOfCart = 5;

export const put = (cookie: string, { productId, tcm }: SoldArticle, quantity: number): string =>
  requestText({
    path: cartPath,
    method: 'PUT',
    headers: { ...csrf, cookie },
    body: JSON.stringify({ setArticle: { productId, tcm, quantity } }),
  });

/** So many visitors, each with a cart of five lines of their own. */
export const visitorsOf = async (
  shop: BenchShop,
  articles: readonly SoldArticle[],
  count: number,
): Promise<string[]> => {
  const cookies: string[] = [];
  for (let visitor = 0; visitor < count; visitor += 1) cookies.push(await visitorCookies(shop.ask));
  const fill = cookies.flatMap((cookie) => articles.slice(0, linesOfCart).map((article) => put(cookie, article, 9)));
  mustBe(await load({ port: shop.port, connections: 1, seconds: 60, lists: [fill], once: true }), [200]);
  return cookies;
};

/** Each visitor changes one line of the cart after the other, always to another quantity. */
export const changesOf = (cookie: string, articles: readonly SoldArticle[]): string[] =>
  [1, 2, 3, 4, 5, 6].flatMap((quantity) =>
    articles.slice(0, linesOfCart).map((article) => put(cookie, article, quantity)),
  );

export const reading = (cookie: string): string[] => [requestText({ path: cartPath, headers: { ...csrf, cookie } })];
