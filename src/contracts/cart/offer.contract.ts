import type { Article, FreeArticle, PartnerProduct, Subscription } from './cart.contract.ts';

/** Identifies an article: two sizes of one coat are two articles. */
export interface ArticleKey {
  readonly productId: string;
  readonly tcm: string;
}
export type FreeArticleKey = Pick<FreeArticle, 'productId' | 'campaignId'>;

/** An article as the shop sells it now: all that a cart shows except the quantity. */
export type ArticleOffer = Omit<Article, 'quantity'>;
export type FreeArticleOffer = Omit<FreeArticle, 'quantity'>;
export type PartnerProductOffer = Omit<PartnerProduct, 'totalQuantity'>;

/** An item of each kind as the shop sells it now. */
export type Offer =
  | { readonly kind: 'article'; readonly article: ArticleOffer }
  | { readonly kind: 'giftCard'; readonly article: ArticleOffer }
  | { readonly kind: 'freeArticle'; readonly freeArticle: FreeArticleOffer }
  | { readonly kind: 'partnerProduct'; readonly partnerProduct: PartnerProductOffer }
  | { readonly kind: 'subscription'; readonly subscription: Subscription };
