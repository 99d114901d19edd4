import type { CartExtras } from '../../contracts/cart/cart-extras.contract.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { emptyCart } from '../../domain/cart/cart-sums.rules.ts';
import { cartLimits, type CartLimits } from '../../domain/cart/cart.rules.ts';
import type { CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Vouchers } from '../../contracts/cart/voucher.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Transaction } from '../../contracts/shop/transaction.contract.ts';
import type { Moment, MomentNow } from '../../lib/time/moment.ts';
import { createBatcher, type BatchSchedule } from '../../lib/flow/batch.ts';
import { sites } from '../../sites/sites.ts';
import { createChanges, type AnyChange, type CartAnswer, type WantedChange } from './cart-changes.service.ts';
import { CartFault, stored } from './cart-fault.service.ts';
import { createCartVouchers, type VoucherAnswer } from './cart-vouchers.service.ts';
import { createMerge } from './cart-merge.service.ts';
import { createOffers, type OffersParts } from './cart-offers.service.ts';
import { cartKey, orderedRow, type CartOwner, type CartRepository, type CartRow } from './cart.repository.ts';
import { dayOf, expiryOf, isProlongedAt } from './cart.rules.ts';

export interface CartServiceParts {
  readonly repository: CartRepository;
  readonly facts: CatalogueService['facts'];
  readonly extras: CartExtras;
  readonly findVoucher: Vouchers['find'];
  readonly coffeeAmong?: OffersParts['coffeeAmong'];
  readonly turns: BatchSchedule;
  readonly limits?: CartLimits;
}

/** Rows of one statement: the embedded database answers nobody else meanwhile. */
const mostPerBatch = 100;

interface WantedRow {
  readonly owner: CartOwner;
  readonly today: string;
}

/**
 * Carts by visitor and site. What is asked at the same time is read by one statement and written by another, however many
 * carts it is about: that is most of what a change costs, and it orders the changes of one cart.
 */
export const createCartService = ({
  repository,
  facts,
  extras,
  findVoucher,
  turns,
  limits = cartLimits,
  coffeeAmong,
}: CartServiceParts) => {
  const offers = createOffers({ facts, extras, limits, ...(coffeeAmong ? { coffeeAmong } : {}) });
  const batching = { mostPerBatch, ...turns };
  const changeTogether = createBatcher(batching, createChanges({ repository, offers, limits }));

  const readTogether = createBatcher(batching, async (wanted: readonly WantedRow[]) => {
    const owners = new Map(wanted.map(({ owner }) => [cartKey(owner), owner]));
    const today = wanted.reduce((newest, { today: day }) => (day > newest ? day : newest), '');
    const rows = await repository.read([...owners.values()], today);
    return wanted.map(({ owner }): CartRow | undefined => rows.get(cartKey(owner)));
  });

  const readRow = (owner: CartOwner, { at }: MomentNow) => stored(readTogether({ owner, today: dayOf(at) }));

  const change = async (
    owner: CartOwner,
    asked: AnyChange,
    moment: MomentNow,
    changeId?: string,
  ): Promise<CartAnswer> => {
    const wanted: WantedChange = { owner, change: asked, moment, changeId };
    const answer = await changeTogether(wanted);
    if (answer instanceof CartFault) throw answer;
    return answer;
  };

  const vouchers = createCartVouchers({ findVoucher, change });

  /** What is kept of a cart now, as it costs where its visitor looks. A voucher may have been used up or changed meanwhile. */
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

  return {
    /**
     * Without an owner there is nothing kept: an empty cart. Read and kept by `now`; priced by what is `seen`, which may be
     * staff's preview. Throws a CartFault.
     */
    load,

    /**
     * One change of one cart, counted whatever else changes it meanwhile. `changeId` is the browser's id of the change: one
     * that was done already answers the same and changes nothing (CART-13). Throws a CartFault.
     */
    change,

    /** A code as somebody typed it, for whom has something in the cart already. Throws a CartFault. */
    enterVoucher: async (
      owner: CartOwner,
      code: string,
      moment: MomentNow,
      changeId?: string,
    ): Promise<VoucherAnswer> =>
      vouchers.enter(owner, await load(owner.site, owner.visitorId, moment), { code, moment, changeId }),

    /** CART-14: a guest has logged in. Nothing of either cart is lost, whatever happens meanwhile. Throws a CartFault. */
    merge: createMerge({ repository, offers, limits }),

    /** What the campaigns of this moment give to whom buys enough. Throws a CartFault. */
    gifts: offers.gifts,

    /** The cart as it can be bought at the moment that is seen, with the version that was read; an order names it. Throws a CartFault. */
    toOrder: async (
      owner: CartOwner,
      now: MomentNow,
      seen: Moment,
    ): Promise<{ readonly cart: Cart; readonly version: number }> => shown(owner, await readRow(owner, now), now, seen),

    /** What was in a cart of this version is ordered: `false` where it was changed meanwhile. Within the order's transaction. */
    ordered: (tx: Transaction, owner: CartOwner, version: number): Promise<boolean> =>
      stored(orderedRow(tx, owner, version)),

    /** An account is gone, and what lay in its cart with it. */
    forget: (owner: CartOwner): Promise<void> => stored(repository.remove(owner)),
  };
};
export type CartService = ReturnType<typeof createCartService>;
