import type { Cart, FreeArticle } from '../../../contracts/cart/cart.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import { isFreeArticle, isGiven, isUnavailable, missingFor } from '../cart.rules.ts';
import type { CartKind, ChangeRule } from './kind.ts';
import type { FormRule, ServerKind } from './server-kind.ts';

/**
 * A free article is not available while too little is bought, nor when its last pieces are bought; afterwards it is again.
 */
export const asGivenIn =
  (cart: Pick<Cart, 'articles'>) =>
  (free: FreeArticle): FreeArticle => {
    if (!free.minimum || free.availability === 'SOLDOUT') return free;
    if (!isGiven(cart, free)) return { ...free, availability: 'NOT_AVAILABLE' };
    return free.availability === 'NOT_AVAILABLE' ? { ...free, availability: 'AVAILABLE' } : free;
  };

/** CART-16: an article that a campaign gives to a shopper who buys enough. */
export const freeArticle: CartKind<'freeArticle'> = {
  fromList: (element) => ({ kind: 'freeArticle', freeArticle: element }),
  toList: (item) => item.freeArticle,
  itemOf: ({ freeArticle: offer }) => ({
    kind: 'freeArticle',
    freeArticle: { ...offer, quantity: { quantity: 1 } },
  }),
  titleOf: (offer) => offer.freeArticle.title,
  keyOf: ({ freeArticle: { productId, campaignId } }) => ({ kind: 'freeArticle', productId, campaignId }),
  idOf: ({ productId, campaignId }) => `${productId} ${campaignId}`,
  pieces: (item) => item.freeArticle.quantity.quantity,
  cost: () => 0,
  left: ({ freeArticle: offer }, cart) =>
    offer.minimum && !isUnavailable(offer) && isGiven(cart, offer) ? Number.POSITIVE_INFINITY : 0,
  // What is sold out keeps its minimum, but no amount would help.
  isTooEarly: ({ freeArticle: offer }, cart) => offer.availability !== 'SOLDOUT' && missingFor(cart, offer) > 0,
  isUnavailable: (item) => isUnavailable(item.freeArticle),
  isSingle: true,
  isPurchase: false,
  isPayment: false,
  addition: ({ freeArticle: { productId, campaignId } }) => ({
    setFreeArticle: { productId, campaignId, remove: false },
  }),
  removal: ({ freeArticle: { productId, campaignId } }) => ({
    setFreeArticle: { productId, campaignId, remove: true },
  }),
  form: ({ freeArticle: { productId, campaignId } }, mode) => ({ kind: 'free-article', productId, campaignId, mode }),
};

export const setFreeArticle: ChangeRule<'setFreeArticle'> = {
  keyOf: ({ productId, campaignId }) => ({ kind: 'freeArticle', productId, campaignId }),
  pieces: ({ remove }) => (remove ? 0 : 1),
};

export const serverFreeArticle: ServerKind<'freeArticle'> = {
  toStored: ({ freeArticle: { productId, campaignId, title, choice, picture } }) => ({
    kind: 'freeArticle',
    productId,
    campaignId,
    title,
    amountMinor: 0,
    ...omitNullish({ choice, picture }),
  }),
  fromStored: (_, offer) => freeArticle.itemOf(offer, 1),
  gone: ({ productId, campaignId, title, choice, picture }) => ({
    kind: 'freeArticle',
    freeArticle: {
      productId,
      campaignId,
      title,
      quantity: { quantity: 1 },
      availability: 'NOT_AVAILABLE',
      ...omitNullish({ choice, picture }),
    },
  }),
  sourceOf: (key, { site, at, extras, limits }) => {
    const campaign = extras.campaigns(site, at).find((one) => isFreeArticle(key)(one));
    if (!campaign) return { offerOf: () => undefined };
    const { productId, campaignId, minimum } = campaign;
    return {
      article: campaign,
      // The free piece comes on top of the purchase limit.
      limits: { ...limits, pieces: limits.pieces + 1 },
      offerOf: (found) => {
        if (!found) return undefined;
        const { tcm, title, availability, choice, picture, url, left } = found;
        return {
          kind: 'freeArticle',
          freeArticle: {
            productId,
            campaignId,
            tcm,
            title,
            availability,
            url,
            ...(availability === 'NOT_AVAILABLE' ? {} : { minimum }),
            ...omitNullish({ choice, picture, left }),
          },
        };
      },
    };
  },
};

export const freeArticleForm: FormRule<'free-article'> = ({ productId, campaignId, mode }) => ({
  setFreeArticle: { productId, campaignId, remove: mode === 'remove' },
});
