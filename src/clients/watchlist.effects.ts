import { jsonText } from '../lib/json-text.ts';
import { readClaims } from '../lib/token-claims.ts';
import { mostWatched, watchlistPath } from '../contracts/customer/account.contract.ts';
import { loginTokenCookie } from '../contracts/customer/login.contract.ts';
import { watchStorageKey } from '../contracts/customer/watchlist.contract.ts';
import type { Browser } from '../platform/browser.ts';
import type { HttpResult } from '../platform/http.ts';

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && /^\d{9}$/.test(id)) : [];

export const guestList = ({ storage }: Pick<Browser, 'storage'>): string[] => {
  try {
    return listIn(JSON.parse(storage.get(watchStorageKey) ?? '[]'));
  } catch {
    return [];
  }
};

const isLoggedIn = ({ cookies, clock }: Browser): boolean =>
  (readClaims(cookies.get(loginTokenCookie) ?? '')?.exp ?? 0) * 1000 > clock.now();

const idsOf = (response: HttpResult): string[] | undefined =>
  response.kind === 'answer' && (response.status === 200 || response.status === 409)
    ? // Checked by `listIn`.
      listIn((response.body as { readonly productIds?: unknown } | undefined)?.productIds)
    : undefined;

const put = async ({ http }: Browser, productIds: readonly string[], on: boolean): Promise<string[] | undefined> =>
  idsOf(await http.call({ method: 'PUT', path: watchlistPath, body: { productIds, on }, keepalive: true }));

/**
 * Loads the watchlist; returns `undefined` when the account did not answer. After a login the guest's list is merged into the
 * account and removed from the browser.
 */
export const loadWatched = async (browser: Browser): Promise<readonly string[] | undefined> => {
  const guest = guestList(browser);
  if (!isLoggedIn(browser)) return guest;
  if (guest.length > 0) {
    const merged = await put(browser, guest, true);
    if (!merged) return guest;
    browser.storage.remove(watchStorageKey);
    return merged;
  }
  return idsOf(await browser.http.call({ method: 'GET', path: watchlistPath }));
};

/** Returns the list after the change, or `undefined` when the change failed. */
export const changeWatched = async (
  browser: Browser,
  productId: string,
  on: boolean,
): Promise<readonly string[] | undefined> => {
  const { storage } = browser;
  if (isLoggedIn(browser)) {
    const changed = await put(browser, [productId], on);
    // Other tabs hear of the change by the guest's list, which is empty.
    storage.set(watchStorageKey, '[]');
    storage.remove(watchStorageKey);
    return changed;
  }
  const others = guestList(browser).filter((id) => id !== productId);
  const next = (on ? [productId, ...others] : others).slice(0, mostWatched);
  storage.set(watchStorageKey, jsonText(next));
  return next;
};
