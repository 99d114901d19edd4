import type { Cart, KeptArticle } from '../../contracts/cart/cart.contract.ts';
import type { CartExtras } from '../../contracts/cart/cart-extras.contract.ts';
import type { CodeEntered, Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import { cartLimits, type CartLimits } from '../../domain/cart/cart.rules.ts';
import { emptyCart } from '../../domain/cart/cart-sums.rules.ts';
import type { Change } from '../../domain/cart/kinds/kind.ts';
import { createBatcher, type BatchSchedule } from '../../lib/flow/batch.ts';
import type { Moment, MomentNow } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import { createChanges } from './cart-changes.service.ts';
import { isKept, type VoucherWish } from './cart-entries.rules.ts';
import { CartFault, stored } from './cart-fault.service.ts';
import type { ArticleAddition, AskedChange, CartAnswer, WantedChange } from './cart-fold.rules.ts';
import type { KeptWish } from './cart-kept.rules.ts';
import { createMerge } from './cart-merge.service.ts';
import { createOffers, type Offers, type OffersParts } from './cart-offers.service.ts';
import { createCartVouchers, type VoucherAnswer } from './cart-vouchers.service.ts';
import { cartKey, orderedRow, type CartOwner, type CartRepository, type CartRow } from './cart.repository.ts';
import { expiryOf, isProlongedAt } from './cart.rules.ts';
import { utcDay } from '../../lib/time/day.ts';

export interface CartServiceParts {
  readonly repository: CartRepository;
  readonly facts: CatalogueService['facts'];
  readonly extras: CartExtras;
  readonly findVoucher: Vouchers['find'];
  readonly coffeeAmong?: OffersParts['coffeeAmong'];
  readonly turns: BatchSchedule;
  readonly limits?: CartLimits;
}

/** Rows of one statement: the embedded database serves no other caller in the meantime. */
const mostPerBatch = 100;

interface WantedRow {
  readonly owner: CartOwner;
  readonly today: string;
}

/**
 * Reads and changes in batches: simultaneous requests share one statement that reads and one that writes, for any number of
 * carts. The statements are most of the cost of a change, and they put the changes of one cart into an order.
 */
const createBatches = (
  { repository, turns }: CartServiceParts,
  parts: { readonly offers: Offers; readonly limits: CartLimits },
) => {
  const batching = { mostPerBatch, ...turns };
  const changeTogether = createBatcher(batching, createChanges({ repository, ...parts }));
  const readTogether = createBatcher(batching, async (wanted: readonly WantedRow[]) => {
    const owners = new Map(wanted.map(({ owner }) => [cartKey(owner), owner]));
    const today = wanted.reduce((newest, { today: day }) => (day > newest ? day : newest), '');
    const rows = await repository.read([...owners.values()], today);
    return wanted.map(({ owner }): CartRow | undefined => rows.get(cartKey(owner)));
  });
  return {
    readRow: (owner: CartOwner, { at }: MomentNow) => stored(readTogether({ owner, today: utcDay(at) })),
    change: async (wanted: WantedChange): Promise<CartAnswer> => {
      const answer = await changeTogether(wanted);
      if (answer instanceof CartFault) throw answer;
      return answer;
    },
  };
};

/** Reads what a visitor keeps for later, the newest first, at the prices of `seen`. */
const createKept =
  (offers: Offers, readRow: (owner: CartOwner, moment: MomentNow) => Promise<CartRow | undefined>) =>
  async (
    site: SiteCode,
    visitorId: string | undefined,
    now: MomentNow,
    seen: Moment = now,
  ): Promise<readonly KeptArticle[]> => {
    const row = visitorId === undefined ? undefined : await readRow({ site, visitorId }, now);
    return offers.kept(site, (row?.entries ?? []).filter(isKept), seen);
  };

interface ReadingParts {
  readonly repository: Pick<CartRepository, 'prolong'>;
  readonly offers: Offers;
  readonly vouchers: Pick<ReturnType<typeof createCartVouchers>, 'news'>;
  readonly readRow: (owner: CartOwner, moment: MomentNow) => Promise<CartRow | undefined>;
}

const createReading = ({ repository, offers, vouchers, readRow }: ReadingParts) => {
  /** The stored cart with the prices of what the visitor sees. Its voucher may have been used or changed in the meantime. */
  const shown = async (owner: CartOwner, before: CartRow | undefined, now: MomentNow, seen: Moment) => {
    const isOther = await vouchers.news(owner, before?.entries ?? [], now);
    const row = isOther ? await readRow(owner, now) : before;
    const { cart } = await offers.cartAnd(owner.site, row?.entries ?? [], [], seen);
    return { cart, version: row?.version ?? 0 };
  };

  const load = async (
    site: SiteCode,
    visitorId: string | undefined,
    now: MomentNow,
    seen: Moment = now,
  ): Promise<Cart> => {
    if (visitorId === undefined) return emptyCart(sites[site].currency);
    const owner = { site, visitorId };
    const row = await readRow(owner, now);
    if (row && isProlongedAt(row.days_left)) await stored(repository.prolong(owner, expiryOf(now.at)));
    return (await shown(owner, row, now, seen)).cart;
  };

  return { shown, load };
};

/** Carts by visitor and site. All functions throw a CartFault when the storage or the product data fails. */
export const createCartService = (parts: CartServiceParts) => {
  const { repository, facts, extras, findVoucher, coffeeAmong, limits = cartLimits } = parts;
  const offers = createOffers({ facts, extras, limits, ...(coffeeAmong ? { coffeeAmong } : {}) });
  const { readRow, change } = createBatches(parts, { offers, limits });
  const changing =
    <Wish>(asked: (wish: Wish) => AskedChange) =>
    (owner: CartOwner, wish: Wish, moment: MomentNow, changeId?: string): Promise<CartAnswer> =>
      change({ owner, asked: asked(wish), moment, changeId });
  const changeVoucher = changing((wish: VoucherWish) => ({ tag: 'voucher', wish }));
  const vouchers = createCartVouchers({ findVoucher, changeVoucher });

  const { shown, load } = createReading({ repository, offers, vouchers, readRow });

  return {
    /**
     * The cart, empty without a visitor. It is read at `now` and has the prices of `seen`, which may be a preview of staff.
     */
    load,

    /**
     * Changes one cart, in order with all other changes of it. A repeated `changeId` (the browser's id of the change) gets the
     * same response and changes nothing (CART-13).
     */
    change: changing((wish: Change) => ({ tag: 'change', change: wish })),

    /** Adds pieces of an article to those in the cart. */
    addArticle: changing((addition: ArticleAddition) => ({ tag: 'addition', addition })),

    changeVoucher,

    /** Takes an article out of the cart for later, puts it back, or forgets it. */
    keep: changing((wish: KeptWish) => ({ tag: 'kept', wish })),

    kept: createKept(offers, readRow),

    /** As `enterVoucher`, but of two codes the better one stays. */
    enterBetterVoucher: async (owner: CartOwner, code: string, moment: MomentNow): Promise<CodeEntered> =>
      vouchers.enterBetter(owner, await load(owner.site, owner.visitorId, moment), { code, moment }),

    /** Enters a code as the visitor typed it; the cart must have something in it. */
    enterVoucher: async (
      owner: CartOwner,
      code: string,
      moment: MomentNow,
      changeId?: string,
    ): Promise<VoucherAnswer> =>
      vouchers.enter(owner, await load(owner.site, owner.visitorId, moment), { code, moment, changeId }),

    /** CART-14: merges the cart of a guest who has logged in. Nothing of either cart is lost. */
    merge: createMerge({ repository, offers, limits }),

    /** The free articles of the campaigns that run now. */
    gifts: offers.gifts,

    /** The cart as it can be bought at the moment that is seen, with its version, which the order refers to. */
    toOrder: async (
      owner: CartOwner,
      now: MomentNow,
      seen: Moment,
    ): Promise<{ readonly cart: Cart; readonly version: number }> => shown(owner, await readRow(owner, now), now, seen),

    /** Empties a cart of this version within the order's transaction; `false` where the cart has changed. */
    ordered: (tx: Transaction, owner: CartOwner, version: number): Promise<boolean> =>
      stored(orderedRow(tx, owner, version)),

    /** Deletes the cart of a deleted account. */
    forget: (owner: CartOwner): Promise<void> => stored(repository.remove(owner)),

    tidyUp: ({ at }: MomentNow): Promise<void> => repository.tidyUp(utcDay(at)),
  };
};
export type CartService = ReturnType<typeof createCartService>;
