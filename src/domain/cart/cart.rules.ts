import type { Article, Cart, FreeArticle, GiftCard } from '../../contracts/cart/cart.contract.ts';
import type { ArticleKey, FreeArticleKey } from '../../contracts/cart/offer.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';

/**
 * What a cart is, the same for the server that decides and the browser that shows the result before the answer is there. The
 * rules stand beside the contract because both ends may import from here, and because they speak its types alone. What a
 * change makes of a cart stands in `cart-change.rules.ts`.
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

export type CartParts = Omit<Cart, 'numberOfArticles' | 'total'>;

/** What of an article bounds how many can be had. */
export type Stock = Pick<Article, 'availability' | 'left'>;

export const isUnavailable = ({ availability }: Pick<Stock, 'availability'>): boolean =>
  availability === 'SOLDOUT' || availability === 'NOT_AVAILABLE';

/** Pieces that the shop can sell now; no bound where it does not count them. */
export const piecesLeft = (stock: Stock): number =>
  isUnavailable(stock) ? 0 : (stock.left ?? Number.POSITIVE_INFINITY);

/** The most pieces of an article that one purchase can have. */
export const mostPieces = (stock: Stock, { pieces }: Pick<CartLimits, 'pieces'>): number =>
  Math.min(pieces, piecesLeft(stock));

export const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

export const worthOf = (articles: readonly Article[]): number =>
  sum(articles.filter((article) => !isUnavailable(article)).map(({ price, quantity }) => price.amountMinor * quantity));

/** Worth of the articles that can be bought: what free articles, vouchers and free shipping are measured by. */
export const goodsOf = ({ articles }: Pick<Cart, 'articles'>): number => worthOf(articles);

/** How much is missing until a free article is given; 0 where nothing is, or where no amount would help. */
export const missingFor = (cart: Pick<Cart, 'articles'>, { minimum }: Pick<FreeArticle, 'minimum'>): number =>
  minimum ? Math.max(0, minimum.amountMinor - goodsOf(cart)) : 0;

/** What vouchers take off. */
export const discountIn = ({ vouchers }: Pick<Cart, 'vouchers'>): number =>
  sum(vouchers.map(({ discount }) => discount.amountMinor));

export const isArticle =
  (wanted: ArticleKey) =>
  (article: ArticleKey): boolean =>
    article.productId === wanted.productId && article.tcm === wanted.tcm;
export const isGiftCard =
  (wanted: ArticleKey) =>
  ({ article }: GiftCard): boolean =>
    isArticle(wanted)(article);
export const isFreeArticle =
  (wanted: FreeArticleKey) =>
  (free: FreeArticleKey): boolean =>
    free.productId === wanted.productId && free.campaignId === wanted.campaignId;

export const quantityOf = (cart: Pick<Cart, 'articles'>, key: ArticleKey): number =>
  cart.articles.find(isArticle(key))?.quantity ?? 0;

/** Whether enough is bought for a free article, and a piece of it is left beside those that are bought of the same. */
export const isGiven = (
  cart: Pick<Cart, 'articles'>,
  free: Pick<FreeArticle, 'productId' | 'tcm' | 'minimum' | 'left'>,
): boolean =>
  missingFor(cart, free) === 0 &&
  quantityOf(cart, { productId: free.productId, tcm: free.tcm ?? '' }) < (free.left ?? Number.POSITIVE_INFINITY);

export const hasDefects = (cart: Cart): boolean =>
  cart.defectiveArticles.length > 0 ||
  cart.defectiveGiftCards.length > 0 ||
  cart.defectivePartnerProducts.length > 0 ||
  cart.defectiveSubscriptions.length > 0;

export const lineTotal = ({ price, quantity }: Pick<Article, 'price' | 'quantity'>): Money => ({
  ...price,
  amountMinor: price.amountMinor * quantity,
});
