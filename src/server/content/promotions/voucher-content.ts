import type { Voucher } from '../../../contracts/cart/voucher.contract.ts';
import { Type, type Static } from 'typebox';
import { siteCodeSchema, siteCodes, type SiteCode } from '../../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import { scheduledTime, scheduledTimePattern } from '../../../lib/time/scheduled-time.ts';
import type { Site } from '../../../sites/site.ts';
import { sites } from '../../../sites/sites.ts';
import type { Fault } from '../faults/content-faults.ts';
import { readContentFile } from '../content-files.ts';

const closed = { additionalProperties: false } as const;
const time = Type.Optional(Type.String({ pattern: scheduledTimePattern }));

/** `content/vouchers.json`: codes that the shop shows to all visitors (CART-15), with their titles by language. */
export const voucherFileSchema = Type.Array(
  Type.Object(
    {
      code: Type.String({ pattern: '^[A-Z0-9]{3,20}$' }),
      sites: Type.Optional(Type.Array(siteCodeSchema, { minItems: 1, uniqueItems: true })),
      percent: Type.Integer({ minimum: 1, maximum: 100 }),
      from: time,
      to: time,
      titles: Type.Record(Type.String({ pattern: '^[a-z]{2}$' }), Type.String({ minLength: 1, maxLength: 60 })),
    },
    closed,
  ),
  { maxItems: 200 },
);
export type VoucherFile = Static<typeof voucherFileSchema>;

const file = 'vouchers.json';

const sitesOf = ({ sites: codes = siteCodes }: { readonly sites?: readonly SiteCode[] }): readonly SiteCode[] => codes;
const isOn = (voucher: VoucherFile[number], { code }: Site): boolean => sitesOf(voucher).includes(code);

const rowOf = (
  { code, percent, from, to, titles }: VoucherFile[number],
  site: Site,
  now: Date,
): Omit<Voucher, 'used'> => ({
  code,
  site: site.code,
  // The schema was checked when the file was read.
  title: titles[site.language] ?? code,
  worth: { percent },
  minimumMinor: 0,
  ...omitNullish({
    from: from === undefined ? undefined : scheduledTime(from, site.timeZone, now),
    to: to === undefined ? undefined : scheduledTime(to, site.timeZone, now),
  }),
});

export const voucherRows = (vouchers: VoucherFile, site: Site, now: Date): Omit<Voucher, 'used'>[] =>
  vouchers.filter((voucher) => isOn(voucher, site)).map((voucher) => rowOf(voucher, site, now));

export const readVouchers = (folder: string, now: Date, fault: Fault): VoucherFile => {
  const vouchers = readContentFile(folder, file, voucherFileSchema, fault) ?? [];
  for (const [place, voucher] of vouchers.entries()) {
    const { code, titles } = voucher;
    const before = vouchers.slice(0, place).filter((other) => other.code === code);
    for (const site of sitesOf(voucher).map((one) => sites[one])) {
      if (before.some((other) => isOn(other, site))) fault(file, `${place}.code`, `${code} is taken on ${site.code}`);
      if (!titles[site.language]) fault(file, `${place}.titles.${site.language}`, `is missing for ${site.code}`);
      const { from, to } = rowOf(voucher, site, now);
      if (from && to && from >= to) fault(file, `${place}.to`, 'must be after from');
    }
  }
  return vouchers;
};
