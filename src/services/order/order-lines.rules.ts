import { createHash } from 'node:crypto';
import type { Article, Cart } from '../../contracts/cart/cart.contract.ts';
import type { LineChange, OrderLine, OrderLineKind, OrderSums } from '../../contracts/order/order.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import type { CartItem, ItemOf } from '../../domain/cart/kinds/kind.ts';
import { itemsIn } from '../../domain/cart/kinds/kinds.ts';
import type { Kind } from '../../domain/cart/kinds/lists.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';

type Line = Omit<OrderLine, 'kind'>;

const seen = ({ choice, picture, url }: { choice?: string; picture?: string; url?: string }) =>
  omitNullish({ choice, picture, url });

const articleLine = ({ article }: { readonly article: Article }): Line => ({
  productId: article.productId,
  tcm: article.tcm,
  title: article.title,
  quantity: article.quantity,
  price: article.price,
  ...seen(article),
});

/** The line of an item, by its kind; `nothing` is a price of zero. A missing kind is a compile error. */
const lines: { readonly [K in OrderLineKind | Kind]: (item: ItemOf<K>, nothing: Money) => Line } = {
  article: articleLine,
  giftCard: articleLine,
  freeArticle: ({ freeArticle: { productId, campaignId, tcm, title, quantity, ...shown } }, nothing) => ({
    productId,
    campaignId,
    ...omitNullish({ tcm }),
    title,
    quantity: quantity.quantity,
    price: nothing,
    ...seen(shown),
  }),
  partnerProduct: ({ partnerProduct: { partnerProductId, title, totalQuantity, price, ...shown } }) => ({
    productId: partnerProductId,
    title,
    quantity: totalQuantity,
    price,
    ...seen(shown),
  }),
  subscription: (
    { subscription: { subscriptionConfigurationId, title, pieces, weeks, price, ...shown } },
    nothing,
  ) => ({
    productId: subscriptionConfigurationId,
    title,
    quantity: 1,
    // Each delivery is paid when it comes.
    price: nothing,
    each: { pieces, weeks, price },
    ...seen(shown),
  }),
};

/** The lines of all items that can be bought, in the order of the cart page. */
export const linesOf = (cart: Cart): OrderLine[] => {
  const nothing = { ...cart.total, amountMinor: 0 };
  return itemsIn(cart).map((item) => {
    // Each item is given to the function of its own kind, which the compiler does not follow through the index.
    const lineOf = lines[item.kind] as (item: CartItem, nothing: Money) => Line;
    return Object.assign({ kind: item.kind }, lineOf(item, nothing));
  });
};

/** The value of the articles: vouchers and free shipping depend on it alone. */
export const goodsIn = (lines: readonly OrderLine[]): number =>
  lines
    .filter(({ kind }) => kind === 'article')
    .reduce((all, { price, quantity }) => all + price.amountMinor * quantity, 0);

const keyOf = ({ kind, productId, tcm, campaignId }: OrderLine): string =>
  [kind, productId, tcm ?? '', campaignId ?? ''].join(' ');

/** The differences to what was last shown: in the order of the lines, removed ones last. */
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

/** A hash of what a buyer sees before ordering: equal hashes mean that everything shown was equal. */
export const seenOf = (shown: {
  readonly lines: readonly OrderLine[];
  readonly sums: OrderSums;
  readonly choices?: unknown;
}): string => createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
