import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { Money, SiteCode } from '../../contracts/shop/site.contract.ts';
import type { VoucherOutcome, Vouchers } from '../../contracts/cart/voucher.contract.ts';
import { checkVoucher, voucherCodeOf } from '../../domain/cart/voucher.rules.ts';
import type { VoucherRepository } from './voucher.repository.ts';

export interface VoucherServiceParts {
  readonly repository: VoucherRepository;
  /** random numbers below a bound, each as likely as any other */
  readonly random: (below: number) => number;
}

/** Without characters that are confused when read from paper: 0 O, 1 I L, 5 S, 8 B, U V. */
const signs = '234679ACDEFGHJKMNPQRTWXYZ';
const groups = 3;
const groupLength = 4;
/** 25^12 codes: a collision is very unlikely, and a second try makes it harmless. */
const tries = 3;

const codePattern = /^[A-Z0-9-]{1,40}$/;

const outcomeOf = (voucher: Voucher | undefined, site: SiteCode, total: Money, at: Date): VoucherOutcome => {
  const { currency } = total;
  const check = checkVoucher(voucher, { site, totalMinor: total.amountMinor, at });
  if (check.ok && voucher) {
    const { code, title } = voucher;
    return { ok: true, voucher: { code, title, discount: { amountMinor: check.discountMinor, currency } } };
  }
  const code = check.ok ? 'VOUCHER_UNKNOWN' : check.code;
  const minimumMinor = voucher?.minimumMinor ?? 0;
  return code === 'VOUCHER_MINIMUM_NOT_REACHED' && minimumMinor > 0
    ? { ok: false, code, minimum: { amountMinor: minimumMinor, currency } }
    : { ok: false, code };
};

/** Makes, checks and uses up vouchers; the rule is the contract's own (`voucher.rules.ts`). */
export const createVoucherService = ({ repository, random }: VoucherServiceParts): Vouchers => {
  const group = (): string => Array.from({ length: groupLength }, () => signs.charAt(random(signs.length))).join('');
  const newCode = (): string => Array.from({ length: groups }, group).join('-');
  const known = (text: string): string | undefined => {
    const code = voucherCodeOf(text);
    return codePattern.test(code) ? code : undefined;
  };

  const find = async (site: SiteCode, text: string): Promise<Voucher | undefined> => {
    const code = known(text);
    return code === undefined ? undefined : repository.read(site, code);
  };

  return {
    issue: async (tx, voucher) => {
      for (let round = 0; round < tries; round += 1) {
        const code = newCode();
        if (await repository.insert(tx, { ...voucher, code })) return code;
      }
      throw new Error('no voucher code was free');
    },

    find,
    check: async (site, text, total, at) => outcomeOf(await find(site, text), site, total, at),

    use: async (tx, { site, code: text, total, orderId, at }) => {
      const code = known(text);
      const voucher = code === undefined ? undefined : await repository.readToUse(tx, site, code);
      if (!voucher) return outcomeOf(undefined, site, total, at);
      // The order's own use does not count against it.
      if (await repository.isUsedBy(tx, voucher, orderId))
        return outcomeOf({ ...voucher, used: voucher.used - 1 }, site, total, at);
      const outcome = outcomeOf(voucher, site, total, at);
      if (outcome.ok) await repository.noteUse(tx, voucher, orderId, at);
      return outcome;
    },
  };
};
