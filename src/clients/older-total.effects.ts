import { quantityOf } from '../domain/cart/cart.rules.ts';
import type { Browser } from '../platform/browser.ts';
import { changeCart } from './cart-change.effects.ts';
import { loadCart, type CartAnswered } from './cart-load.effects.ts';
import type { Addition } from './cart-send.effects.ts';

/** Higher than any limit: larger values are refused in any case. */
const mostAsked = 9999;

/** An older cart service knows totals only, so the cart is read and the pieces are added to what it has. */
export const setTotal = async (browser: Browser, { id, quantity, ...key }: Addition): Promise<CartAnswered> => {
  const before = await loadCart(browser);
  if (before.kind === 'unchanged' || !before.cart) return before;
  const total = Math.min(quantityOf(before.cart, key) + quantity, mostAsked);
  return changeCart(browser, { setArticle: { ...key, quantity: total } }, id);
};
