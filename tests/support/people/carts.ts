import type { BrowserContext } from '@playwright/test';
import { cartPath, type Cart } from '../../../src/contracts/cart/cart.contract.ts';
import { csrfHeader, type SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import type { RunningShop } from '../shops/shop.ts';

/** The stored cart of the visitor in this browser context, loaded by the shop's own call. */
export const cartOf = async (context: BrowserContext, shop: RunningShop, site: SiteCode): Promise<Cart> => {
  const cookies = await context.cookies(shop.originOf(site));
  const answer = await shop.ask({
    site,
    path: cartPath,
    headers: { [csrfHeader]: '1', cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  if (answer.status !== 200) throw new Error(`the cart responds with ${answer.status}: ${answer.body}`);
  return (JSON.parse(answer.body) as { cart: Cart }).cart; // our own server's answer; its schema is tested elsewhere
};

/** The keys and quantities of a cart's articles, with its sums. */
export const contentOf = ({ articles, numberOfArticles, total }: Cart) => ({
  articles: articles.map(({ productId, tcm, quantity }) => ({ productId, tcm, quantity })),
  numberOfArticles,
  total,
});
