import type { Article, Cart, FreeArticle } from '../../contracts/cart/cart.contract.ts';
import type { ArticleKey, FreeArticleKey } from '../../contracts/cart/offer.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type { CartLists } from './kinds/lists.ts';

/** Both ends use these rules: the server decides, and the browser shows the result before the response arrives. */
export interface CartLimits {
  /** CART_LIMIT: entries of one cart */
  readonly entries: number;
  /** ITEM_LIMIT: pieces of one article */
  readonly pieces: number;
}

/**
 * CART-5. A household buys fewer than ten pieces of an article, a dealer more. Fifty entries still fit on a readable page and
 * limit the size of a row in the database and of a response.
 */
export const cartLimits: CartLimits = { entries: 50, pieces: 10 };

export type CartParts = Omit<Cart, 'numberOfArticles' | 'total'>;

/** The parts of an article that limit how many pieces can be bought. */
export type Stock = Pick<Article, 'availability' | 'left'>;

export const isUnavailable = ({ availability }: Pick<Stock, 'availability'>): boolean =>
  availability === 'SOLDOUT' || availability === 'NOT_AVAILABLE';

/** Pieces that the shop can sell now; `Infinity` where they are not counted. */
export const piecesLeft = (stock: Stock): number =>
  isUnavailable(stock) ? 0 : (stock.left ?? Number.POSITIVE_INFINITY);

/** The maximum number of pieces of an article in one purchase. */
export const mostPieces = (stock: Stock, { pieces }: Pick<CartLimits, 'pieces'>): number =>
  Math.min(pieces, piecesLeft(stock));

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export const worthOf = (articles: readonly Article[]): number =>
  sum(articles.filter((article) => !isUnavailable(article)).map(({ price, quantity }) => price.amountMinor * quantity));

/** Value of the articles that can be bought; free articles, vouchers and free shipping depend on it. */
export const goodsOf = ({ articles }: Pick<Cart, 'articles'>): number => worthOf(articles);

/** The amount that is missing for a free article; 0 where nothing is missing, or where no amount would help. */
export const missingFor = (cart: Pick<Cart, 'articles'>, { minimum }: Pick<FreeArticle, 'minimum'>): number =>
  minimum ? Math.max(0, minimum.amountMinor - goodsOf(cart)) : 0;

/** The discount of all vouchers. */
export const discountIn = ({ vouchers }: Pick<Cart, 'vouchers'>): number =>
  sum(vouchers.map(({ discount }) => discount.amountMinor));

export const isArticle =
  (wanted: ArticleKey) =>
  (article: ArticleKey): boolean =>
    article.productId === wanted.productId && article.tcm === wanted.tcm;
export const isFreeArticle =
  (wanted: FreeArticleKey) =>
  (free: FreeArticleKey): boolean =>
    free.productId === wanted.productId && free.campaignId === wanted.campaignId;

export const quantityOf = (cart: Pick<Cart, 'articles'>, key: ArticleKey): number =>
  cart.articles.find(isArticle(key))?.quantity ?? 0;

/** Whether enough is bought for a free article, and a piece of it remains beside the bought ones. */
export const isGiven = (
  cart: Pick<Cart, 'articles'>,
  free: Pick<FreeArticle, 'productId' | 'tcm' | 'minimum' | 'left'>,
): boolean =>
  missingFor(cart, free) === 0 &&
  quantityOf(cart, { productId: free.productId, tcm: free.tcm ?? '' }) < (free.left ?? Number.POSITIVE_INFINITY);

/** Finds the defective lists by their name, so that the header, which calls this too, needs no table of the kinds. */
export const hasDefects = (cart: CartLists): boolean =>
  Object.entries(cart).some(([name, list]) => name.startsWith('defective') && list.length > 0);

export const lineTotal = ({ price, quantity }: Pick<Article, 'price' | 'quantity'>): Money => ({
  ...price,
  amountMinor: price.amountMinor * quantity,
});
