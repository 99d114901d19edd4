import type { Cart, CartChange, Refusal } from '../../contracts/cart/cart.contract.ts';
import { applyChange, itemWith, type ChangeOutcome } from '../../domain/cart/cart-change.rules.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import {
  defectiveIn,
  isPayment,
  itemKeyOf,
  itemsIn,
  keyOf,
  nameOf,
  piecesAfter,
} from '../../domain/cart/kinds/kinds.ts';
import { cartLimits } from '../../domain/cart/cart.rules.ts';

/**
 * The cart that the server confirmed, and the changes without a response, oldest first. The oldest is under way and the others
 * wait for it, so that they arrive in the order in which they were made. The page shows `confirmed` with all of them applied by
 * the shared rule; a refusal removes one together with its effect.
 *
 *     − ─► pending [a]           a sent
 *     − ─► pending [a, b]        b waits
 *     − ─► pending [a, c]        c replaces b: only the last number of an article is worth sending
 *     response a ─► pending [c]  c sent
 *
 * A removed item can be restored for ten seconds (CART-8): the removal is sent at once, and its undoing is a change like any
 * other, refused or not.
 *
 *     remove ─► removed [x], 10 s ─► gone
 *                        └─ undo ─► pending [… old number] ─ refused ─► removed [x], 10 s
 */
export interface Pending {
  readonly id: string;
  readonly change: CartChange;
  /** the item that the change adds: the cart does not have it yet */
  readonly item?: CartItem;
  /** restores a removed item */
  readonly isUndo?: boolean;
}

/** `id` is that of the change that removed the item, or that failed to restore it. */
export interface Removed {
  readonly id: string;
  readonly item: CartItem;
}

export interface Notice {
  readonly id: string;
  /** `offline`: nothing was sent; `payment`: a voucher or gift card could not be removed */
  readonly on: 'load' | 'change' | 'offline' | 'payment';
  readonly refusal: Refusal;
}

export interface CartState {
  /** `undefined` where the cart could not be loaded */
  readonly confirmed: Cart | undefined;
  readonly pending: readonly Pending[];
  readonly removed: readonly Removed[];
  /** the names of all lines in their order: a restored item returns to its place */
  readonly places: readonly string[];
  readonly notice: Notice | undefined;
  /** the load whose response is awaited */
  readonly loadId: string | undefined;
  /** a change of this page got a response since the last load: another tab's copy may be older */
  readonly hasChanged: boolean;
}

export const nameOfItem = (item: CartItem): string => nameOf(keyOf(item));
const nameOfChange = ({ change }: Pick<Pending, 'change'>): string => nameOf(itemKeyOf(change));

export const isSameItem =
  (one: Pick<Pending, 'change'>) =>
  (other: Pick<Pending, 'change'>): boolean =>
    nameOfChange(one) === nameOfChange(other);

/** The item that a change is about, as the cart has it. */
const itemOf = (cart: Cart, { change }: Pick<Pending, 'change'>): CartItem | undefined =>
  itemWith(cart, itemKeyOf(change));

/** An item in the cart is its own offer: with the price and the stock that the server gave it last. */
export const applied = (cart: Cart, pending: Pending): ChangeOutcome =>
  applyChange(cart, pending.change, itemOf(cart, pending) ?? pending.item, cartLimits);

const afterAll = (confirmed: Cart, pending: readonly Pending[]): Cart =>
  pending.reduce((cart, change) => {
    const outcome = applied(cart, change);
    return outcome.ok ? outcome.cart : cart;
  }, confirmed);

/** The item that a change removes, as the cart has it. */
export const removedBy = (cart: Cart, pending: Pick<Pending, 'change'>): CartItem | undefined =>
  piecesAfter(pending.change) === 0 ? itemOf(cart, pending) : undefined;

/** CART-6: a means of payment that could not be removed has a message of its own. */
export const removesPayment = ({ change }: Pick<Pending, 'change'>): boolean =>
  piecesAfter(change) === 0 && isPayment(change);

/** The cart on the screen. */
export const shownCart = ({ confirmed, pending }: CartState): Cart | undefined =>
  confirmed && afterAll(confirmed, pending);

/** Whether a change of the item has no response yet. */
export const isPending = ({ pending }: CartState, item: CartItem): boolean =>
  pending.some((change) => nameOfChange(change) === nameOfItem(item));

export type Line = { readonly tag: 'here' | 'gone'; readonly item: CartItem } | ({ readonly tag: 'removed' } & Removed);

const unordered = (state: CartState): readonly Line[] => {
  const cart = shownCart(state);
  return [
    ...(cart ? itemsIn(cart) : []).map((item): Line => ({ tag: 'here', item })),
    ...(cart ? defectiveIn(cart) : []).map((item): Line => ({ tag: 'gone', item })),
    ...state.removed.map((removed): Line => ({ tag: 'removed', ...removed })),
  ];
};

/** The lines of the list, each in its first place. */
export const linesOf = (state: CartState): readonly Line[] => {
  const placeOf = new Map(state.places.map((name, place) => [name, place]));
  const place = ({ item }: Line) => placeOf.get(nameOfItem(item)) ?? state.places.length;
  return unordered(state).toSorted((a, b) => place(a) - place(b));
};

/** Drops the undo of items that are in the cart again, and keeps the place of every line. */
export const tidied = (state: CartState): CartState => {
  const cart = shownCart(state);
  const here = new Set(cart && itemsIn(cart).map(nameOfItem));
  const removed = cart ? state.removed.filter(({ item }) => !here.has(nameOfItem(item))) : [];
  const names = unordered({ ...state, removed }).map(({ item }) => nameOfItem(item));
  const places = [...new Set([...state.places.filter((name) => names.includes(name)), ...names])];
  return { ...state, removed, places };
};

export const firstState = (confirmed: Cart | undefined, notice?: Notice): CartState =>
  tidied({ confirmed, pending: [], removed: [], places: [], notice, loadId: undefined, hasChanged: false });
