import { cartPath, longTermTokenHeader, type Cart } from '../contracts/cart/cart.contract.ts';
import { jsonText } from '../lib/json-text.ts';
import { sameJson } from '../lib/same-json.ts';
import { memoizePerOwner } from '../lib/flow/memoize-per-owner.ts';
import { longTermTokenPath } from '../contracts/customer/header-start.contract.ts';
import { longTermTokenCookie, loginTokenCookie } from '../contracts/customer/login.contract.ts';
import { wantsLongTermToken } from '../domain/customer/login.rules.ts';
import type { Browser } from '../platform/browser.ts';
import type { HttpResult } from '../platform/http.ts';

/** Key of the stored cart, which a page shows until the server has responded (CART-7). */
export const cartStorageKey = 'kontor.cart';

/** Whether a cart has the shape of our own service, by the members that differ between services. */
const isOurs = (value: unknown): value is Cart => {
  // Every member is checked before use.
  const cart = value as Partial<Cart> | null | undefined;
  return !!(
    cart?.vouchers &&
    cart.total &&
    cart.articles?.every((article) => article.quantity >= 0) &&
    cart.giftCards?.every(({ article }) => article.quantity >= 0)
  );
};

/** CART-2: a cart as it came, in our own shape; the reader of other services is loaded only where it is needed. */
export const cartOf = async (value: unknown): Promise<Cart | undefined> => {
  if (isOurs(value)) return value;
  if (!value) return undefined;
  const older = await import('./older-cart.rules.ts').catch(() => undefined);
  return older?.readCart(value);
};

/** The cart of a successful response. */
export const cartIn = (response: HttpResult): Promise<Cart | undefined> =>
  // The body may be anything.
  cartOf(
    response.kind === 'answer' && response.status === 200
      ? (response.body as { readonly cart?: unknown } | undefined)?.cart
      : undefined,
  );

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

export const requestCart = (browser: Browser): Promise<HttpResult> =>
  browser.http.call({ method: 'GET', path: cartPath, headers: headersOf(browser) });

/** The stored cart, or `undefined`. */
export const keptCart = ({ storage }: Pick<Browser, 'storage'>): Cart | undefined => {
  try {
    const cart: unknown = JSON.parse(storage.get(cartStorageKey) ?? '');
    return isOurs(cart) ? cart : undefined;
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

/** The count that the page shows now. */
export const shownCount = (browser: Browser): number => lastCounts.get(browser) ?? keptCount(browser);

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
  if (cart) browser.storage.set(cartStorageKey, jsonText(cart));
  else browser.storage.remove(cartStorageKey);
  tellStored(browser, count);
  if (count !== before) browser.events.emit('kontor:cart-data-changed', { count });
};
