import { createHash } from 'node:crypto';
import type { Cart, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import type { ArticleOffer, Offer } from '../../contracts/cart/offer.contract.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import type { CartLimits } from '../../domain/cart/cart.rules.ts';
import { summedUp } from '../../domain/cart/cart-sums.rules.ts';
import type { CartItem } from '../../domain/cart/kinds/kind.ts';
import { listsOf } from '../../domain/cart/kinds/kinds.ts';
import { listsOfKind } from '../../domain/cart/kinds/lists.ts';
import { keyOfStored, type CartSite, type StoredItem } from '../../domain/cart/kinds/server-kind.ts';
import { orderedJson } from '../../lib/same-json.ts';
import { keptData } from '../../sites/law/kept-data.ts';
import { serverKindOf } from './server-kinds.rules.ts';
import { dayMs, utcDay } from '../../lib/time/day.ts';

/** An article without a price cannot be shown or sold: that is a fault of the product data. */
export const isPriced = ({ price }: ArticleFacts, currency: Currency): boolean =>
  Number.isSafeInteger(price.now.amountMinor) && price.now.amountMinor > 0 && price.now.currency === currency;

/** The pieces that can be sold. Pieces that are sent later are limited only where they are counted already. */
const stockOf = ({ availability, quantity }: ArticleFacts): number | undefined =>
  quantity === 0 && availability !== 'AVAILABLE' ? undefined : quantity;

export const offerOf = (facts: ArticleFacts, limits: CartLimits): ArticleOffer => {
  const stock = stockOf(facts);
  return {
    productId: facts.productId,
    tcm: facts.tcm,
    title: facts.title,
    availability: facts.availability,
    price: facts.price.now,
    url: facts.url,
    picture: facts.picture,
    ...(facts.price.before ? { oldPrice: facts.price.before } : {}),
    ...(facts.choice === undefined ? {} : { choice: facts.choice }),
    ...(facts.availableFrom === undefined ? {} : { availableFrom: facts.availableFrom }),
    ...(stock !== undefined && stock < limits.pieces ? { left: stock } : {}),
  };
};

/**
 * The cart as it can be bought now: with the prices and the availability of this moment. `offers` are in the order of the
 * items; `undefined` where an item is no longer sold.
 */
export const cartOf = (
  stored: readonly StoredItem[],
  offers: readonly (Offer | undefined)[],
  site: CartSite,
  limits: CartLimits,
  vouchers: readonly VoucherInCart[] = [],
): Cart => {
  const here: CartItem[] = [];
  const defective: CartItem[] = [];
  stored.forEach((item, position) => {
    const offer = offers[position];
    const { kind } = keyOfStored(item);
    const { fromStored, gone } = serverKindOf(kind);
    if (offer) here.push(fromStored(item, offer, limits));
    else (listsOfKind(kind).defective ? defective : here).push(gone(item, site));
  });
  return summedUp({ ...listsOf(here, defective), vouchers: [...vouchers] }, site.currency);
};

/** A row has the last thirty-two changes; those of a day are in a table of their own (`cart_change`). */
export const changesInRow = 32;

/** What a change asks for, in a few characters. */
const digestOf = (asked: unknown): string =>
  createHash('sha256')
    .update(orderedJson(asked) ?? '')
    .digest('base64url')
    .slice(0, 12);

/**
 * `+` marks a change that added something, so that its repetition gets the same response. A key has no spaces; after one stands
 * the digest of what was asked.
 */
export const markOf = (key: string, asked: unknown, hasAdded: boolean): string =>
  `${hasAdded ? '+' : '='}${key} ${digestOf(asked)}`;

/** The key that a mark begins with. */
export const keyOfMark = (mark: string): string => mark.slice(1).split(' ', 1)[0] ?? '';

/** Rows from before the digest know the key alone: it counts as the same change. */
export const repeatOf = (
  recent: readonly string[],
  key: string | undefined,
  asked: unknown,
): { hasAdded: boolean; isSame: boolean } | undefined => {
  const change = key === undefined ? undefined : recent.find((one) => keyOfMark(one) === key);
  if (change === undefined) return undefined;
  const [, digest] = change.split(' ');
  return { hasAdded: change.startsWith('+'), isSame: digest === undefined || digest === digestOf(asked) };
};

/** Reading counts as use; it moves the day only once a week, so that most reads write nothing. */
const daysUntilProlonged = 7;

export const expiryOf = (at: Date): string => utcDay(new Date(at.getTime() + (keptData.cartDays + 1) * dayMs));
export const isProlongedAt = (daysLeft: number): boolean => daysLeft <= keptData.cartDays + 1 - daysUntilProlonged;
