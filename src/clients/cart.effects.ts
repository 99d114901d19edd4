import {
  type Refusal,
  cartErrorCodes,
  cartPath,
  longTermTokenHeader,
  type Cart,
  type CartErrorCode,
} from '../contracts/cart/cart.contract.ts';
import { sameJson } from '../lib/same-json.ts';
import { memoizePerOwner } from '../lib/flow/memoize-per-owner.ts';
import { longTermTokenPath } from '../contracts/customer/header-start.contract.ts';
import { longTermTokenCookie, loginTokenCookie } from '../contracts/customer/login.contract.ts';
import { wantsLongTermToken } from '../domain/customer/login.rules.ts';
import type { Browser } from '../platform/browser.ts';
import type { HttpResult } from '../platform/http.ts';

/** CART-1, CART-4: the outcome of a call. A refusal carries the cart when the server sent it. */
export type CartAnswered =
  | { readonly kind: 'cart'; readonly cart: Cart; readonly addedProduct?: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly cart?: Cart };

/** Key of the stored cart, which a page shows until the server has responded (CART-7). */
export const cartStorageKey = 'kontor.cart';

const codes: ReadonlySet<unknown> = new Set(cartErrorCodes);
// The type is derived from this list.
const isCode = (value: unknown): value is CartErrorCode => codes.has(value);

const isCart = (value: unknown): value is Cart =>
  typeof value === 'object' &&
  value !== null &&
  'vouchers' in value &&
  'numberOfArticles' in value &&
  typeof value.numberOfArticles === 'number';

interface AnswerBody {
  readonly cart?: unknown;
  readonly addedProduct?: unknown;
  readonly error?: unknown;
  readonly limit?: unknown;
}

export const readAnswer = (response: HttpResult): CartAnswered => {
  const unknown: CartAnswered = { kind: 'refused', refusal: { code: 'UNKNOWN' } };
  if (response.kind === 'failed') return unknown;
  if (response.status === 304) return { kind: 'unchanged' };
  // Every member is checked before use.
  const { cart, addedProduct, error, limit } = (response.body ?? {}) as AnswerBody;
  if (response.status === 200 && isCart(cart)) {
    return { kind: 'cart', cart, ...(typeof addedProduct === 'string' ? { addedProduct } : {}) };
  }
  return {
    kind: 'refused',
    refusal: { code: isCode(error) ? error : 'UNKNOWN', ...(typeof limit === 'number' ? { limit } : {}) },
    ...(isCart(cart) ? { cart } : {}),
  };
};

/** LOGIN-5: requests the token once per page, and only when it is needed. A failure shows when the cart is changed. */
export const askForLongTermToken = (browser: Browser): Promise<unknown> => {
  const { cookies, clock, http } = browser;
  return wantsLongTermToken(cookies.get(longTermTokenCookie), cookies.get(loginTokenCookie), clock.now())
    ? memoizePerOwner(browser, 'long-term token', () => http.call({ method: 'GET', path: longTermTokenPath }))
    : Promise.resolve();
};

/** The headers that identify the owner of the cart. */
export const headersOf = ({ cookies }: Browser): Record<string, string> => {
  const token = cookies.get(longTermTokenCookie);
  return token === undefined ? {} : { [longTermTokenHeader]: token };
};

/** Whether the cart can have content: without a token nothing was ever stored. */
export const mayHaveCart = ({ cookies }: Browser): boolean => cookies.get(longTermTokenCookie) !== undefined;

export const loadCart = async (browser: Browser): Promise<CartAnswered> =>
  readAnswer(await browser.http.call({ method: 'GET', path: cartPath, headers: headersOf(browser) }));

/** The stored cart, or `undefined`. */
export const keptCart = ({ storage }: Pick<Browser, 'storage'>): Cart | undefined => {
  try {
    const cart: unknown = JSON.parse(storage.get(cartStorageKey) ?? '');
    return isCart(cart) ? cart : undefined;
  } catch {
    return undefined;
  }
};
export const keptCount = (browser: Pick<Browser, 'storage'>): number => keptCart(browser)?.numberOfArticles ?? 0;

/** Whether the page stores a copy that differs from this cart. */
export const keepsOther = (browser: Pick<Browser, 'storage'>, cart: Cart | undefined): boolean => {
  const kept = keptCart(browser);
  return kept !== undefined && !sameJson(kept, cart);
};

/** The last count that a page heard, from any code. */
const lastCounts = new WeakMap<Browser, number>();
export const noteCount = (browser: Browser, count: number): unknown => lastCounts.set(browser, count);

/** Informs the page of a count, if it differs from the last one. */
export const tellCount = (browser: Browser, count: number): void => {
  if (lastCounts.get(browser) === count) return;
  noteCount(browser, count);
  browser.events.emit('kontor:cart-count-changed', { count });
};

/** Informs the page that another cart is stored. */
export const tellStored = (browser: Browser, count = keptCount(browser)): void => {
  browser.events.emit('kontor:cart-stored', {});
  tellCount(browser, count);
};

/** CART-7, CART-12: stores the server's cart and informs the page. Without a cart the stored one is removed. */
export const publishCart = (browser: Browser, cart: Cart | undefined): void => {
  const before = keptCount(browser);
  const count = cart?.numberOfArticles ?? 0;
  if (cart) browser.storage.set(cartStorageKey, JSON.stringify(cart));
  else browser.storage.remove(cartStorageKey);
  tellStored(browser, count);
  if (count !== before) browser.events.emit('kontor:cart-data-changed', { count });
};
