import { changeCart } from '../../clients/cart-change.effects.ts';
import { askForLongTermToken, loadCart, publishCart, type CartAnswered } from '../../clients/cart.effects.ts';
import { quantityOf } from '../../domain/cart/cart.rules.ts';
import type { Browser } from '../../platform/browser.ts';

/** More than any limit: what is typed beyond it is refused all the same. */
const mostAsked = 9999;

export interface Addition {
  readonly id: string;
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
}

/**
 * CART-4. The contract sets totals, and another tab or device may have changed this one: so the cart is looked at first, and
 * what was chosen is put on top of what is there.
 */
export const addToCart = async (browser: Browser, addition: Addition): Promise<CartAnswered> => {
  const { id, quantity, ...key } = addition;
  await askForLongTermToken(browser);
  const before = await loadCart(browser);
  if (before.kind !== 'cart') return before;
  const total = Math.min(quantityOf(before.cart, key) + quantity, mostAsked);
  const answer = await changeCart(browser, { setArticle: { ...key, quantity: total } }, id);
  // A refusal brings the cart as it stands, which may be news too.
  if (answer.kind !== 'unchanged' && answer.cart) publishCart(browser, answer.cart);
  return answer;
};
