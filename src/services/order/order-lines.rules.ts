import { createHash } from 'node:crypto';
import type { Article, Cart } from '../../contracts/cart/cart.contract.ts';
import type { LineChange, OrderLine, OrderSums } from '../../contracts/order/order.contract.ts';

const seen = ({ choice, picture, url }: { choice?: string; picture?: string; url?: string }) => ({
  ...(choice === undefined ? {} : { choice }),
  ...(picture === undefined ? {} : { picture }),
  ...(url === undefined ? {} : { url }),
});

const ofArticle = (kind: 'article' | 'giftCard', article: Article): OrderLine => ({
  kind,
  productId: article.productId,
  tcm: article.tcm,
  title: article.title,
  quantity: article.quantity,
  price: article.price,
  ...seen(article),
});

/** Every entry of a cart that can be bought, in the order of the cart page. */
export const linesOf = ({
  articles,
  freeArticles,
  giftCards,
  partnerProducts,
  subscriptions,
  total,
}: Cart): OrderLine[] => {
  const nothing = { ...total, amountMinor: 0 };
  return [
    ...articles.map((article) => ofArticle('article', article)),
    ...giftCards.map(({ article }) => ofArticle('giftCard', article)),
    ...freeArticles.map(({ productId, campaignId, tcm, title, quantity: { quantity }, ...shown }): OrderLine => ({
      kind: 'freeArticle',
      productId,
      campaignId,
      ...(tcm === undefined ? {} : { tcm }),
      title,
      quantity,
      price: nothing,
      ...seen(shown),
    })),
    ...partnerProducts.map(({ partnerProductId, title, totalQuantity, price, ...shown }): OrderLine => ({
      kind: 'partnerProduct',
      productId: partnerProductId,
      title,
      quantity: totalQuantity,
      price,
      ...seen(shown),
    })),
    ...subscriptions.map(({ subscriptionConfigurationId, title, pieces, weeks, price, ...shown }): OrderLine => ({
      kind: 'subscription',
      productId: subscriptionConfigurationId,
      title,
      quantity: 1,
      // Each delivery is paid when it comes.
      price: nothing,
      each: { pieces, weeks, price },
      ...seen(shown),
    })),
  ];
};

/** Returns the value that vouchers and free shipping depend on: articles only. */
export const goodsIn = (lines: readonly OrderLine[]): number =>
  lines
    .filter(({ kind }) => kind === 'article')
    .reduce((all, { price, quantity }) => all + price.amountMinor * quantity, 0);

const keyOf = ({ kind, productId, tcm, campaignId }: OrderLine): string =>
  [kind, productId, tcm ?? '', campaignId ?? ''].join(' ');

/** Returns the changes since the lines were last shown, in line order; removed lines come last. */
export const changesOf = (before: readonly OrderLine[], now: readonly OrderLine[]): LineChange[] => {
  const old = new Map(before.map((line) => [keyOf(line), line]));
  const kept = new Set(now.map(keyOf));
  const changed = now.flatMap((line): LineChange[] => {
    const { title, quantity, price } = line;
    const was = old.get(keyOf(line));
    const change = { title, quantity, price };
    if (!was) return [{ ...change, kind: 'new' }];
    return [
      ...(quantity < was.quantity ? [{ ...change, kind: 'fewer' as const }] : []),
      ...(quantity > was.quantity ? [{ ...change, kind: 'more' as const }] : []),
      ...(price.amountMinor === was.price.amountMinor ? [] : [{ ...change, kind: 'price' as const }]),
    ];
  });
  const gone = before
    .filter((line) => !kept.has(keyOf(line)))
    .map(({ title, quantity, price }): LineChange => ({ kind: 'gone', title, quantity, price }));
  return [...changed, ...gone];
};

/** Returns a fingerprint of what a buyer sees before ordering. */
export const seenOf = (shown: {
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  readonly choices?: unknown;
}): string => createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
