import { cartPath, idempotencyHeader, type CartChange } from '../contracts/cart/cart.contract.ts';
import { readAnswer, type CartAnswered } from './cart-load.effects.ts';
import { askForLongTermToken, headersOf } from './cart.effects.ts';
import type { Browser } from '../platform/browser.ts';

/** Sends a change; a repeated one has the same `changeId` (CART-13). The request continues when the visitor leaves the page. */
export const changeCart = async (browser: Browser, change: CartChange, changeId: string): Promise<CartAnswered> => {
  // A token request under way must finish first, or this change would be given a second token.
  await askForLongTermToken(browser);
  const headers = { ...headersOf(browser), [idempotencyHeader]: changeId };
  const call = () => browser.http.call({ method: 'PUT', path: cartPath, headers, body: change, keepalive: true });
  const first = await call();
  // The response may be lost although the change was made: the id prevents a second change.
  return readAnswer(first.kind === 'failed' && first.reason === 'network' ? await call() : first);
};
