import type { BrowserContext } from '@playwright/test';
import { cartPath, type Cart } from '../../src/contracts/cart/cart.contract.ts';
import { csrfHeader, type SiteCode } from '../../src/contracts/shop/site.contract.ts';
import type { RunningShop } from './shop.ts';

/** What the shop has in the cart of whoever browses there: asked by the shop's own call, past the page. */
export const cartOf = async (context: BrowserContext, shop: RunningShop, site: SiteCode): Promise<Cart> => {
  const cookies = await context.cookies(shop.originOf(site));
  const answer = await shop.ask({
    site,
    path: cartPath,
    headers: { [csrfHeader]: '1', cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  if (answer.status !== 200) throw new Error(`the cart answers ${answer.status}: ${answer.body}`);
  return (JSON.parse(answer.body) as { cart: Cart }).cart; // our own server's answer; its schema is tested elsewhere
};

/** Names and numbers of what is in a cart. */
export const contentOf = ({ articles, numberOfArticles, total }: Cart) => ({
  articles: articles.map(({ productId, tcm, quantity }) => ({ productId, tcm, quantity })),
  numberOfArticles,
  total,
});
