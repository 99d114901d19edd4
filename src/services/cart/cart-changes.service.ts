import type { ArticleKey, Offer } from '../../contracts/cart/offer.contract.ts';
import { applyChange, applyVoucher, type Change, type ChangeOutcome } from '../../domain/cart/cart-change.rules.ts';
import { thingIn, titleOf, type Thing } from '../../domain/cart/cart-things.rules.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { quantityOf, type CartLimits } from '../../domain/cart/cart.rules.ts';
import { invariant } from '../../lib/invariant.ts';
import type { MomentNow } from '../../lib/time/moment.ts';
import { CartFault, stored } from './cart-fault.service.ts';
import {
  entriesAfter,
  entriesAfterVoucher,
  withoutMerge,
  voucherShown,
  type CartEntry,
  type VoucherWish,
} from './cart-entries.rules.ts';
import { createCartMemory, type CartMemory } from './cart-memory.service.ts';
import type { Offers } from './cart-offers.service.ts';
import {
  cartKey,
  type CartKey,
  type CartOwner,
  type CartRepository,
  type CartRows,
  type CartState,
  type CartToKeep,
} from './cart.repository.ts';
import { dayOf, expiryOf, repeatOf, withChange } from './cart.rules.ts';

/** What a plain form asks for: so many more. Its total is known only when the cart is. */
export interface AddArticle {
  readonly addArticle: ArticleKey & { readonly quantity: number };
}

export type AnyChange = Change | AddArticle | VoucherWish;

const isOfVoucher = (change: AnyChange): change is VoucherWish =>
  'putVoucher' in change || 'takeVoucher' in change || 'endVoucher' in change;

export type CartAnswer = ChangeOutcome & { readonly cart: Cart };

export interface WantedChange {
  readonly owner: CartOwner;
  readonly change: AnyChange;
  readonly moment: MomentNow;
  readonly changeId: string | undefined;
}

/** Answers of one cart's changes, in their order, and the cart to be kept where one of them changed it. */
interface Changed {
  readonly key: CartKey;
  readonly answers: readonly (CartAnswer | CartFault)[];
  readonly toKeep?: CartToKeep;
}

interface Group {
  readonly key: CartKey;
  readonly owner: CartOwner;
  readonly changes: readonly WantedChange[];
}

export interface ChangesParts {
  readonly repository: CartRepository;
  readonly offers: Offers;
  readonly limits: CartLimits;
}

/**
 * Two processes may read the same row; the one that writes second reads again. In step with one another one of them could
 * lose for good, so after a few lost rounds it reads the row for itself alone.
 */
const roundsTogether = 3;
const roundsAlone = 3;

const thingNamed = (change: AnyChange): Thing | undefined => {
  if (isOfVoucher(change)) return undefined;
  return 'addArticle' in change ? { kind: 'article', ...change.addArticle } : thingIn(change);
};

const totalOf = (change: Change | AddArticle, cart: Cart): Change => {
  if (!('addArticle' in change)) return change;
  const { productId, tcm, quantity } = change.addArticle;
  return { setArticle: { productId, tcm, quantity: quantityOf(cart, { productId, tcm }) + quantity } };
};

const groupsOf = (wanted: readonly WantedChange[]): Group[] =>
  [...Map.groupBy(wanted, ({ owner }) => cartKey(owner))].flatMap(([key, changes]) => {
    const [first] = changes;
    return first ? [{ key, owner: first.owner, changes }] : [];
  });

/** One day for a round: the newest of its moments. */
const dayOfRound = (groups: readonly Group[]): string =>
  dayOf(groups.flatMap(({ changes }) => changes.map(({ moment }) => moment.at)).reduce((a, b) => (a > b ? a : b)));

const none: ReadonlyMap<CartKey, never> = new Map<CartKey, never>();

interface StepAsked {
  readonly cart: Cart;
  readonly entries: readonly CartEntry[];
  readonly change: AnyChange;
  readonly offer: Offer | undefined;
  readonly limits: CartLimits;
  readonly at: Date;
}

/** What the shared rule says of one change, and what is kept where it allows it. */
const stepOf = ({ cart, entries, change, offer, limits, at }: StepAsked) => {
  if (isOfVoucher(change)) {
    const { currency } = cart.total;
    const asked = 'putVoucher' in change ? { putVoucher: voucherShown(change.putVoucher, currency, at) } : change;
    return { outcome: applyVoucher(cart, asked), entriesThen: () => entriesAfterVoucher(entries, change) };
  }
  const total = totalOf(change, cart);
  return {
    outcome: applyChange(cart, total, offer, limits),
    entriesThen: () => entriesAfter(entries, total, offer),
  };
};

/** Changes of one cart fold: each is applied to what the one before has left, and the last state is kept. */
const fold = (
  { key, owner, changes }: Group,
  row: CartState | undefined,
  cartNow: Cart,
  named: readonly (Offer | CartFault | undefined)[],
  limits: CartLimits,
): Changed => {
  let cart = cartNow;
  let entries = row?.entries ?? [];
  let recentChanges = row?.recent_changes ?? [];
  let toKeep: CartToKeep | undefined;
  const answers = changes.map(({ change, changeId, moment }, place): CartAnswer | CartFault => {
    const offer = named[place];
    if (offer instanceof CartFault) return offer;
    const repeat = repeatOf(recentChanges, changeId);
    if (repeat) return { ok: true, cart, ...(repeat.hasAdded && offer ? { addedProduct: titleOf(offer) } : {}) };
    const { outcome, entriesThen } = stepOf({ cart, entries, change, offer, limits, at: moment.at });
    if (!outcome.ok) return { ...outcome, cart };
    const { merge: _told, ...changed } = outcome.cart;
    cart = changed;
    entries = withoutMerge(entriesThen());
    recentChanges = withChange(recentChanges, changeId, outcome.addedProduct !== undefined);
    toKeep = { owner, before: row?.version, entries, recentChanges, expiresOn: expiryOf(moment.at) };
    return { ...outcome, cart };
  });
  return { key, answers, ...(toKeep ? { toKeep } : {}) };
};

/**
 * Changes of many carts in two statements: read the rows, and write those whose version is still the one that was read.
 * Between them stands the shared rule; product facts come from the catalogue's memory. A row that this process has written is
 * remembered and needs no reading the next time: whether it is still the same is found out as it is written. An answer that
 * writes nothing (refused, nothing to do, done before) is given by a row that was read.
 *
 *     read all ─► fold each cart's changes ─► write all ─► lost some? ─► those again ─► then each alone
 */
export const createChanges = ({ repository, offers, limits }: ChangesParts) => {
  const memory = createCartMemory();

  const changeOne = async (group: Group, row: CartState | undefined): Promise<Changed> => {
    const { key, owner, changes } = group;
    const moment = changes.at(-1)?.moment;
    invariant(moment, 'a group has changes: look at groupsOf');
    try {
      const named = changes.map(({ change }) => thingNamed(change));
      const found = await offers.cartAnd(owner.site, row?.entries ?? [], named, moment);
      return fold(group, row, found.cart, found.named, limits);
    } catch (fault) {
      if (fault instanceof CartFault) return { key, answers: changes.map(() => fault) };
      throw fault;
    }
  };

  /** Those that are answered for good; of the others somebody else was quicker. */
  const round = async (rows: CartRows, groups: readonly Group[], memory?: CartMemory): Promise<Changed[]> => {
    const today = dayOfRound(groups);
    const known = new Map(groups.map(({ key }) => [key, memory?.recall(key, today)]));
    const unknown = groups.filter(({ key }) => !known.get(key)).map(({ owner }) => owner);
    const read = unknown.length === 0 ? none : await stored(rows.read(unknown, today));
    const changed = await Promise.all(
      groups.map((group) => changeOne(group, known.get(group.key) ?? read.get(group.key))),
    );
    const toKeep = changed.flatMap((one) => (one.toKeep ? [one.toKeep] : []));
    const kept = toKeep.length === 0 ? none : await stored(rows.keep(toKeep, today));
    for (const one of changed) {
      const version = kept.get(one.key);
      if (one.toKeep && version !== undefined) memory?.remember(one.key, version, one.toKeep);
      else memory?.forget(one.key);
    }
    // Nothing but a write says that a remembered row is still the one.
    return changed.filter((one) => (one.toKeep ? kept.has(one.key) : !known.get(one.key)));
  };

  const changeAlone = async (group: Group): Promise<readonly (CartAnswer | CartFault)[]> => {
    for (let time = 0; time < roundsAlone; time += 1) {
      const [done] = await stored(repository.alone((rows) => round(rows, [group])));
      if (done) return done.answers;
    }
    return group.changes.map(() => new CartFault('CARTSTORAGE_UNAVAILABLE'));
  };

  /** Answers in the order of what is wanted. A fault of one cart is its own; a fault of the storage is everybody's. */
  return async (wanted: readonly WantedChange[]): Promise<readonly (CartAnswer | CartFault)[]> => {
    const answers = new Map<WantedChange, CartAnswer | CartFault>();
    const note = ({ changes }: Group, given: readonly (CartAnswer | CartFault)[]): void => {
      for (const [place, change] of changes.entries()) {
        const answer = given[place];
        if (answer) answers.set(change, answer);
      }
    };
    let open = groupsOf(wanted);
    try {
      for (let time = 0; time < roundsTogether && open.length > 0; time += 1) {
        const done = new Map((await round(repository, open, memory)).map((one) => [one.key, one.answers]));
        for (const group of open) note(group, done.get(group.key) ?? []);
        open = open.filter(({ key }) => !done.has(key));
      }
      for (const group of open) note(group, await changeAlone(group));
    } catch (fault) {
      if (!(fault instanceof CartFault)) throw fault;
      // Those of an earlier round are kept, and are told so.
      return wanted.map((change) => answers.get(change) ?? fault);
    }
    return wanted.map((change) => answers.get(change) ?? new CartFault('CARTSTORAGE_UNAVAILABLE'));
  };
};
