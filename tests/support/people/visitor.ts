import type { Article, Cart } from '../../../src/contracts/cart/cart.contract.ts';
import { cartPath } from '../../../src/contracts/cart/cart.contract.ts';
import { csrfHeader, type SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { cookieHeader, keepCookieLines } from './cookies.ts';
import type { ShopAnswer, ShopRequest } from '../shops/shop.ts';

type Ask = (request: ShopRequest) => Promise<ShopAnswer>;

export interface ArticleKey {
  readonly productId: string;
  readonly tcm: string;
}

/** A visitor of one site who keeps cookies between requests; the shop may change (several servers, a restart). */
export const visitorOf = (site: SiteCode = 'DE') => {
  const cookies = new Map<string, string>();
  const call = async (ask: Ask, request: ShopRequest): Promise<ShopAnswer> => {
    const answer = await ask({
      site,
      ...request,
      headers: { [csrfHeader]: '1', ...cookieHeader(cookies), ...request.headers },
    });
    keepCookieLines(cookies, answer.headers['set-cookie']);
    return answer;
  };
  return {
    /** what the browser keeps by now: name and value */
    cookies: () => [...cookies],
    /** sets the quantity of an article and returns the status */
    set: async (ask: Ask, { productId, tcm }: ArticleKey, quantity: number): Promise<number> => {
      const body = JSON.stringify({ setArticle: { productId, tcm, quantity } });
      const answer = await call(ask, {
        method: 'PUT',
        path: cartPath,
        headers: { 'content-type': 'application/json' },
        body,
      });
      return answer.status;
    },
    cart: async (ask: Ask): Promise<Cart> => {
      const answer = await call(ask, { path: cartPath });
      if (answer.status !== 200) throw new Error(`the cart answers ${answer.status}: ${answer.body}`);
      return (JSON.parse(answer.body) as { cart: Cart }).cart; // our own server's answer; its schema is tested elsewhere
    },
  };
};
export type Visitor = ReturnType<typeof visitorOf>;

export const quantityIn = (cart: Cart, key: ArticleKey): number =>
  cart.articles.find(({ productId, tcm }: Article) => productId === key.productId && tcm === key.tcm)?.quantity ?? 0;
