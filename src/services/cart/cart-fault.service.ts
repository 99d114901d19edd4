import type { TechnicalCode } from '../../contracts/cart/cart.contract.ts';

/** What the cart stands on broke (CART-6). The code is what the visitor's page is told, the cause what the log is. */
export class CartFault extends Error {
  override readonly name = 'CartFault';
  readonly code: Exclude<TechnicalCode, 'UNKNOWN' | 'NOT_MODIFIED'>;
  constructor(code: CartFault['code'], cause?: unknown) {
    super(`the cart failed: ${code}`, { cause });
    this.code = code;
  }
}

export const stored = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (fault) {
    throw fault instanceof CartFault ? fault : new CartFault('CARTSTORAGE_UNAVAILABLE', fault);
  }
};
