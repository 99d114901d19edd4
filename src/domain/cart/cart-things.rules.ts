import type { Offer } from '../../contracts/cart/offer.contract.ts';
import type { Change } from './cart-change.rules.ts';
import type {
  Article,
  Cart,
  CartChange,
  FreeArticle,
  PartnerProduct,
  Subscription,
} from '../../contracts/cart/cart.contract.ts';
import type { CartParts } from './cart.rules.ts';

/** What names a thing of each kind: in a change, in a row of the cart, in a list. */
export type Thing =
  | { readonly kind: 'article' | 'giftCard'; readonly productId: string; readonly tcm: string }
  | { readonly kind: 'freeArticle'; readonly productId: string; readonly campaignId: string }
  | { readonly kind: 'partnerProduct'; readonly partnerProductId: string }
  | { readonly kind: 'subscription'; readonly subscriptionId: string };

/** One word for a thing: two that have the same are the same. */
export const nameOf = (thing: Thing): string => {
  switch (thing.kind) {
    case 'article':
    case 'giftCard':
      return `${thing.kind} ${thing.productId} ${thing.tcm}`;
    case 'freeArticle':
      return `${thing.kind} ${thing.productId} ${thing.campaignId}`;
    case 'partnerProduct':
      return `${thing.kind} ${thing.partnerProductId}`;
    case 'subscription':
      return `${thing.kind} ${thing.subscriptionId}`;
  }
};

export const thingIn = (change: Change): Thing => {
  if ('setArticle' in change) {
    const { productId, tcm } = change.setArticle;
    return { kind: 'article', productId, tcm };
  }
  if ('setGiftCard' in change) {
    const { productId, tcm } = change.setGiftCard;
    return { kind: 'giftCard', productId, tcm };
  }
  if ('setFreeArticle' in change) {
    const { productId, campaignId } = change.setFreeArticle;
    return { kind: 'freeArticle', productId, campaignId };
  }
  if ('setPartnerProduct' in change)
    return { kind: 'partnerProduct', partnerProductId: change.setPartnerProduct.partnerProductId };
  const { subscriptionId } = 'deleteSubscription' in change ? change.deleteSubscription : change.addSubscription;
  return { kind: 'subscription', subscriptionId };
};

export const takesOut = (change: Change): boolean =>
  ('setArticle' in change && change.setArticle.quantity === 0) ||
  ('setGiftCard' in change && !change.setGiftCard.set) ||
  ('setFreeArticle' in change && change.setFreeArticle.remove) ||
  ('setPartnerProduct' in change && !change.setPartnerProduct.set) ||
  'deleteSubscription' in change;

/** An entry of the cart, whatever its kind; also what an offer needs to be put back (`Offer` in cart.rules.ts). */
export type Entry =
  | { readonly kind: 'article' | 'giftCard'; readonly article: Article }
  | { readonly kind: 'freeArticle'; readonly freeArticle: FreeArticle }
  | { readonly kind: 'partnerProduct'; readonly partnerProduct: PartnerProduct }
  | { readonly kind: 'subscription'; readonly subscription: Subscription };

/** What an entry, or an offer of its kind, is called. */
export const titleOf = (entry: Offer): string => {
  switch (entry.kind) {
    case 'article':
    case 'giftCard':
      return entry.article.title;
    case 'freeArticle':
      return entry.freeArticle.title;
    case 'partnerProduct':
      return entry.partnerProduct.title;
    case 'subscription':
      return entry.subscription.title;
  }
};

/** All that is in a cart and can be had, or could be; articles first. */
export const entriesOf = (cart: Cart): readonly Entry[] => [
  ...cart.articles.map((article): Entry => ({ kind: 'article', article })),
  ...cart.giftCards.map(({ article }): Entry => ({ kind: 'giftCard', article })),
  ...cart.freeArticles.map((freeArticle): Entry => ({ kind: 'freeArticle', freeArticle })),
  ...cart.partnerProducts.map((partnerProduct): Entry => ({ kind: 'partnerProduct', partnerProduct })),
  ...cart.subscriptions.map((subscription): Entry => ({ kind: 'subscription', subscription })),
];

/** What the shop no longer sells: it can only be taken out. */
export const defectiveIn = (cart: Cart): readonly Entry[] => [
  ...cart.defectiveArticles.map((article): Entry => ({ kind: 'article', article })),
  ...cart.defectiveGiftCards.map(({ article }): Entry => ({ kind: 'giftCard', article })),
  ...cart.defectivePartnerProducts.map((partnerProduct): Entry => ({ kind: 'partnerProduct', partnerProduct })),
  ...cart.defectiveSubscriptions.map((subscription): Entry => ({ kind: 'subscription', subscription })),
];

const articlesIn = (entries: readonly Entry[], kind: 'article' | 'giftCard'): Article[] =>
  entries.flatMap((entry) => (entry.kind === kind && 'article' in entry ? [entry.article] : []));
const partnerProductsIn = (entries: readonly Entry[]): PartnerProduct[] =>
  entries.flatMap((entry) => (entry.kind === 'partnerProduct' ? [entry.partnerProduct] : []));
const subscriptionsIn = (entries: readonly Entry[]): Subscription[] =>
  entries.flatMap((entry) => (entry.kind === 'subscription' ? [entry.subscription] : []));

/** Sorts entries into the kinds of a cart. */
export const partsOf = (here: readonly Entry[], defective: readonly Entry[]): Omit<CartParts, 'vouchers'> => ({
  articles: articlesIn(here, 'article'),
  freeArticles: here.flatMap((entry) => (entry.kind === 'freeArticle' ? [entry.freeArticle] : [])),
  giftCards: articlesIn(here, 'giftCard').map((article) => ({ article })),
  partnerProducts: partnerProductsIn(here),
  subscriptions: subscriptionsIn(here),
  defectiveArticles: articlesIn(defective, 'article'),
  defectiveGiftCards: articlesIn(defective, 'giftCard').map((article) => ({ article })),
  defectivePartnerProducts: partnerProductsIn(defective),
  defectiveSubscriptions: subscriptionsIn(defective),
});

/** What puts an entry in that is not there, or takes it out. */
const changeOf = (entry: Entry, isIn: boolean): Change => {
  switch (entry.kind) {
    case 'article': {
      const { productId, tcm, quantity } = entry.article;
      return { setArticle: { productId, tcm, quantity: isIn ? quantity : 0 } };
    }
    case 'giftCard': {
      const { productId, tcm } = entry.article;
      return { setGiftCard: { productId, tcm, set: isIn } };
    }
    case 'freeArticle': {
      const { productId, campaignId } = entry.freeArticle;
      return { setFreeArticle: { productId, campaignId, remove: !isIn } };
    }
    case 'partnerProduct':
      return { setPartnerProduct: { partnerProductId: entry.partnerProduct.partnerProductId, set: isIn } };
    case 'subscription': {
      const { subscriptionConfigurationId: subscriptionId } = entry.subscription;
      return isIn ? { addSubscription: { subscriptionId } } : { deleteSubscription: { subscriptionId } };
    }
  }
};
export const additionOf = (entry: Entry): Change => changeOf(entry, true);
export const removalOf = (entry: Entry): CartChange =>
  // Only what adds a subscription is no change of the contract.
  changeOf(entry, false) as CartChange;

export const thingOf = (entry: Entry): Thing => thingIn(removalOf(entry));
