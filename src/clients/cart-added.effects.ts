import type { ArticleKey } from '../contracts/cart/offer.contract.ts';
import type { Browser } from '../platform/browser.ts';
import { pressInPage } from '../platform/press-in-page.ts';
import { changeCart } from './cart-change.effects.ts';
import type { CartAnswered } from './cart-load.effects.ts';
import { keptCart, publishCart } from './cart.effects.ts';

/** What a page has just put into the cart. */
export type Added = ArticleKey & { readonly quantity: number; readonly title: string };

let last: Added | undefined;

/** The addition that the flyout of the cart is opened for. */
export const lastAdded = (): Added | undefined => last;
export const forgetAdded = (): void => {
  last = undefined;
};

/**
 * Opens the flyout of the cart for an addition. The click is the one of the button beside the icon: it wakes the region of the icons
 * if that sleeps. Nothing opens on a page without icons, or when the focus has gone to another part meanwhile.
 */
export const showAdded = (added: Added): void => {
  last = added;
  pressInPage('[data-icon="cart"] > [aria-expanded="false"]', '[data-region="buy"]');
};

/** Takes out the pieces of an addition again; pieces that were there before stay. */
export const undoAdded = async (browser: Browser, { productId, tcm, quantity }: Added): Promise<CartAnswered> => {
  const { quantity: pieces = 0 } =
    keptCart(browser)?.articles.find((article) => article.productId === productId && article.tcm === tcm) ?? {};
  const left = Math.max(0, pieces - quantity);
  const answer = await changeCart(browser, { setArticle: { productId, tcm, quantity: left } }, browser.newId());
  if (answer.kind !== 'unchanged' && answer.cart) publishCart(browser, answer.cart);
  return answer;
};
