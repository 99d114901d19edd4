import type { CartErrorCode, LimitCode } from '../contracts/cart/cart-codes.constants.ts';
import type { Refusal } from '../contracts/cart/cart.contract.ts';
import type { Translate } from './translate.ts';

type Words = (t: Translate, limit: number) => string;

/** CART-5 */
const limitWords: Readonly<Partial<Record<CartErrorCode, Words>>> = {
  CART_LIMIT: (t, limit) => t('cart.limit.cart', { limit }),
  ITEM_LIMIT: (t, limit) => t('cart.limit.item', { limit }),
  AVAILABILITY_LIMIT: (t, limit) => t('cart.limit.availability', { limit }),
} satisfies Record<LimitCode, Words>;

/** CART-5, CART-6: the visitor's text for a refused change. */
export const refusalText = (t: Translate, { code, limit = 0 }: Refusal): string =>
  limitWords[code]?.(t, limit) ?? t('cart.error.change');
