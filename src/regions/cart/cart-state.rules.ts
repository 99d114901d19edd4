import type { Refusal } from '../../contracts/cart/cart.contract.ts';
import { applyChange, type ChangeOutcome } from '../../domain/cart/cart-change.rules.ts';
import {
  defectiveIn,
  entriesOf,
  nameOf,
  takesOut,
  thingIn,
  thingOf,
  type Entry,
} from '../../domain/cart/cart-things.rules.ts';
import type { Cart, CartChange } from '../../contracts/cart/cart.contract.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';

/**
 * The cart that the server confirmed, and the changes that it has not answered yet, oldest first. The oldest is on its way,
 * the others wait for it: so they arrive in the order in which they were made. What is shown is `confirmed` with all of them
 * applied by the shared rule; a refusal takes one away, and what it had done with it.
 *
 *     − ─► pending [a]           a sent
 *     − ─► pending [a, b]        b waits
 *     − ─► pending [a, c]        c instead of b: only the last wish for an article is worth sending
 *     answer a ─► pending [c]    c sent
 *
 * What was taken out can be brought back for ten seconds (CART-8): the removal is sent at once, and undoing it is a change like
 * any other, refused or not.
 *
 *     remove ─► removed [x], 10 s ─► gone
 *                        └─ undo ─► pending [… old number] ─ refused ─► removed [x], 10 s
 */
export interface Pending {
  readonly id: string;
  readonly change: CartChange;
  /** what it puts in: nowhere else is said what it is */
  readonly entry?: Entry;
  /** brings back what was taken out before */
  readonly isUndo?: boolean;
}

/** `id` is that of the change that took it out, or that failed to bring it back. */
export interface Removed {
  readonly id: string;
  readonly entry: Entry;
}

export interface Notice {
  readonly id: string;
  /** `offline`: nothing was tried; `payment`: a voucher or gift card could not be taken out */
  readonly on: 'load' | 'change' | 'offline' | 'payment';
  readonly refusal: Refusal;
}

export interface CartState {
  /** nothing where the cart could not be loaded */
  readonly confirmed: Cart | undefined;
  readonly pending: readonly Pending[];
  readonly removed: readonly Removed[];
  /** names of all lines in the order they stand: what is brought back comes where it was */
  readonly places: readonly string[];
  readonly notice: Notice | undefined;
  /** the load whose answer is still news */
  readonly loadId: string | undefined;
  /** since the last load a change of this page was answered: what another tab was told may be older than that */
  readonly hasChanged: boolean;
}

export const nameOfEntry = (entry: Entry): string => nameOf(thingOf(entry));
const nameOfChange = ({ change }: Pick<Pending, 'change'>): string => nameOf(thingIn(change));

export const isSameThing =
  (one: Pick<Pending, 'change'>) =>
  (other: Pick<Pending, 'change'>): boolean =>
    nameOfChange(one) === nameOfChange(other);

/** What a change is about, as it lies in the cart. */
const entryIn = (cart: Cart, pending: Pick<Pending, 'change'>): Entry | undefined =>
  entriesOf(cart).find((entry) => nameOfEntry(entry) === nameOfChange(pending));

/** In the cart an entry offers itself: with the price and the stock that the server gave it last. */
export const applied = (cart: Cart, pending: Pending): ChangeOutcome =>
  applyChange(cart, pending.change, entryIn(cart, pending) ?? pending.entry, cartLimits);

const afterAll = (confirmed: Cart, pending: readonly Pending[]): Cart =>
  pending.reduce((cart, change) => {
    const outcome = applied(cart, change);
    return outcome.ok ? outcome.cart : cart;
  }, confirmed);

/** What a change takes out, as it lies in the cart. */
export const takenOutBy = (cart: Cart, { change }: Pick<Pending, 'change'>): Entry | undefined =>
  takesOut(change) ? entryIn(cart, { change }) : undefined;

/** CART-6: what pays has words of its own when it could not be taken out. */
export const isOfPayment = ({ change }: Pick<Pending, 'change'>): boolean =>
  'setGiftCard' in change && takesOut(change);

/** What is on the screen. */
export const shownCart = ({ confirmed, pending }: CartState): Cart | undefined =>
  confirmed && afterAll(confirmed, pending);

/** Whether anything of the entry is not answered yet. */
export const isPending = ({ pending }: CartState, entry: Entry): boolean =>
  pending.some((change) => nameOfChange(change) === nameOfEntry(entry));

export type Line = { readonly tag: 'here' | 'gone'; readonly entry: Entry } | ({ readonly tag: 'removed' } & Removed);

const unordered = (state: CartState): readonly Line[] => {
  const cart = shownCart(state);
  return [
    ...(cart ? entriesOf(cart) : []).map((entry): Line => ({ tag: 'here', entry })),
    ...(cart ? defectiveIn(cart) : []).map((entry): Line => ({ tag: 'gone', entry })),
    ...state.removed.map((removed): Line => ({ tag: 'removed', ...removed })),
  ];
};

/** What stands in the list, each where it stood first. */
export const linesOf = (state: CartState): readonly Line[] => {
  const placeOf = new Map(state.places.map((key, place) => [key, place]));
  const place = ({ entry }: Line) => placeOf.get(nameOfEntry(entry)) ?? state.places.length;
  return unordered(state).toSorted((a, b) => place(a) - place(b));
};

/** What is in the cart again needs no way back; and every line keeps its place. */
export const tidied = (state: CartState): CartState => {
  const cart = shownCart(state);
  const here = new Set(cart && entriesOf(cart).map(nameOfEntry));
  const removed = cart ? state.removed.filter(({ entry }) => !here.has(nameOfEntry(entry))) : [];
  const names = unordered({ ...state, removed }).map(({ entry }) => nameOfEntry(entry));
  const places = [...new Set([...state.places.filter((name) => names.includes(name)), ...names])];
  return { ...state, removed, places };
};

export const firstState = (confirmed: Cart | undefined, notice?: Notice): CartState =>
  tidied({ confirmed, pending: [], removed: [], places: [], notice, loadId: undefined, hasChanged: false });
