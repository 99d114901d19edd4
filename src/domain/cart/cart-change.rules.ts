import type { ArticleKey, ArticleOffer, Offer } from '../../contracts/cart/offer.contract.ts';
import type { Article, Cart, CartChange, LimitCode, VoucherInCart } from '../../contracts/cart/cart.contract.ts';
import { entriesIn, summedUp } from './cart-sums.rules.ts';
import {
  isArticle,
  isFreeArticle,
  isGiftCard,
  isGiven,
  isUnavailable,
  piecesLeft,
  type CartLimits,
  type CartParts,
} from './cart.rules.ts';
import type { VoucherRefusal } from '../../contracts/cart/voucher.constants.ts';

/** What the contract lets a browser ask for, and what the shop's own page of coffee subscriptions adds (CART-16). */
export type Change = CartChange | { readonly addSubscription: { readonly subscriptionId: string } };

/** CART-15. `endVoucher`: it was found to be good no more. */
export type VoucherChange =
  | { readonly putVoucher: VoucherInCart }
  | { readonly takeVoucher: { readonly code: string } }
  | { readonly endVoucher: { readonly code: string; readonly refusal: VoucherRefusal } };

export type ChangeOutcome =
  | { readonly ok: true; readonly cart: Cart; readonly addedProduct?: string }
  | { readonly ok: false; readonly code: LimitCode; readonly limit: number }
  | { readonly ok: false; readonly code: 'NOT_MODIFIED' | 'UNKNOWN' };

type Refused = Extract<ChangeOutcome, { ok: false }>;

const limited = (code: LimitCode, limit: number): Refused => ({ ok: false, code, limit });
const notModified: Refused = { ok: false, code: 'NOT_MODIFIED' };
const unknown: Refused = { ok: false, code: 'UNKNOWN' };

const withParts = (cart: Cart, parts: Partial<CartParts>): Cart => summedUp({ ...cart, ...parts }, cart.total.currency);

/** The cart without what is to go; where nothing went there was nothing to do. */
const without = (cart: Cart, parts: Partial<CartParts>): ChangeOutcome =>
  entriesIn({ ...cart, ...parts }) === entriesIn(cart) ? notModified : { ok: true, cart: withParts(cart, parts) };

/** The first limit that a larger quantity passes. Scarcity is told before the shop's own bounds: it is the smaller figure. */
const limitOf = (
  cart: Cart,
  offer: ArticleOffer,
  quantity: number,
  isNew: boolean,
  limits: CartLimits,
): Refused | undefined => {
  const left = piecesLeft(offer);
  if (quantity > left && left < limits.pieces) return limited('AVAILABILITY_LIMIT', left);
  if (quantity > limits.pieces) return limited('ITEM_LIMIT', limits.pieces);
  if (isNew && entriesIn(cart) >= limits.entries) return limited('CART_LIMIT', limits.entries);
  return undefined;
};

const withQuantity = (cart: Cart, offer: ArticleOffer, quantity: number): Cart => {
  const changed: Article = { ...offer, quantity };
  const isKnown = cart.articles.some(isArticle(offer));
  const articles = isKnown
    ? cart.articles.map((article) => (isArticle(offer)(article) ? changed : article))
    : [...cart.articles, changed];
  return withParts(cart, { articles });
};

type SetArticle = Extract<CartChange, { setArticle: unknown }>['setArticle'];

const setArticle = (
  cart: Cart,
  { quantity, ...key }: SetArticle,
  offer: ArticleOffer | undefined,
  limits: CartLimits,
): ChangeOutcome => {
  if (quantity === 0) {
    const others = (articles: readonly Article[]) => articles.filter((article) => !isArticle(key)(article));
    return without(cart, { articles: others(cart.articles), defectiveArticles: others(cart.defectiveArticles) });
  }
  if (!offer) return unknown;
  const before = cart.articles.find(isArticle(key))?.quantity;
  if (quantity === before) return notModified;
  // Fewer is never refused, whatever became of the limits meanwhile.
  if (before !== undefined && quantity < before) return { ok: true, cart: withQuantity(cart, offer, quantity) };
  return (
    limitOf(cart, offer, quantity, before === undefined, limits) ?? {
      ok: true,
      cart: withQuantity(cart, offer, quantity),
      addedProduct: offer.title,
    }
  );
};

/** One of a kind of which there is one or none. */
interface Putting {
  readonly isThere: boolean;
  readonly isToBeHad: boolean;
  readonly title: string;
  readonly parts: Partial<CartParts>;
}

const put = (cart: Cart, putting: Putting | undefined, limits: CartLimits): ChangeOutcome => {
  if (!putting) return unknown;
  const { isThere, isToBeHad, title, parts } = putting;
  if (isThere) return notModified;
  if (!isToBeHad) return limited('AVAILABILITY_LIMIT', 0);
  if (entriesIn(cart) >= limits.entries) return limited('CART_LIMIT', limits.entries);
  return { ok: true, cart: withParts(cart, parts), addedProduct: title };
};

const puttingGiftCard = (cart: Cart, key: ArticleKey, offer: ArticleOffer | undefined): Putting | undefined =>
  offer && {
    isThere: cart.giftCards.some(isGiftCard(key)),
    isToBeHad: !isUnavailable(offer),
    title: offer.title,
    parts: { giftCards: [...cart.giftCards, { article: { ...offer, quantity: 1 } }] },
  };

const puttingOffer = (cart: Cart, offer: Offer | undefined): Putting | undefined => {
  switch (offer?.kind) {
    case 'freeArticle': {
      const { freeArticle } = offer;
      return {
        isThere: cart.freeArticles.some(isFreeArticle(freeArticle)),
        isToBeHad: freeArticle.minimum !== undefined && !isUnavailable(freeArticle) && isGiven(cart, freeArticle),
        title: freeArticle.title,
        parts: { freeArticles: [...cart.freeArticles, { ...freeArticle, quantity: { quantity: 1 } }] },
      };
    }
    case 'partnerProduct': {
      const { partnerProduct } = offer;
      const { partnerProductId } = partnerProduct;
      return {
        isThere: cart.partnerProducts.some((one) => one.partnerProductId === partnerProductId),
        isToBeHad: true,
        title: partnerProduct.title,
        parts: { partnerProducts: [...cart.partnerProducts, { ...partnerProduct, totalQuantity: 1 }] },
      };
    }
    case 'subscription': {
      const { subscription } = offer;
      const { subscriptionConfigurationId: id } = subscription;
      return {
        isThere: cart.subscriptions.some((one) => one.subscriptionConfigurationId === id),
        isToBeHad: true,
        title: subscription.title,
        parts: { subscriptions: [...cart.subscriptions, subscription] },
      };
    }
    case 'article':
    case 'giftCard':
    case undefined:
      return undefined;
  }
};

/** An offer counts only for the kind that it was made for: a gift card is no article, whatever its number. */
const offered = <Kind extends Offer['kind']>(
  offer: Offer | undefined,
  kind: Kind,
): Extract<Offer, { kind: Kind }> | undefined =>
  // Narrowed by the line's own comparison, which the compiler does not follow through a parameter.
  offer?.kind === kind ? (offer as Extract<Offer, { kind: Kind }>) : undefined;

const withoutPartnerProduct = (cart: Cart, id: string): ChangeOutcome => {
  const isOther = (one: { readonly partnerProductId: string }): boolean => one.partnerProductId !== id;
  return without(cart, {
    partnerProducts: cart.partnerProducts.filter(isOther),
    defectivePartnerProducts: cart.defectivePartnerProducts.filter(isOther),
  });
};

const withoutSubscription = (cart: Cart, id: string): ChangeOutcome => {
  const isOther = (one: { readonly subscriptionConfigurationId: string }): boolean =>
    one.subscriptionConfigurationId !== id;
  return without(cart, {
    subscriptions: cart.subscriptions.filter(isOther),
    defectiveSubscriptions: cart.defectiveSubscriptions.filter(isOther),
  });
};

const withoutGiftCard = (cart: Cart, key: ArticleKey): ChangeOutcome => {
  const isIt = isGiftCard(key);
  return without(cart, {
    giftCards: cart.giftCards.filter((card) => !isIt(card)),
    defectiveGiftCards: cart.defectiveGiftCards.filter((card) => !isIt(card)),
  });
};

/**
 * CART-3: what a change makes of a cart. `offer` is what the shop says now of the thing that the change names; nothing, where
 * it is not sold.
 */
export const applyChange = (
  cart: Cart,
  change: Change,
  offer: Offer | undefined,
  limits: CartLimits,
): ChangeOutcome => {
  if ('setArticle' in change) return setArticle(cart, change.setArticle, offered(offer, 'article')?.article, limits);
  if ('setGiftCard' in change) {
    const { set, ...key } = change.setGiftCard;
    if (!set) return withoutGiftCard(cart, key);
    return put(cart, puttingGiftCard(cart, key, offered(offer, 'giftCard')?.article), limits);
  }
  if ('setFreeArticle' in change) {
    const { remove, ...key } = change.setFreeArticle;
    const isIt = isFreeArticle(key);
    if (remove) return without(cart, { freeArticles: cart.freeArticles.filter((free) => !isIt(free)) });
    return put(cart, puttingOffer(cart, offered(offer, 'freeArticle')), limits);
  }
  if ('setPartnerProduct' in change) {
    const { partnerProductId, set } = change.setPartnerProduct;
    if (!set) return withoutPartnerProduct(cart, partnerProductId);
    return put(cart, puttingOffer(cart, offered(offer, 'partnerProduct')), limits);
  }
  if ('deleteSubscription' in change) return withoutSubscription(cart, change.deleteSubscription.subscriptionId);
  return put(cart, puttingOffer(cart, offered(offer, 'subscription')), limits);
};

/** CART-15: one code a purchase, so a new one takes the place of the one before. */
export const applyVoucher = (cart: Cart, change: VoucherChange): ChangeOutcome => {
  if ('putVoucher' in change) return { ok: true, cart: withParts(cart, { vouchers: [change.putVoucher] }) };
  const { code } = 'takeVoucher' in change ? change.takeVoucher : change.endVoucher;
  const isIt = (voucher: VoucherInCart): boolean => voucher.code === code;
  if (!cart.vouchers.some(isIt)) return notModified;
  const vouchers =
    'takeVoucher' in change
      ? cart.vouchers.filter((voucher) => !isIt(voucher))
      : cart.vouchers.map((voucher) =>
          isIt(voucher) ? Object.assign({}, voucher, { refusal: change.endVoucher.refusal }) : voucher,
        );
  return { ok: true, cart: withParts(cart, { vouchers }) };
};
