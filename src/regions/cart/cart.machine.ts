import type { ArticleKey } from '../../contracts/cart/offer.contract.ts';
import type { Refusal, Cart } from '../../contracts/cart/cart.contract.ts';
import type { CartAnswered } from '../../clients/cart-load.effects.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { additionOf, isCall } from '../../domain/cart/kinds/kinds.ts';
import { sameJson } from '../../lib/same-json.ts';
import type { Step } from '../../platform/use-machine.ts';
import {
  applied,
  firstState,
  isSameItem,
  removedBy,
  removesPayment,
  shownCart,
  tidied,
  type CartState,
  type Notice,
  type Pending,
  type Removed,
} from './cart-state.rules.ts';
import { errorShownMs, undoShownMs } from './cart.constants.ts';

export type CartEvent =
  | ({ readonly tag: 'quantityAsked'; readonly id: string; readonly quantity: number } & ArticleKey)
  /** any other change; `item` is what it adds */
  | { readonly tag: 'changeAsked'; readonly id: string; readonly change: Pending['change']; readonly item?: CartItem }
  | { readonly tag: 'undoAsked'; readonly id: string; readonly removal: string }
  | { readonly tag: 'undoExpired'; readonly id: string }
  | { readonly tag: 'answered'; readonly id: string; readonly answer: CartAnswered }
  | { readonly tag: 'askedOffline'; readonly id: string }
  | { readonly tag: 'updateHeard'; readonly id: string }
  /** the cart that another tab, or this page's header, got from the server */
  | { readonly tag: 'copyHeard'; readonly id: string; readonly cart: Cart }
  | { readonly tag: 'loaded'; readonly id: string; readonly answer: CartAnswered }
  | { readonly tag: 'errorExpired'; readonly id: string }
  | { readonly tag: 'noticeClosed' };

export type CartEffect =
  | { readonly tag: 'send'; readonly id: string; readonly change: Pending['change'] }
  | { readonly tag: 'load'; readonly id: string }
  | { readonly tag: 'expireError'; readonly id: string; readonly afterMs: number }
  | { readonly tag: 'expireUndo'; readonly id: string; readonly afterMs: number }
  /** store the confirmed cart for the next page */
  | { readonly tag: 'publish'; readonly cart: Cart | undefined }
  /** the number that the badge shows until then */
  | { readonly tag: 'showCount'; readonly count: number };

type Result = Step<CartState, CartEffect>;

const countOf = (state: CartState): readonly CartEffect[] => {
  const cart = shownCart(state);
  return cart ? [{ tag: 'showCount', count: cart.numberOfArticles }] : [];
};

const send = (pending: Pending | undefined): readonly CartEffect[] =>
  pending ? [{ tag: 'send', id: pending.id, change: pending.change }] : [];

const still = (state: CartState): Result => ({ state, effects: [] });

const notify = (state: CartState, notice: Notice, ...effects: readonly CartEffect[]): Result => ({
  state: { ...state, notice },
  effects: [...effects, { tag: 'expireError', id: notice.id, afterMs: errorShownMs }],
});

/** Offers to restore a removed item, for a limited time. An item that is no longer sold cannot be restored. */
const withUndo = (state: CartState, removal: Removed): Result => ({
  state: { ...state, removed: [...state.removed, removal] },
  effects: [{ tag: 'expireUndo', id: removal.id, afterMs: undoShownMs }],
});

const undoOf = (state: CartState, shown: Cart, pending: Pending): Result => {
  const { id } = pending;
  const item = removedBy(shown, pending);
  return item ? withUndo(state, { id, item }) : still(state);
};

const ask = (state: CartState, asked: Pending): Result => {
  const shown = shownCart(state);
  if (!shown) return still(state);
  const outcome = applied(shown, asked);
  if (!outcome.ok && outcome.code === 'NOT_MODIFIED') return still(state);
  // The rule that refuses here is the one that would refuse there.
  if (!outcome.ok) return notify(state, { id: asked.id, on: 'change', refusal: outcome });
  const [underWay, ...waiting] = state.pending;
  const others = waiting.filter((pending) => !isSameItem(asked)(pending));
  const pending = underWay ? [underWay, ...others, asked] : [asked];
  const changed = undoOf({ ...state, pending }, shown, asked);
  return { ...changed, effects: [...(underWay ? [] : send(asked)), ...countOf(changed.state), ...changed.effects] };
};

const undo = (state: CartState, id: string, removal: string): Result => {
  const removed = state.removed.find((one) => one.id === removal);
  if (!removed) return still(state);
  const { item } = removed;
  const change = additionOf(item);
  // Without a call the line's plain form restores the item.
  return isCall(change) ? ask(state, { id, change, item, isUndo: true }) : still(state);
};

/** CART-9: restoring an item can be tried again after a failure. */
const undoAgain = (state: CartState, { id, item, isUndo }: Pending): Result =>
  item && isUndo ? withUndo(state, { id, item }) : still(state);

const kindOfNotice = (pending: Pending, { code }: Refusal): Notice['on'] =>
  removesPayment(pending) && !code.endsWith('_LIMIT') ? 'payment' : 'change';

/** The confirmed cart after a response. 304: the cart already is as the change asks. */
const confirmedBy = (confirmed: Cart, pending: Pending, answer: CartAnswered): Cart => {
  if (answer.kind !== 'unchanged') return answer.cart ?? confirmed;
  const outcome = applied(confirmed, pending);
  return outcome.ok ? outcome.cart : confirmed;
};

const settle = (state: CartState, id: string, answer: CartAnswered): Result => {
  const [underWay, ...pending] = state.pending;
  if (!underWay || underWay.id !== id || !state.confirmed) return still(state);
  const confirmed = confirmedBy(state.confirmed, underWay, answer);
  // A load that was requested earlier may not include this change.
  const settled: CartState = { ...state, confirmed, pending, loadId: undefined, hasChanged: true };
  const effects: readonly CartEffect[] = [
    { tag: 'publish', cart: confirmed },
    ...countOf(settled),
    ...send(pending[0]),
  ];
  if (answer.kind !== 'refused') return { state: settled, effects };
  const back = undoAgain(settled, underWay);
  const { refusal } = answer;
  return notify(back.state, { id, on: kindOfNotice(underWay, refusal), refusal }, ...effects, ...back.effects);
};

/** CART-7: the loaded cart replaces the confirmed one; a failed load clears it. */
const load = (state: CartState, id: string, answer: CartAnswered): Result => {
  if (state.loadId !== id) return still(state);
  const cart = answer.kind === 'unchanged' ? undefined : answer.cart;
  if (cart) {
    const loaded: CartState = {
      ...state,
      confirmed: cart,
      loadId: undefined,
      hasChanged: false,
      notice: state.notice?.on === 'load' ? undefined : state.notice,
    };
    const effects: readonly CartEffect[] = [{ tag: 'publish', cart }, ...countOf(loaded)];
    // CART-3: a load, too, may answer with a limit beside its cart.
    return answer.kind === 'refused'
      ? notify(loaded, { id, on: 'change', refusal: answer.refusal }, ...effects)
      : { state: loaded, effects };
  }
  const refusal: Refusal = answer.kind === 'refused' ? answer.refusal : { code: 'NOT_MODIFIED' };
  const cleared = firstState(undefined, { id, on: 'load', refusal });
  // The notice stays as long as there is no cart: nothing else would be on the page.
  return { state: cleared, effects: [{ tag: 'publish', cart: undefined }] };
};

const startLoad = (state: CartState, id: string): Result => ({
  state: { ...state, loadId: id },
  effects: [{ tag: 'load', id }],
});

/** CART-12: a copy from another tab saves a request, unless this page may be newer; its own copy changes nothing. */
const hear = (state: CartState, id: string, cart: Cart): Result => {
  if (sameJson(cart, state.confirmed)) return still(state);
  return state.hasChanged || state.pending.length > 0
    ? startLoad(state, id)
    : still({ ...state, confirmed: cart, loadId: undefined, notice: undefined });
};

const next = (state: CartState, event: CartEvent): Result => {
  switch (event.tag) {
    case 'quantityAsked': {
      const { id, productId, tcm, quantity } = event;
      return ask(state, { id, change: { setArticle: { productId, tcm, quantity } } });
    }
    case 'changeAsked': {
      const { tag: _tag, ...asked } = event;
      return ask(state, asked);
    }
    case 'undoAsked':
      return undo(state, event.id, event.removal);
    case 'undoExpired':
      return still({ ...state, removed: state.removed.filter(({ id }) => id !== event.id) });
    case 'answered':
      return settle(state, event.id, event.answer);
    case 'updateHeard':
      return startLoad(state, event.id);
    case 'copyHeard':
      return hear(state, event.id, event.cart);
    case 'askedOffline':
      return notify(state, { id: event.id, on: 'offline', refusal: { code: 'UNKNOWN' } });
    case 'loaded':
      return load(state, event.id, event.answer);
    case 'errorExpired':
      return still(state.notice?.id === event.id ? { ...state, notice: undefined } : state);
    case 'noticeClosed':
      return still({ ...state, notice: undefined });
  }
};

export const transition = (state: CartState, event: CartEvent): Result => {
  const { state: changed, effects } = next(state, event);
  return { state: tidied(changed), effects };
};
