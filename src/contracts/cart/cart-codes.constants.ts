/** CART-5 */
export const limitCodes = ['CART_LIMIT', 'ITEM_LIMIT', 'AVAILABILITY_LIMIT'] as const;
export type LimitCode = (typeof limitCodes)[number];
/** CART-6 */
export const technicalCodes = [
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const;
export type TechnicalCode = (typeof technicalCodes)[number];
/** Both, written out: a list that is concatenated at run time would bring every schema that uses it into the browser. */
export const cartErrorCodes = [
  'CART_LIMIT',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
  'UNKNOWN',
  'CARTSTORAGE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'PRICE_UNAVAILABLE',
  'NOT_MODIFIED',
] as const satisfies readonly (LimitCode | TechnicalCode)[];
export type CartErrorCode = (typeof cartErrorCodes)[number];
