import { cartErrorCodes, type CartErrorCode } from '../contracts/cart/cart-codes.constants.ts';
import { type Cart, type Refusal } from '../contracts/cart/cart.contract.ts';
import type { Browser } from '../platform/browser.ts';
import type { HttpResult } from '../platform/http.ts';
import { cartOf, requestCart } from './cart.effects.ts';

/** CART-1, CART-4: the outcome of a call. A refusal carries the cart when the server sent it. */
export type CartAnswered =
  | { readonly kind: 'cart'; readonly cart: Cart; readonly addedProduct?: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly cart?: Cart };

const codes: ReadonlySet<unknown> = new Set(cartErrorCodes);
// The type is derived from this list.
const isCode = (value: unknown): value is CartErrorCode => codes.has(value);

interface AnswerBody {
  readonly cart?: unknown;
  readonly addedProduct?: unknown;
  readonly error?: unknown;
  readonly limit?: unknown;
}

/** CART-3: reads the response of a load or a change. A success, too, may come with an `error`: nothing was changed then. */
export const readAnswer = async (response: HttpResult): Promise<CartAnswered> => {
  if (response.kind === 'failed') return { kind: 'refused', refusal: { code: 'UNKNOWN' } };
  if (response.status === 304) return { kind: 'unchanged' };
  // Every member is checked before use.
  const { cart: sent, addedProduct, error, limit } = (response.body ?? {}) as AnswerBody;
  const cart = await cartOf(sent);
  if (response.status === 200 && cart && !error) {
    return { kind: 'cart', cart, ...(typeof addedProduct === 'string' ? { addedProduct } : {}) };
  }
  return {
    kind: 'refused',
    refusal: { code: isCode(error) ? error : 'UNKNOWN', ...(typeof limit === 'number' ? { limit } : {}) },
    ...(cart ? { cart } : {}),
  };
};

export const loadCart = async (browser: Browser): Promise<CartAnswered> => readAnswer(await requestCart(browser));
