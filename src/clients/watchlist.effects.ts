import { readClaims } from '../lib/token-claims.ts';
import { mostWatched, watchlistPath } from '../contracts/customer/account.contract.ts';
import { loginTokenCookie } from '../contracts/customer/login.contract.ts';
import { watchStorageKey } from '../contracts/customer/watchlist.contract.ts';

/** The browser's end of the watchlist: ports of the shape that `src/platform` has them in. */
export interface WatchPorts {
  readonly http: { call(request: WatchRequest): Promise<WatchResponse> };
  readonly cookies: { get(name: string): string | undefined };
  readonly storage: {
    get(key: string): string | undefined;
    set(key: string, value: string): void;
    remove(key: string): void;
  };
  readonly clock: { now(): number };
}
interface WatchRequest {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly body?: { readonly productIds: readonly string[]; readonly on: boolean };
  readonly keepalive?: boolean;
}
type WatchResponse =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'failed' };

const listIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && /^\d{9}$/.test(id)) : [];

export const guestList = ({ storage }: Pick<WatchPorts, 'storage'>): string[] => {
  try {
    return listIn(JSON.parse(storage.get(watchStorageKey) ?? '[]'));
  } catch {
    return [];
  }
};

const isLoggedIn = ({ cookies, clock }: WatchPorts): boolean =>
  (readClaims(cookies.get(loginTokenCookie) ?? '')?.exp ?? 0) * 1000 > clock.now();

const idsOf = (response: WatchResponse): string[] | undefined =>
  response.kind === 'answer' && (response.status === 200 || response.status === 409)
    ? // Looked at by `listIn`.
      listIn((response.body as { readonly productIds?: unknown } | undefined)?.productIds)
    : undefined;

const put = async ({ http }: WatchPorts, productIds: readonly string[], on: boolean): Promise<string[] | undefined> =>
  idsOf(await http.call({ method: 'PUT', path: watchlistPath, body: { productIds, on }, keepalive: true }));

/** The list as it is: a guest's goes into the account at the first chance after the login, and is then the account's alone. */
export const loadWatched = async (ports: WatchPorts): Promise<readonly string[]> => {
  const guest = guestList(ports);
  if (!isLoggedIn(ports)) return guest;
  if (guest.length > 0) {
    const merged = await put(ports, guest, true);
    if (!merged) return guest;
    ports.storage.remove(watchStorageKey);
    return merged;
  }
  return idsOf(await ports.http.call({ method: 'GET', path: watchlistPath })) ?? [];
};

/** What is watched after the change; nothing where it could not be made. */
export const changeWatched = async (
  ports: WatchPorts,
  productId: string,
  on: boolean,
): Promise<readonly string[] | undefined> => {
  if (isLoggedIn(ports)) return put(ports, [productId], on);
  const others = guestList(ports).filter((id) => id !== productId);
  const next = (on ? [productId, ...others] : others).slice(0, mostWatched);
  ports.storage.set(watchStorageKey, JSON.stringify(next));
  return next;
};
