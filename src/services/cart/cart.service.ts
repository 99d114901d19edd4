import type { Cart, CartChange, TechnicalCode } from '../../contracts/cart.contract.ts';
import {
  applyChange,
  cartLimits,
  emptyCart,
  quantityOf,
  type ArticleKey,
  type ArticleOffer,
  type CartLimits,
  type ChangeOutcome,
} from '../../contracts/cart.rules.ts';
import type { CatalogueService } from '../../contracts/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';
import { inTurn } from '../../lib/in-turn.ts';
import { invariant } from '../../lib/invariant.ts';
import type { Moment } from '../../lib/moment.ts';
import { sites } from '../../sites/sites.ts';
import type { CartOwner, CartRepository, CartRow, CartRows } from './cart.repository.ts';
import {
  cartOf,
  dayOf,
  expiryOf,
  isPriced,
  isProlongedAt,
  offerOf,
  repeatOf,
  withArticle,
  withChange,
} from './cart.rules.ts';

/** What the cart stands on broke (CART-6). The code is what the visitor's page is told, the cause what the log is. */
export class CartFault extends Error {
  override readonly name = 'CartFault';
  readonly code: Exclude<TechnicalCode, 'UNKNOWN' | 'NOT_MODIFIED'>;
  constructor(code: CartFault['code'], cause?: unknown) {
    super(`the cart failed: ${code}`, { cause });
    this.code = code;
  }
}

/** What a plain form asks for: so many more. Its total is known only when the cart is. */
export interface AddArticle {
  readonly addArticle: ArticleKey & { readonly quantity: number };
}

export type CartAnswer = ChangeOutcome & { readonly cart: Cart };

export interface CartServiceParts {
  readonly repository: CartRepository;
  readonly facts: CatalogueService['facts'];
  readonly limits?: CartLimits;
}

/**
 * Two processes may read the same row; the one that writes second reads again. In step with one another one of them could
 * lose for good, so after a few lost rounds it reads the row for itself alone.
 */
const roundsTogether = 3;
const roundsAlone = 3;

const stored = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (fault) {
    throw fault instanceof CartFault ? fault : new CartFault('CARTSTORAGE_UNAVAILABLE', fault);
  }
};

const articleIn = (change: CartChange | AddArticle): ArticleKey | undefined => {
  if ('addArticle' in change) return change.addArticle;
  return 'setArticle' in change ? change.setArticle : undefined;
};

const totalOf = (change: CartChange | AddArticle, cart: Cart): CartChange => {
  if (!('addArticle' in change)) return change;
  const { productId, tcm, quantity } = change.addArticle;
  return { setArticle: { productId, tcm, quantity: quantityOf(cart, { productId, tcm }) + quantity } };
};

/**
 * Carts by visitor and site. A change is two statements: read the row, and write it where its version is still the one that
 * was read. Between them stands the shared rule; product facts come from the catalogue's memory.
 */
export const createCartService = ({ repository, facts, limits = cartLimits }: CartServiceParts) => {
  const turn = inTurn();

  const offersOf = async (site: SiteCode, keys: readonly ArticleKey[], moment: Moment) => {
    const found = await facts(site, keys, moment).catch((fault: unknown) => {
      throw new CartFault('PRODUCTDATA_UNAVAILABLE', fault);
    });
    return found.map((article): ArticleOffer | undefined => {
      if (article && !isPriced(article, sites[site].currency)) throw new CartFault('PRICE_UNAVAILABLE');
      return article && offerOf(article, limits);
    });
  };

  /** The cart as it is now, and what the shop says of the article that a change names. */
  const look = async (site: SiteCode, row: CartRow | undefined, named: ArticleKey | undefined, moment: Moment) => {
    const entries = row?.entries ?? [];
    const offers = await offersOf(site, named ? [...entries, named] : entries, moment);
    return {
      entries,
      cart: cartOf(entries, offers, sites[site], limits),
      offer: named ? offers.at(-1) : undefined,
    };
  };

  const changeOnce = async (
    rows: CartRows,
    owner: CartOwner,
    change: CartChange | AddArticle,
    moment: Moment,
    changeId: string | undefined,
  ): Promise<CartAnswer | undefined> => {
    const today = dayOf(moment.at);
    const row = await stored(rows.read(owner, today));
    const { entries, cart, offer } = await look(owner.site, row, articleIn(change), moment);
    const repeat = repeatOf(row?.recent_changes ?? [], changeId);
    if (repeat) return { ok: true, cart, ...(repeat.hasAdded && offer ? { addedProduct: offer.title } : {}) };
    const total = totalOf(change, cart);
    const outcome = applyChange(cart, total, offer, limits);
    if (!outcome.ok) return { ...outcome, cart };
    invariant(
      'setArticle' in total,
      'the rule allowed a kind that is not kept yet: teach cart.repository.ts to keep it',
    );
    const isKept = await stored(
      rows.keep(
        owner,
        row?.version,
        {
          entries: withArticle(entries, total.setArticle, total.setArticle.quantity, offer),
          recentChanges: withChange(row?.recent_changes ?? [], changeId, outcome.addedProduct !== undefined),
          expiresOn: expiryOf(moment.at),
        },
        today,
      ),
    );
    return isKept ? outcome : undefined;
  };

  /** One at a time in a process: it holds a connection while the catalogue may ask for another. */
  const alone = <T>(work: (rows: CartRows) => Promise<T>): Promise<T> =>
    turn('alone', () => stored(repository.alone(work)));

  return {
    /** Without an owner there is nothing kept: an empty cart. Throws a CartFault. */
    load: async (site: SiteCode, visitorId: string | undefined, moment: Moment): Promise<Cart> => {
      if (visitorId === undefined) return emptyCart(sites[site].currency);
      const owner = { site, visitorId };
      const row = await stored(repository.read(owner, dayOf(moment.at)));
      if (row && isProlongedAt(row.days_left)) await stored(repository.prolong(owner, expiryOf(moment.at)));
      return (await look(site, row, undefined, moment)).cart;
    },

    /**
     * One change of one cart, counted whatever else changes it meanwhile. `changeId` is the browser's id of the change: one
     * that was done already answers the same and changes nothing (CART-13). Throws a CartFault.
     */
    change: (
      owner: CartOwner,
      change: CartChange | AddArticle,
      moment: Moment,
      changeId?: string,
    ): Promise<CartAnswer> =>
      turn(`${owner.site} ${owner.visitorId}`, async () => {
        for (let round = 0; round < roundsTogether; round += 1) {
          const answer = await changeOnce(repository, owner, change, moment, changeId);
          if (answer) return answer;
        }
        for (let round = 0; round < roundsAlone; round += 1) {
          const answer = await alone((rows) => changeOnce(rows, owner, change, moment, changeId));
          if (answer) return answer;
        }
        throw new CartFault('CARTSTORAGE_UNAVAILABLE');
      }),
  };
};
export type CartService = ReturnType<typeof createCartService>;
