import type { Article, Cart, CartChange } from '../../contracts/cart.contract.ts';
import {
  applyChange,
  cartLimits,
  isArticle,
  quantityOf,
  type ArticleKey,
  type ArticleOffer,
  type ChangeOutcome,
  type Refusal,
} from '../../contracts/cart.rules.ts';

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
export interface Pending extends ArticleKey {
  readonly id: string;
  readonly quantity: number;
  /** what it brings back: nowhere else is said any more what the article is */
  readonly undoes?: Article;
}

/** `id` is that of the change that took it out, or that failed to bring it back. */
export interface Removed {
  readonly id: string;
  readonly article: Article;
}

export interface Notice {
  readonly id: string;
  /** `offline`: nothing was tried */
  readonly on: 'load' | 'change' | 'offline';
  readonly refusal: Refusal;
}

export interface CartState {
  /** nothing where the cart could not be loaded */
  readonly confirmed: Cart | undefined;
  readonly pending: readonly Pending[];
  readonly removed: readonly Removed[];
  /** keys of all lines in the order they stand: what is brought back comes where it was */
  readonly places: readonly string[];
  readonly notice: Notice | undefined;
  /** the load whose answer is still news */
  readonly loadId: string | undefined;
  /** since the last load a change of this page was answered: what another tab was told may be older than that */
  readonly hasChanged: boolean;
}

export const changeOf = ({ productId, tcm, quantity }: Pending): CartChange => ({
  setArticle: { productId, tcm, quantity },
});

/** In the cart an article offers itself: with the price and the stock that the server gave it last. */
const offerIn = (cart: Cart, pending: Pending): ArticleOffer | undefined =>
  cart.articles.find(isArticle(pending)) ?? pending.undoes;

export const applied = (cart: Cart, pending: Pending): ChangeOutcome =>
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

export const keyOf = ({ productId, tcm }: ArticleKey): string => `${productId} ${tcm}`;

export type Line =
  | { readonly tag: 'article' | 'gone'; readonly article: Article }
  | ({ readonly tag: 'removed' } & Removed);

const unordered = (state: CartState): readonly Line[] => {
  const cart = shownCart(state);
  return [
    ...(cart?.articles ?? []).map((article): Line => ({ tag: 'article', article })),
    ...(cart?.defectiveArticles ?? []).map((article): Line => ({ tag: 'gone', article })),
    ...state.removed.map((removed): Line => ({ tag: 'removed', ...removed })),
  ];
};

/** What stands in the list, each where it stood first. */
export const linesOf = (state: CartState): readonly Line[] => {
  const placeOf = new Map(state.places.map((key, place) => [key, place]));
  const place = ({ article }: Line) => placeOf.get(keyOf(article)) ?? state.places.length;
  return unordered(state).toSorted((a, b) => place(a) - place(b));
};

/** What is in the cart again needs no way back; and every line keeps its place. */
export const tidied = (state: CartState): CartState => {
  const cart = shownCart(state);
  const removed = cart ? state.removed.filter(({ article }) => quantityOf(cart, article) === 0) : [];
  const keys = unordered({ ...state, removed }).map(({ article }) => keyOf(article));
  const places = [...new Set([...state.places.filter((key) => keys.includes(key)), ...keys])];
  return { ...state, removed, places };
};

export const firstState = (confirmed: Cart | undefined, notice?: Notice): CartState =>
  tidied({ confirmed, pending: [], removed: [], places: [], notice, loadId: undefined, hasChanged: false });
