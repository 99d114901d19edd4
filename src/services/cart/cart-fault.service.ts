import type { TechnicalCode } from '../../contracts/cart/cart-codes.constants.ts';

/** A failure of the cart's storage or product data (CART-6). The page shows the code, the log contains the cause. */
export class CartFault extends Error {
  override readonly name = 'CartFault';
  readonly code: Exclude<TechnicalCode, 'UNKNOWN' | 'NOT_MODIFIED'>;
  constructor(code: CartFault['code'], cause?: unknown) {
    super(`the cart failed: ${code}`, { cause });
    this.code = code;
  }
}

/** Awaits the storage and turns its failure into a CartFault. */
export const stored = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (fault) {
    throw fault instanceof CartFault ? fault : new CartFault('CARTSTORAGE_UNAVAILABLE', fault);
  }
};
