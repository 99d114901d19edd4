import type { Voucher } from '../../contracts/cart/voucher.contract.ts';
import type { Offer } from '../../contracts/cart/offer.contract.ts';
import type { Change, VoucherChange } from '../../domain/cart/cart-change.rules.ts';
import type { MergeReport, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { nameOf, takesOut, thingIn, type Thing } from '../../domain/cart/cart-things.rules.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';

/** As it was called and what it cost on the day it was put in: shown only when the shop no longer knows it. */
interface Remembered {
  readonly title: string;
  readonly amountMinor: number;
  readonly choice?: string;
  readonly picture?: string;
}

/** An article in the cart as it is kept. Its rows are the oldest: they name no kind. */
export interface ArticleEntry extends Remembered {
  readonly kind?: undefined;
  readonly productId: string;
  readonly tcm: string;
  readonly quantity: number;
}
/** CART-15: a code with the terms that it had when it was last looked up. It takes up no place. */
export interface VoucherEntry {
  readonly kind: 'voucher';
  readonly code: string;
  readonly title: string;
  readonly worth: Voucher['worth'];
  readonly minimumMinor: number;
  /** first moment at which it is no longer good */
  readonly to?: string;
  /** found to be good no more */
  readonly refusal?: VoucherRefusal;
}
export type ThingEntry =
  | ArticleEntry
  | (Remembered & Extract<Thing, { kind: 'freeArticle' }>)
  | (Remembered & { readonly kind: 'giftCard'; readonly productId: string; readonly tcm: string })
  | (Remembered & Extract<Thing, { kind: 'partnerProduct' }> & { readonly partner: string })
  | (Remembered & Extract<Thing, { kind: 'subscription' }> & { readonly pieces: number; readonly weeks: number });

/** CART-14: stands in the row until its cart is changed. */
export interface MergeEntry {
  readonly kind: 'merge';
  readonly report: MergeReport;
}
export type CartEntry = ThingEntry | VoucherEntry | MergeEntry;

export const isThing = (entry: CartEntry): entry is ThingEntry => entry.kind !== 'voucher' && entry.kind !== 'merge';

/** A change makes what was told of the login old. */
export const withoutMerge = (entries: readonly CartEntry[]): readonly CartEntry[] =>
  entries.filter(({ kind }) => kind !== 'merge');

export const thingKept = (entry: ThingEntry): Thing =>
  entry.kind === undefined ? { kind: 'article', productId: entry.productId, tcm: entry.tcm } : entry;

const entryOf = (offer: Offer, quantity: number): ThingEntry => {
  switch (offer.kind) {
    case 'article':
    case 'giftCard': {
      const { productId, tcm, title, price, choice, picture } = offer.article;
      const remembered = { title, amountMinor: price.amountMinor, ...omitNullish({ choice, picture }) };
      return offer.kind === 'article'
        ? { productId, tcm, quantity, ...remembered }
        : { kind: 'giftCard', productId, tcm, ...remembered };
    }
    case 'freeArticle': {
      const { productId, campaignId, title, choice, picture } = offer.freeArticle;
      return { kind: 'freeArticle', productId, campaignId, title, amountMinor: 0, ...omitNullish({ choice, picture }) };
    }
    case 'partnerProduct': {
      const { partnerProductId, partner, title, price, picture } = offer.partnerProduct;
      const { amountMinor } = price;
      return { kind: 'partnerProduct', partnerProductId, partner, title, amountMinor, ...omitNullish({ picture }) };
    }
    case 'subscription': {
      const { subscriptionConfigurationId, pieces, weeks, title, price, choice, picture } = offer.subscription;
      return {
        kind: 'subscription',
        subscriptionId: subscriptionConfigurationId,
        pieces,
        weeks,
        title,
        amountMinor: price.amountMinor,
        ...omitNullish({ choice, picture }),
      };
    }
  }
};

/** The entries after a change that the shared rule allowed. All others stay as they were kept, and where they stand. */
export const entriesAfter = <Entry extends CartEntry>(
  entries: readonly Entry[],
  change: Change,
  offer: Offer | undefined,
): readonly (Entry | ThingEntry)[] => {
  const name = nameOf(thingIn(change));
  const isIt = (entry: CartEntry): boolean => isThing(entry) && nameOf(thingKept(entry)) === name;
  if (takesOut(change) || !offer) return entries.filter((entry) => !isIt(entry));
  const changed = entryOf(offer, 'setArticle' in change ? change.setArticle.quantity : 1);
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

/** As the cart shows it; what it takes off is reckoned with the sums. */
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

/** What there is to be done about a voucher that was kept: nothing, where it is as it was. */
export const voucherNews = (kept: VoucherEntry, found: Voucher | undefined): VoucherWish | undefined => {
  const { code } = kept;
  if (!found) return kept.refusal ? undefined : { endVoucher: { code, refusal: 'VOUCHER_UNKNOWN' } };
  if (found.uses !== undefined && found.used >= found.uses)
    return kept.refusal === 'VOUCHER_USED' ? undefined : { endVoucher: { code, refusal: 'VOUCHER_USED' } };
  const fresh = voucherEntryOf(found);
  return isSameVoucher(kept, fresh) ? undefined : { putVoucher: fresh };
};

/** What is done about a voucher; it is kept with its terms. */
export type VoucherWish = Exclude<VoucherChange, { putVoucher: unknown }> | { readonly putVoucher: VoucherEntry };

/** One code a purchase: a new one takes the place of the one before. */
export const entriesAfterVoucher = (entries: readonly CartEntry[], change: VoucherWish): readonly CartEntry[] => {
  if ('putVoucher' in change) return [...entries.filter(isThing), change.putVoucher];
  const isIt = (entry: CartEntry, code: string): boolean => entry.kind === 'voucher' && entry.code === code;
  if ('takeVoucher' in change) return entries.filter((entry) => !isIt(entry, change.takeVoucher.code));
  const { code, refusal } = change.endVoucher;
  return entries.map((entry) => (isIt(entry, code) ? Object.assign({}, entry, { refusal }) : entry));
};
