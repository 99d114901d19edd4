import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';

export type VoucherCheck =
  | { readonly ok: true; readonly discountMinor: number }
  | { readonly ok: false; readonly code: VoucherRefusal };

/** Normalises a typed code: capitals without accents (codes have none: `kávé25` is KAVE25), no spaces. */
export const voucherCodeOf = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\s\u00AD\u200B\p{M}]+/gu, '');

/** Calculates the discount, rounded up in favour of the shopper and never above the total. */
export const discountOf = ({ worth }: Pick<Voucher, 'worth'>, totalMinor: number): number => {
  const off = 'percent' in worth ? Math.ceil((totalMinor * worth.percent) / 100 - 1e-9) : worth.amountMinor;
  return Math.min(off, totalMinor);
};

/** CART-15: checks a voucher. One of another site or one that is not valid yet is unknown: a visitor must not learn of it. */
export const checkVoucher = (
  voucher: Voucher | undefined,
  { site, totalMinor, at }: { readonly site: SiteCode; readonly totalMinor: number; readonly at: Date },
): VoucherCheck => {
  if (!voucher || voucher.site !== site || (voucher.from && at < voucher.from))
    return { ok: false, code: 'VOUCHER_UNKNOWN' };
  if (voucher.uses !== undefined && voucher.used >= voucher.uses) return { ok: false, code: 'VOUCHER_USED' };
  if (voucher.to && at >= voucher.to) return { ok: false, code: 'VOUCHER_EXPIRED' };
  if (totalMinor < voucher.minimumMinor || totalMinor === 0) return { ok: false, code: 'VOUCHER_MINIMUM_NOT_REACHED' };
  return { ok: true, discountMinor: discountOf(voucher, totalMinor) };
};
