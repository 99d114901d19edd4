/** CART-15: each has a text. */
export const voucherRefusals = [
  'VOUCHER_UNKNOWN',
  'VOUCHER_EXPIRED',
  'VOUCHER_USED',
  'VOUCHER_MINIMUM_NOT_REACHED',
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];
