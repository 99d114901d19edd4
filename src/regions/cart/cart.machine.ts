import type { Article, Cart, CartChange } from '../../contracts/cart.contract.ts';
import type { CartAnswered } from '../../contracts/cart.effects.ts';
import {
  applyChange,
  cartLimits,
  isArticle,
  type ArticleKey,
  type ArticleOffer,
  type ChangeOutcome,
  type Refusal,
} from '../../contracts/cart.rules.ts';
import type { Step } from '../../platform/use-machine.ts';
import { errorShownMs } from './cart.constants.ts';

/**
 * The cart that the server confirmed, and the changes that it has not answered yet, oldest first. The oldest is on its way,
 * the others wait for it: so they arrive in the order in which they were made. What is shown is `confirmed` with all of them
 * applied by the shared rule; a refusal takes one away, and what it had done with it.
 *
 *     − ─► pending [a]           a sent
 *     − ─► pending [a, b]        b waits
 *     − ─► pending [a, c]        c instead of b: only the last wish for an article is worth sending
 *     answer a ─► pending [c]    c sent
 */
export interface Pending extends ArticleKey {
  readonly id: string;
  readonly quantity: number;
}

export interface Notice {
  readonly id: string;
  readonly on: 'load' | 'change';
  readonly refusal: Refusal;
}

export interface CartState {
  /** nothing where the cart could not be loaded */
  readonly confirmed: Cart | undefined;
  readonly pending: readonly Pending[];
  readonly notice: Notice | undefined;
  /** the load whose answer is still news */
  readonly loadId: string | undefined;
}

export type CartEvent =
  | ({ readonly tag: 'quantityAsked'; readonly id: string; readonly quantity: number } & ArticleKey)
  | { readonly tag: 'answered'; readonly id: string; readonly answer: CartAnswered }
  | { readonly tag: 'updateHeard'; readonly id: string }
  | { readonly tag: 'loaded'; readonly id: string; readonly answer: CartAnswered }
  | { readonly tag: 'errorExpired'; readonly id: string }
  | { readonly tag: 'noticeClosed' };

export type CartEffect =
  | { readonly tag: 'send'; readonly id: string; readonly change: CartChange }
  | { readonly tag: 'load'; readonly id: string }
  | { readonly tag: 'expireError'; readonly id: string; readonly afterMs: number }
  /** keep the confirmed cart for the next page */
  | { readonly tag: 'publish'; readonly cart: Cart | undefined }
  /** what the badge shows meanwhile */
  | { readonly tag: 'showCount'; readonly count: number };

type Result = Step<CartState, CartEffect>;

const changeOf = ({ productId, tcm, quantity }: Pending): CartChange => ({ setArticle: { productId, tcm, quantity } });

/** In the cart an article offers itself: with the price and the stock that the server gave it last. */
const offerIn = (cart: Cart, key: ArticleKey): ArticleOffer | undefined => cart.articles.find(isArticle(key));

const applied = (cart: Cart, pending: Pending): ChangeOutcome =>
  applyChange(cart, changeOf(pending), offerIn(cart, pending), cartLimits);

const afterAll = (confirmed: Cart, pending: readonly Pending[]): Cart =>
  pending.reduce((cart, change) => {
    const outcome = applied(cart, change);
    return outcome.ok ? outcome.cart : cart;
  }, confirmed);

/** What is on the screen. */
export const shownCart = ({ confirmed, pending }: CartState): Cart | undefined =>
  confirmed && afterAll(confirmed, pending);

/** Whether anything of the article is not answered yet. */
export const isPending = ({ pending }: CartState, article: Article): boolean => pending.some(isArticle(article));

const countOf = (state: CartState): readonly CartEffect[] => {
  const cart = shownCart(state);
  return cart ? [{ tag: 'showCount', count: cart.numberOfArticles }] : [];
};

const send = (pending: Pending | undefined): readonly CartEffect[] =>
  pending ? [{ tag: 'send', id: pending.id, change: changeOf(pending) }] : [];

const still = (state: CartState): Result => ({ state, effects: [] });

const notify = (state: CartState, notice: Notice, ...effects: readonly CartEffect[]): Result => ({
  state: { ...state, notice },
  effects: [...effects, { tag: 'expireError', id: notice.id, afterMs: errorShownMs }],
});

const ask = (state: CartState, asked: Pending): Result => {
  const shown = shownCart(state);
  if (!shown) return still(state);
  const outcome = applied(shown, asked);
  if (!outcome.ok && outcome.code === 'NOT_MODIFIED') return still(state);
  // The rule that refuses here is the one that would refuse there.
  if (!outcome.ok) return notify(state, { id: asked.id, on: 'change', refusal: outcome });
  const [underWay, ...waiting] = state.pending;
  const others = waiting.filter((pending) => !isArticle(asked)(pending));
  const changed = { ...state, pending: underWay ? [underWay, ...others, asked] : [asked] };
  return { state: changed, effects: [...(underWay ? [] : send(asked)), ...countOf(changed)] };
};

/** What the server's answer makes of the confirmed cart. 304: it is so already, whoever made it so. */
const confirmedBy = (confirmed: Cart, pending: Pending, answer: CartAnswered): Cart => {
  if (answer.kind !== 'unchanged') return answer.cart ?? confirmed;
  const outcome = applied(confirmed, pending);
  return outcome.ok ? outcome.cart : confirmed;
};

const settle = (state: CartState, id: string, answer: CartAnswered): Result => {
  const [underWay, ...pending] = state.pending;
  if (!underWay || underWay.id !== id || !state.confirmed) return still(state);
  const confirmed = confirmedBy(state.confirmed, underWay, answer);
  // A load that was asked before may not know of this change.
  const settled: CartState = { ...state, confirmed, pending, loadId: undefined };
  const effects: readonly CartEffect[] = [
    { tag: 'publish', cart: confirmed },
    ...countOf(settled),
    ...send(pending[0]),
  ];
  return answer.kind === 'refused'
    ? notify(settled, { id, on: 'change', refusal: answer.refusal }, ...effects)
    : { state: settled, effects };
};

/** CART-7: what was loaded replaces what was confirmed; a load that failed clears it. */
const load = (state: CartState, id: string, answer: CartAnswered): Result => {
  if (state.loadId !== id) return still(state);
  if (answer.kind === 'cart') {
    const loaded: CartState = {
      ...state,
      confirmed: answer.cart,
      loadId: undefined,
      notice: state.notice?.on === 'load' ? undefined : state.notice,
    };
    return { state: loaded, effects: [{ tag: 'publish', cart: answer.cart }, ...countOf(loaded)] };
  }
  const refusal: Refusal = answer.kind === 'refused' ? answer.refusal : { code: 'NOT_MODIFIED' };
  const cleared: CartState = {
    confirmed: undefined,
    pending: [],
    loadId: undefined,
    notice: { id, on: 'load', refusal },
  };
  // It stands for as long as there is no cart: nothing else would be on the page.
  return { state: cleared, effects: [{ tag: 'publish', cart: undefined }] };
};

export const transition = (state: CartState, event: CartEvent): Result => {
  switch (event.tag) {
    case 'quantityAsked': {
      const { id, productId, tcm, quantity } = event;
      return ask(state, { id, productId, tcm, quantity });
    }
    case 'answered':
      return settle(state, event.id, event.answer);
    case 'updateHeard':
      return { state: { ...state, loadId: event.id }, effects: [{ tag: 'load', id: event.id }] };
    case 'loaded':
      return load(state, event.id, event.answer);
    case 'errorExpired':
      return still(state.notice?.id === event.id ? { ...state, notice: undefined } : state);
    case 'noticeClosed':
      return still({ ...state, notice: undefined });
  }
};
