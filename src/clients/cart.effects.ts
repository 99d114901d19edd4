import type { Refusal } from '../contracts/cart/cart.contract.ts';
import { memoizePerOwner } from '../lib/flow/memoize-per-owner.ts';
import {
  cartErrorCodes,
  cartPath,
  longTermTokenHeader,
  type Cart,
  type CartChange,
  type CartErrorCode,
} from '../contracts/cart/cart.contract.ts';
import { longTermTokenPath } from '../contracts/customer/header-start.contract.ts';
import { longTermTokenCookie, loginTokenCookie } from '../contracts/customer/login.contract.ts';
import { wantsLongTermToken } from '../domain/customer/login.rules.ts';

/**
 * The browser's end of the cart's contract, used by every region that reads or changes the cart. The outside comes as ports
 * of the shape that `src/platform` has them in.
 */
export interface CartPorts {
  readonly http: { call(request: CartRequest): Promise<CartResponse> };
  readonly cookies: { get(name: string): string | undefined };
  readonly storage: {
    get(key: string): string | undefined;
    set(key: string, value: string): void;
    remove(key: string): void;
  };
  readonly events: { emit(name: CartEvent, detail: { readonly count: number }): void };
  readonly clock: { now(): number };
}
type CartEvent = 'kontor:cart-count-changed' | 'kontor:cart-data-changed';

interface CartRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: CartChange | { readonly code: string };
  readonly keepalive?: boolean;
}
type CartResponse =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'failed'; readonly reason: string };

/** CART-1, CART-4: what came of a call. A refusal brings the cart along where the server told it. */
export type CartAnswered =
  | { readonly kind: 'cart'; readonly cart: Cart; readonly addedProduct?: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly cart?: Cart };

/** Where a page finds the cart of its last load before the server has answered (CART-7). */
export const cartStorageKey = 'kontor.cart';

const codes: ReadonlySet<unknown> = new Set(cartErrorCodes);
// Narrowed by the very list that the type is made of.
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

export const readAnswer = (response: CartResponse): CartAnswered => {
  const unknown: CartAnswered = { kind: 'refused', refusal: { code: 'UNKNOWN' } };
  if (response.kind === 'failed') return unknown;
  if (response.status === 304) return { kind: 'unchanged' };
  // Every member is looked at before it is believed.
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

/** LOGIN-5: once per page, and only where it is wanted. Whether it worked shows when the cart is changed. */
export const askForLongTermToken = (ports: CartPorts): Promise<unknown> => {
  const { cookies, clock, http } = ports;
  return wantsLongTermToken(cookies.get(longTermTokenCookie), cookies.get(loginTokenCookie), clock.now())
    ? memoizePerOwner(ports, 'long-term token', () => http.call({ method: 'GET', path: longTermTokenPath }))
    : Promise.resolve();
};

/** Whose cart it is. */
export const headersOf = ({ cookies }: CartPorts): Record<string, string> => {
  const token = cookies.get(longTermTokenCookie);
  return token === undefined ? {} : { [longTermTokenHeader]: token };
};

/** Whether there can be anything in the cart at all: without a token nothing was ever kept. */
export const mayHaveCart = ({ cookies }: CartPorts): boolean => cookies.get(longTermTokenCookie) !== undefined;

export const loadCart = async (ports: CartPorts): Promise<CartAnswered> =>
  readAnswer(await ports.http.call({ method: 'GET', path: cartPath, headers: headersOf(ports) }));

/** The copy that was kept, or nothing. */
export const keptCart = ({ storage }: Pick<CartPorts, 'storage'>): Cart | undefined => {
  try {
    const cart: unknown = JSON.parse(storage.get(cartStorageKey) ?? '');
    return isCart(cart) ? cart : undefined;
  } catch {
    return undefined;
  }
};
export const keptCount = (ports: Pick<CartPorts, 'storage'>): number | undefined => keptCart(ports)?.numberOfArticles;

/** CART-7, CART-12: keeps what the server said, and tells the page. Without a cart the kept one is forgotten. */
export const publishCart = (ports: CartPorts, cart: Cart | undefined): void => {
  const before = keptCount(ports) ?? 0;
  const count = cart?.numberOfArticles ?? 0;
  if (cart) ports.storage.set(cartStorageKey, JSON.stringify(cart));
  else ports.storage.remove(cartStorageKey);
  ports.events.emit('kontor:cart-count-changed', { count });
  if (count !== before) ports.events.emit('kontor:cart-data-changed', { count });
};
