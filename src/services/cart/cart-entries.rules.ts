import type { MergeReport, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import type { Offer } from '../../contracts/cart/offer.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import type { VoucherChange } from '../../domain/cart/cart-change.rules.ts';
import type { Change } from '../../domain/cart/kinds/kind.ts';
import { itemKeyOf, nameOf, piecesAfter } from '../../domain/cart/kinds/kinds.ts';
import { keyOfStored, type StoredArticle, type StoredItem } from '../../domain/cart/kinds/server-kind.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { serverKindOf } from './server-kinds.rules.ts';

/** CART-15: a code with its terms at the last lookup. It does not count as an entry of the cart. */
export interface VoucherEntry {
  readonly kind: 'voucher';
  readonly code: string;
  readonly title: string;
  readonly worth: Voucher['worth'];
  readonly minimumMinor: number;
  /** first moment at which it is no longer valid */
  readonly to?: string;
  /** why the code is no longer valid */
  readonly refusal?: VoucherRefusal;
}
/** CART-14: stays in the row until the cart is changed. */
export interface MergeEntry {
  readonly kind: 'merge';
  readonly report: MergeReport;
}
/** An article that is kept for later, as it was stored in the cart. It does not count as an entry of the cart. */
export interface KeptEntry {
  readonly kind: 'kept';
  readonly article: StoredArticle;
}
/** An entry of the stored row. */
export type CartEntry = StoredItem | VoucherEntry | MergeEntry | KeptEntry;

export const isItem = (entry: CartEntry): entry is StoredItem =>
  entry.kind !== 'voucher' && entry.kind !== 'merge' && entry.kind !== 'kept';
export const isKept = (entry: CartEntry): entry is KeptEntry => entry.kind === 'kept';

/** The entries without the report of a login, which is out of date after a change. */
export const withoutMerge = (entries: readonly CartEntry[]): readonly CartEntry[] =>
  entries.filter(({ kind }) => kind !== 'merge');

/** The entries after a change that the shared rule allowed. All others keep their place and content. */
export const entriesAfter = <Entry extends CartEntry>(
  entries: readonly Entry[],
  change: Change,
  offer: Offer | undefined,
): readonly (Entry | StoredItem)[] => {
  const name = nameOf(itemKeyOf(change));
  const pieces = piecesAfter(change);
  const isIt = (entry: CartEntry): boolean => isItem(entry) && nameOf(keyOfStored(entry)) === name;
  if (pieces === 0 || !offer) return entries.filter((entry) => !isIt(entry));
  const changed = serverKindOf(offer.kind).toStored(offer, pieces);
  return entries.some(isIt) ? entries.map((entry) => (isIt(entry) ? changed : entry)) : [...entries, changed];
};

export const voucherEntryOf = ({ code, title, worth, minimumMinor, to }: Voucher): VoucherEntry => ({
  kind: 'voucher',
  code,
  title,
  worth,
  minimumMinor,
  ...(to ? { to: to.toISOString() } : {}),
});

const termsOf = ({ code, title, worth, minimumMinor, to, refusal }: VoucherEntry): string =>
  JSON.stringify([code, title, 'percent' in worth ? worth.percent : [worth.amountMinor], minimumMinor, to, refusal]);
const isSameVoucher = (one: VoucherEntry, other: VoucherEntry): boolean => termsOf(one) === termsOf(other);

/** The voucher as the cart shows it; its discount is calculated with the sums. */
export const voucherShown = (entry: VoucherEntry, currency: Currency, at: Date): VoucherInCart => {
  const { code, title, worth, minimumMinor, to, refusal } = entry;
  const isExpired = to !== undefined && at >= new Date(to);
  const minimum = { amountMinor: minimumMinor, currency };
  return {
    code,
    title,
    worth,
    minimum,
    discount: { amountMinor: 0, currency },
    ...omitNullish({ refusal: refusal ?? (isExpired ? ('VOUCHER_EXPIRED' as const) : undefined) }),
  };
};

/** The change that a stored voucher needs; `undefined` where the voucher has not changed. */
export const voucherNews = (kept: VoucherEntry, found: Voucher | undefined): VoucherWish | undefined => {
  const { code } = kept;
  if (!found) return kept.refusal ? undefined : { tag: 'end', code, refusal: 'VOUCHER_UNKNOWN' };
  if (found.uses !== undefined && found.used >= found.uses)
    return kept.refusal === 'VOUCHER_USED' ? undefined : { tag: 'end', code, refusal: 'VOUCHER_USED' };
  const fresh = voucherEntryOf(found);
  return isSameVoucher(kept, fresh) ? undefined : { tag: 'put', voucher: fresh };
};

/** A change of a voucher, which is stored with its terms. */
export type VoucherWish =
  | Exclude<VoucherChange, { tag: 'put' }>
  | { readonly tag: 'put'; readonly voucher: VoucherEntry };

/** One code per purchase: a new one replaces the previous one. */
export const entriesAfterVoucher = (entries: readonly CartEntry[], wish: VoucherWish): readonly CartEntry[] => {
  const isIt = (entry: CartEntry, code: string): boolean => entry.kind === 'voucher' && entry.code === code;
  switch (wish.tag) {
    case 'put':
      return [...entries.filter((entry) => isItem(entry) || isKept(entry)), wish.voucher];
    case 'take':
      return entries.filter((entry) => !isIt(entry, wish.code));
    case 'end': {
      const { code, refusal } = wish;
      return entries.map((entry) => (isIt(entry, code) ? Object.assign({}, entry, { refusal }) : entry));
    }
  }
};
