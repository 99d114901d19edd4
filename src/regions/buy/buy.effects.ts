import { changeCart } from '../../clients/cart-change.effects.ts';
import { loadCart, type CartAnswered } from '../../clients/cart-load.effects.ts';
import { askForLongTermToken, publishCart } from '../../clients/cart.effects.ts';
import { dimensionParameter } from '../../contracts/catalogue/dimension.contract.ts';
import { quantityOf } from '../../domain/cart/cart.rules.ts';
import type { Browser } from '../../platform/browser.ts';
import type { WholeBrowser } from '../../platform/whole-browser.ts';

/** Higher than any limit: larger values are refused in any case. */
const mostAsked = 9999;

export interface Addition {
  readonly id: string;
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
}

/**
 * CART-4. The contract sets total quantities, and another tab or device may have changed this one. So the cart is read first,
 * and the chosen quantity is added.
 */
export const addToCart = async (browser: Browser, addition: Addition): Promise<CartAnswered> => {
  const { id, quantity, ...key } = addition;
  await askForLongTermToken(browser);
  const before = await loadCart(browser);
  if (before.kind === 'unchanged' || !before.cart) return before;
  const total = Math.min(quantityOf(before.cart, key) + quantity, mostAsked);
  const answer = await changeCart(browser, { setArticle: { ...key, quantity: total } }, id);
  // A refusal contains the current cart, which may have changed, too.
  if (answer.kind !== 'unchanged' && answer.cart) publishCart(browser, answer.cart);
  return answer;
};

export const writeAddress = (browser: WholeBrowser, slug: string): void => {
  const url = browser.url();
  url.searchParams.set(dimensionParameter, slug);
  browser.replaceUrl(url);
};
