import type { Article, FreeArticle, PartnerProduct, Subscription } from './cart.contract.ts';

/** What names an article: two sizes of one coat are two articles. */
export interface ArticleKey {
  readonly productId: string;
  readonly tcm: string;
}
export type FreeArticleKey = Pick<FreeArticle, 'productId' | 'campaignId'>;

/** What the shop says of an article now: all that a cart shows of it but how many. */
export type ArticleOffer = Omit<Article, 'quantity'>;
export type FreeArticleOffer = Omit<FreeArticle, 'quantity'>;
export type PartnerProductOffer = Omit<PartnerProduct, 'totalQuantity'>;

/** Of each kind of thing what the shop says of it now. */
export type Offer =
  | { readonly kind: 'article'; readonly article: ArticleOffer }
  | { readonly kind: 'giftCard'; readonly article: ArticleOffer }
  | { readonly kind: 'freeArticle'; readonly freeArticle: FreeArticleOffer }
  | { readonly kind: 'partnerProduct'; readonly partnerProduct: PartnerProductOffer }
  | { readonly kind: 'subscription'; readonly subscription: Subscription };
