import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import { changesAt, type Change } from '../../domain/content/release.rules.ts';
import { voucherKey } from './voucher-item.rules.ts';
import type { VoucherRepository } from './voucher.repository.ts';

export interface ChangedVoucherParts {
  readonly repository: VoucherRepository;
  /**
   * what releases of the desk change on a site, read in the caller's transaction if it has one: the embedded database serves no
   * other query until it ends
   */
  readonly changesOf: (site: SiteCode, tx?: Transaction) => Promise<readonly Change<Voucher>[]>;
  readonly now: () => Date;
}

/** Public codes of the desk are letters and figures; a personal code has hyphens, and is never looked up here. */
const isPublic = (code: string): boolean => /^[A-Z0-9]{3,20}$/.test(code);

/** Vouchers with the changes of releases that are public now. Drafts are no vouchers, not even in a preview: orders are real. */
export const changedVouchers = ({ repository, changesOf, now }: ChangedVoucherParts): VoucherRepository => {
  const withChange = async (
    site: SiteCode,
    code: string,
    own: Voucher | undefined,
    tx?: Transaction,
  ): Promise<Voucher | undefined> => {
    if (!isPublic(code)) return own;
    const change = changesAt(await changesOf(site, tx), now()).get(voucherKey(code));
    return change ? change.body : own;
  };
  return {
    ...repository,
    read: async (site, code) => withChange(site, code, await repository.read(site, code)),
    readToUse: async (tx, site, code) => withChange(site, code, await repository.readToUse(tx, site, code), tx),
  };
};
