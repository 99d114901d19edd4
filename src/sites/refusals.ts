import type { Refusal } from '../contracts/cart/cart.contract.ts';
import type { CartErrorCode } from '../contracts/cart/cart.contract.ts';
import type { Translate } from './translate.ts';

type Words = (t: Translate, limit: number) => string;

const later: Words = (t) => t('cart.error.change');

/** CART-5, CART-6: the visitor's text for a refused change. */
const changeWords: Readonly<Record<CartErrorCode, Words>> = {
  CART_LIMIT: (t, limit) => t('cart.limit.cart', { limit }),
  ITEM_LIMIT: (t, limit) => t('cart.limit.item', { limit }),
  AVAILABILITY_LIMIT: (t, limit) => t('cart.limit.availability', { limit }),
  UNKNOWN: later,
  CARTSTORAGE_UNAVAILABLE: later,
  PRODUCTDATA_UNAVAILABLE: later,
  PRICE_UNAVAILABLE: later,
  NOT_MODIFIED: later,
};

export const refusalText = (t: Translate, { code, limit = 0 }: Refusal): string => changeWords[code](t, limit);
