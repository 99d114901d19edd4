import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { VoucherItem } from '../../contracts/staff/desk-items.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';

const prefix = 'voucher ';
export const voucherKey = (code: string): string => `${prefix}${code}`;

/** A public voucher as the desk edits it; one with an amount, a minimum or counted uses is not for all visitors. */
export const itemOfVoucher = (
  { title, worth, from, to }: Omit<Voucher, 'used'>,
  timeZone: string,
): VoucherItem | undefined =>
  'percent' in worth
    ? {
        title,
        percent: worth.percent,
        ...omitNullish({ from: from && localTime(from, timeZone), to: to && localTime(to, timeZone) }),
      }
    : undefined;

/** An item of the desk as the cart takes it. */
export const voucherOfItem = (site: SiteCode, key: string, item: VoucherItem, timeZone: string): Voucher => {
  const at = (text: string | undefined) => (text === undefined ? undefined : zonedTime(text, timeZone));
  return {
    code: key.slice(prefix.length),
    site,
    title: item.title,
    worth: { percent: item.percent },
    minimumMinor: 0,
    ...omitNullish({ from: at(item.from), to: at(item.to) }),
    used: 0,
  };
};
