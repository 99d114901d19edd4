import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';

export type VoucherCheck =
  | { readonly ok: true; readonly discountMinor: number }
  | { readonly ok: false; readonly code: VoucherRefusal };

/** As people type it: capitals, no spaces. */
export const voucherCodeOf = (text: string): string => text.toUpperCase().replaceAll(/[\s\u00AD\u200B]+/g, '');

/** Never more than what is bought; half a hundredth is given to the shopper. */
export const discountOf = ({ worth }: Pick<Voucher, 'worth'>, totalMinor: number): number => {
  const off = 'percent' in worth ? Math.ceil((totalMinor * worth.percent) / 100 - 1e-9) : worth.amountMinor;
  return Math.min(off, totalMinor);
};

/** CART-15. A voucher of another country and one that begins later are as good as none: neither is told of. */
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
