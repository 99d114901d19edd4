import { cartPath, idempotencyHeader } from '../contracts/cart/cart.contract.ts';
import type { CartRequest } from '../contracts/cart/cart-request.contract.ts';
import type { ArticleKey } from '../contracts/cart/offer.contract.ts';
import { askForLongTermToken, headersOf, shownCount, tellCount } from './cart.effects.ts';
import type { Browser } from '../platform/browser.ts';
import type { HttpResult } from '../platform/http.ts';

/** Sends a change; a repeated one has the same `changeId` (CART-13). The request continues when the visitor leaves the page. */
export const sendChange = async (browser: Browser, body: CartRequest, changeId: string): Promise<HttpResult> => {
  // A token request under way must finish first, or this change would be given a second token.
  await askForLongTermToken(browser);
  const headers = { ...headersOf(browser), [idempotencyHeader]: changeId };
  const call = () => browser.http.call({ method: 'PUT', path: cartPath, headers, body, keepalive: true });
  const first = await call();
  // The response may be lost although the change was made: the id prevents a second change.
  return first.kind === 'failed' && first.reason === 'network' ? call() : first;
};

export type Addition = ArticleKey & { readonly id: string; readonly quantity: number };

interface SentAddition {
  readonly addition: Addition;
  readonly response: Promise<HttpResult>;
}

/** CART-4: adds pieces to those in the cart. The count is shown before the answer; `readAddition` corrects it. */
const send = (browser: Browser, addition: Addition): SentAddition => {
  const { id, productId, tcm, quantity } = addition;
  tellCount(browser, shownCount(browser) + quantity);
  return { addition, response: sendChange(browser, { addArticle: { productId, tcm, quantity } }, id) };
};

/** The addition of a region that sleeps; its response is not read yet. */
let asleep: SentAddition | undefined;

/** Sends an addition for a region that sleeps, and returns the response. Another one before it is awake is not sent. */
export const sendAsleep = (browser: Browser, addition: Addition): Promise<HttpResult> => {
  asleep ??= send(browser, addition);
  return asleep.response;
};

/** Returns the addition of this product that was sent before its region was awake, once. */
export const takeSent = (productId: string): SentAddition | undefined => {
  const found = asleep;
  if (found?.addition.productId !== productId) return undefined;
  asleep = undefined;
  return found;
};

/** Sends an addition, unless one of this product was sent while its region slept: then that one is returned. */
export const sendAddition = (browser: Browser, addition: Addition): SentAddition =>
  takeSent(addition.productId) ?? send(browser, addition);
