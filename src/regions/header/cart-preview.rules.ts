import type { Article, Cart } from '../../contracts/cart/cart.contract.ts';
import type { ArticleKey } from '../../contracts/cart/offer.contract.ts';
import { checkoutBlock } from '../../domain/cart/cart-sums.rules.ts';
import { discountIn, hasDefects, lineTotal } from '../../domain/cart/cart.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';

/** One line of the preview, for any kind of item. */
export interface PreviewEntry {
  readonly key: string;
  /** empty where the service sends none */
  readonly title: string;
  readonly pieces: number;
  readonly choice?: string;
  readonly price?: Money;
  readonly picture?: string;
  readonly url?: string;
}

export type CartPreview =
  | { readonly tag: 'waiting' }
  | { readonly tag: 'empty' }
  /** CART-6: there may be a cart, but its content could not be loaded */
  | { readonly tag: 'failed' }
  | {
      readonly tag: 'filled';
      readonly entries: readonly PreviewEntry[];
      /** `undefined` where the service sends no prices */
      readonly total: Money | undefined;
      readonly hasDefects: boolean;
      /** CART-11 */
      readonly canBeBought: boolean;
    };

const articleEntry = ({ productId, tcm }: ArticleKey, kind = 'article'): string => `${kind} ${productId} ${tcm}`;

const ofArticle =
  (kind: 'article' | 'giftCard', isUnpriced: boolean | undefined) =>
  (article: Article): PreviewEntry => ({
    key: articleEntry(article, kind),
    title: article.title,
    pieces: article.quantity,
    url: article.url,
    ...(isUnpriced ? {} : { price: lineTotal(article) }),
    ...(article.choice === undefined ? {} : { choice: article.choice }),
    ...(article.picture === undefined ? {} : { picture: article.picture }),
  });

/** CART-2: all items that count, the newest article first. */
export const entriesOf = (cart: Cart): readonly PreviewEntry[] => [
  ...cart.articles.map(ofArticle('article', cart.isUnpriced)).toReversed(),
  ...cart.giftCards.map(({ article }) => article).map(ofArticle('giftCard', cart.isUnpriced)),
  ...cart.freeArticles.map(({ productId, campaignId, title, quantity, url, choice, picture }) => ({
    key: `free ${productId} ${campaignId}`,
    title,
    pieces: quantity.quantity,
    ...omitNullish({ url, choice, picture }),
  })),
  ...cart.partnerProducts.map(({ partnerProductId, title, totalQuantity, price, url, picture }) => ({
    key: `partner ${partnerProductId}`,
    title,
    pieces: totalQuantity,
    ...(cart.isUnpriced ? {} : { price: lineTotal({ price, quantity: totalQuantity }) }),
    ...omitNullish({ url, picture }),
  })),
  // Subscriptions are paid on delivery: their price is not part of the total below.
  ...cart.subscriptions.map(({ subscriptionConfigurationId, title, pieces, url, choice, picture }) => ({
    key: `subscription ${subscriptionConfigurationId}`,
    title,
    pieces,
    ...omitNullish({ url, choice, picture }),
  })),
];

/**
 * The state of the preview from the page's copy of the cart. Without a copy it is empty if there can be no cart, loading until
 * the page has requested it, and unavailable after that.
 */
export const previewOf = (cart: Cart | undefined, mayHaveCart: boolean, wasAsked: boolean): CartPreview => {
  if (!mayHaveCart) return { tag: 'empty' };
  if (!cart) return { tag: wasAsked ? 'failed' : 'waiting' };
  const entries = entriesOf(cart);
  if (entries.length === 0 && !hasDefects(cart)) return { tag: 'empty' };
  const total = cart.isUnpriced ? undefined : { ...cart.total, amountMinor: cart.total.amountMinor - discountIn(cart) };
  return { tag: 'filled', entries, total, hasDefects: hasDefects(cart), canBeBought: !checkoutBlock(cart) };
};

/** The preview with what was just added on top: more pieces of an article leave it where it was in the cart. */
export const withFirst = (preview: CartPreview, added: ArticleKey | undefined): CartPreview => {
  if (preview.tag !== 'filled' || !added) return preview;
  const key = articleEntry(added);
  return { ...preview, entries: preview.entries.toSorted((one, other) => +(other.key === key) - +(one.key === key)) };
};
