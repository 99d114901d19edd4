import type { Article, Cart, CartChange, CartErrorCode, LimitCode } from './cart.contract.ts';
import type { Currency, Money } from './site.contract.ts';

/**
 * The rules of the cart, the same for the server that decides and the browser that shows the result before the answer is
 * there. They stand beside the contract because both ends may import from here, and because they speak its types alone.
 */
export interface CartLimits {
  /** CART_LIMIT: different things in one cart */
  readonly entries: number;
  /** ITEM_LIMIT: pieces of one article */
  readonly pieces: number;
}

/**
 * CART-5. Ten pieces are more than a household buys of anything here and less than a dealer would; fifty entries still fit
 * on a page that a person reads, and bound what one row of the database and one answer can grow to.
 */
export const cartLimits: CartLimits = { entries: 50, pieces: 10 };

/** What the shop says of an article now: all that a cart shows of it but how many. */
export type ArticleOffer = Omit<Article, 'quantity'>;

export type ChangeOutcome =
  | { readonly ok: true; readonly cart: Cart; readonly addedProduct?: string }
  | { readonly ok: false; readonly code: LimitCode; readonly limit: number }
  | { readonly ok: false; readonly code: 'NOT_MODIFIED' | 'UNKNOWN' };

export type CartParts = Omit<Cart, 'numberOfArticles' | 'total'>;

/** What of an article bounds how many can be had. */
export type Stock = Pick<Article, 'availability' | 'left'>;

export const isUnavailable = ({ availability }: Pick<Stock, 'availability'>): boolean =>
  availability === 'SOLDOUT' || availability === 'NOT_AVAILABLE';

/** Pieces that the shop can sell now; no bound where it does not count them. */
const piecesLeft = (stock: Stock): number => (isUnavailable(stock) ? 0 : (stock.left ?? Number.POSITIVE_INFINITY));

/** The most pieces of an article that one purchase can have. */
export const mostPieces = (stock: Stock, { pieces }: Pick<CartLimits, 'pieces'>): number =>
  Math.min(pieces, piecesLeft(stock));

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** CART-2: every entry that is not defective counts; what cannot be bought now costs nothing. */
export const summedUp = (parts: CartParts, currency: Currency): Cart => {
  const paid = [...parts.articles, ...parts.giftCards.map(({ article }) => article)];
  return {
    ...parts,
    numberOfArticles: sum([
      ...paid.map(({ quantity }) => quantity),
      ...parts.freeArticles.map(({ quantity }) => quantity.quantity),
      ...parts.partnerProducts.map(({ totalQuantity }) => totalQuantity),
      parts.subscriptions.length,
    ]),
    total: {
      amountMinor: sum(
        paid.filter((article) => !isUnavailable(article)).map(({ price, quantity }) => price.amountMinor * quantity),
      ),
      currency,
    },
  };
};

const noParts: CartParts = {
  articles: [],
  freeArticles: [],
  giftCards: [],
  partnerProducts: [],
  subscriptions: [],
  defectiveArticles: [],
  defectiveGiftCards: [],
  defectivePartnerProducts: [],
  defectiveSubscriptions: [],
};

export const emptyCart = (currency: Currency): Cart => summedUp(noParts, currency);

/** Everything that takes up a place, defective entries too: they stand in the row until they are removed. */
const entriesIn = (cart: Cart): number =>
  sum(Object.values(cart).map((part) => (Array.isArray(part) ? part.length : 0)));

/** What names an article: two sizes of one coat are two articles. */
export interface ArticleKey {
  readonly productId: string;
  readonly tcm: string;
}

export const isArticle =
  (wanted: ArticleKey) =>
  (article: ArticleKey): boolean =>
    article.productId === wanted.productId && article.tcm === wanted.tcm;

export const quantityOf = (cart: Cart, key: ArticleKey): number => cart.articles.find(isArticle(key))?.quantity ?? 0;

export const hasDefects = (cart: Cart): boolean =>
  cart.defectiveArticles.length > 0 ||
  cart.defectiveGiftCards.length > 0 ||
  cart.defectivePartnerProducts.length > 0 ||
  cart.defectiveSubscriptions.length > 0;

const limited = (code: LimitCode, limit: number): ChangeOutcome => ({ ok: false, code, limit });

/** The first limit that a larger quantity passes. Scarcity is told before the shop's own bounds: it is the smaller figure. */
const limitOf = (
  cart: Cart,
  offer: ArticleOffer,
  quantity: number,
  isNew: boolean,
  limits: CartLimits,
): ChangeOutcome | undefined => {
  const left = piecesLeft(offer);
  if (quantity > left && left < limits.pieces) return limited('AVAILABILITY_LIMIT', left);
  if (quantity > limits.pieces) return limited('ITEM_LIMIT', limits.pieces);
  if (isNew && entriesIn(cart) >= limits.entries) return limited('CART_LIMIT', limits.entries);
  return undefined;
};

type SetArticle = Extract<CartChange, { setArticle: unknown }>['setArticle'];

const without = (cart: Cart, key: ArticleKey): Cart => {
  const others = (articles: readonly Article[]) => articles.filter((article) => !isArticle(key)(article));
  return summedUp(
    { ...cart, articles: others(cart.articles), defectiveArticles: others(cart.defectiveArticles) },
    cart.total.currency,
  );
};

const withQuantity = (cart: Cart, offer: ArticleOffer, quantity: number): Cart => {
  const changed: Article = { ...offer, quantity };
  const isKnown = cart.articles.some(isArticle(offer));
  const articles = isKnown
    ? cart.articles.map((article) => (isArticle(offer)(article) ? changed : article))
    : [...cart.articles, changed];
  return summedUp({ ...cart, articles }, cart.total.currency);
};

const setArticle = (
  cart: Cart,
  { quantity, ...key }: SetArticle,
  offer: ArticleOffer | undefined,
  limits: CartLimits,
): ChangeOutcome => {
  const present = cart.articles.find(isArticle(key));
  if (quantity === 0) {
    const isThere = present !== undefined || cart.defectiveArticles.some(isArticle(key));
    return isThere ? { ok: true, cart: without(cart, key) } : { ok: false, code: 'NOT_MODIFIED' };
  }
  if (!offer) return { ok: false, code: 'UNKNOWN' };
  const before = present?.quantity ?? 0;
  if (quantity === before) return { ok: false, code: 'NOT_MODIFIED' };
  // Fewer is never refused, whatever became of the limits meanwhile.
  if (quantity < before) return { ok: true, cart: withQuantity(cart, offer, quantity) };
  return (
    limitOf(cart, offer, quantity, present === undefined, limits) ?? {
      ok: true,
      cart: withQuantity(cart, offer, quantity),
      addedProduct: offer.title,
    }
  );
};

/**
 * CART-3: what a change makes of a cart. `offer` is what the shop says now of the article that the change names; nothing,
 * where it is not sold. Other kinds than articles are unknown here until they can be put into a cart.
 */
export const applyChange = (
  cart: Cart,
  change: CartChange,
  offer: ArticleOffer | undefined,
  limits: CartLimits,
): ChangeOutcome =>
  'setArticle' in change ? setArticle(cart, change.setArticle, offer, limits) : { ok: false, code: 'UNKNOWN' };

/** CART-4, CART-6: whose text a refusal is shown with; codes that nobody knows are UNKNOWN. */
export interface Refusal {
  readonly code: CartErrorCode;
  readonly limit?: number;
}

export const lineTotal = ({ price, quantity }: Pick<Article, 'price' | 'quantity'>): Money => ({
  ...price,
  amountMinor: price.amountMinor * quantity,
});
