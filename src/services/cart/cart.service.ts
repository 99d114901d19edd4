import type { Change } from '../../contracts/cart-change.rules.ts';
import type { CartExtras } from '../../contracts/cart-extras.contract.ts';
import type { Cart } from '../../contracts/cart.contract.ts';
import { cartLimits, emptyCart, type CartLimits } from '../../contracts/cart.rules.ts';
import type { CatalogueService } from '../../contracts/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';
import type { Transaction } from '../../contracts/transaction.contract.ts';
import { gathered, type Gathering } from '../../lib/gathered.ts';
import type { Moment } from '../../lib/moment.ts';
import { sites } from '../../sites/sites.ts';
import { createChanges, type AddArticle, type CartAnswer, type WantedChange } from './cart-changes.service.ts';
import { CartFault, stored } from './cart-fault.service.ts';
import { createOffers } from './cart-offers.service.ts';
import { cartKey, orderedRow, type CartOwner, type CartRepository, type CartRow } from './cart.repository.ts';
import { dayOf, expiryOf, isProlongedAt } from './cart.rules.ts';

export interface CartServiceParts {
  readonly repository: CartRepository;
  readonly facts: CatalogueService['facts'];
  readonly extras: CartExtras;
  readonly turns: Pick<Gathering, 'nextTurn' | 'nextRound'>;
  readonly limits?: CartLimits;
}

/** Rows of one statement: the embedded database answers nobody else meanwhile. */
const mostInARound = 100;

interface WantedRow {
  readonly owner: CartOwner;
  readonly today: string;
}

/**
 * Carts by visitor and site. What is asked at the same time is read by one statement and written by another, however many
 * carts it is about: that is most of what a change costs, and it orders the changes of one cart.
 */
export const createCartService = ({ repository, facts, extras, turns, limits = cartLimits }: CartServiceParts) => {
  const offers = createOffers({ facts, extras, limits });
  const gathering = { mostInARound, ...turns };
  const changeTogether = gathered(gathering, createChanges({ repository, offers, limits }));

  const readTogether = gathered(gathering, async (wanted: readonly WantedRow[]) => {
    const owners = new Map(wanted.map(({ owner }) => [cartKey(owner), owner]));
    const today = wanted.reduce((newest, { today: day }) => (day > newest ? day : newest), '');
    const rows = await repository.read([...owners.values()], today);
    return wanted.map(({ owner }): CartRow | undefined => rows.get(cartKey(owner)));
  });

  const readRow = (owner: CartOwner, { at }: Moment) => stored(readTogether({ owner, today: dayOf(at) }));

  return {
    /** Without an owner there is nothing kept: an empty cart. Throws a CartFault. */
    load: async (site: SiteCode, visitorId: string | undefined, moment: Moment): Promise<Cart> => {
      if (visitorId === undefined) return emptyCart(sites[site].currency);
      const owner = { site, visitorId };
      const row = await readRow(owner, moment);
      if (row && isProlongedAt(row.days_left)) await stored(repository.prolong(owner, expiryOf(moment.at)));
      return (await offers.cartAnd(site, row?.entries ?? [], [], moment)).cart;
    },

    /**
     * One change of one cart, counted whatever else changes it meanwhile. `changeId` is the browser's id of the change: one
     * that was done already answers the same and changes nothing (CART-13). Throws a CartFault.
     */
    change: async (
      owner: CartOwner,
      change: Change | AddArticle,
      moment: Moment,
      changeId?: string,
    ): Promise<CartAnswer> => {
      const wanted: WantedChange = { owner, change, moment, changeId };
      const answer = await changeTogether(wanted);
      if (answer instanceof CartFault) throw answer;
      return answer;
    },

    /** What the campaigns of this moment give to whom buys enough. Throws a CartFault. */
    gifts: offers.gifts,

    /** The cart as it can be bought now, with the version that was read; an order names it. Throws a CartFault. */
    toOrder: async (owner: CartOwner, moment: Moment): Promise<{ readonly cart: Cart; readonly version: number }> => {
      const row = await readRow(owner, moment);
      const { cart } = await offers.cartAnd(owner.site, row?.entries ?? [], [], moment);
      return { cart, version: row?.version ?? 0 };
    },

    /** What was in a cart of this version is ordered: `false` where it was changed meanwhile. Within the order's transaction. */
    ordered: (tx: Transaction, owner: CartOwner, version: number): Promise<boolean> =>
      stored(orderedRow(tx, owner, version)),

    /** An account is gone, and what lay in its cart with it. */
    forget: (owner: CartOwner): Promise<void> => stored(repository.remove(owner)),
  };
};
export type CartService = ReturnType<typeof createCartService>;
