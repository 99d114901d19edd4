import { isArticle, isUnavailable, piecesLeft, worthOf } from '../cart.rules.ts';
import { goneArticle, storedArticle } from './article.ts';
import type { CartKind, ChangeRule } from './kind.ts';
import type { FormRule, ServerKind } from './server-kind.ts';

/** CART-16: a gift card of the shop, one of each amount. */
export const giftCard: CartKind<'giftCard'> = {
  fromList: ({ article }) => ({ kind: 'giftCard', article }),
  toList: ({ article }) => ({ article }),
  itemOf: ({ article }) => ({ kind: 'giftCard', article: { ...article, quantity: 1 } }),
  titleOf: ({ article }) => article.title,
  keyOf: ({ article: { productId, tcm } }) => ({ kind: 'giftCard', productId, tcm }),
  idOf: ({ productId, tcm }) => `${productId} ${tcm}`,
  pieces: ({ article }) => article.quantity,
  cost: ({ article }) => worthOf([article]),
  left: ({ article }) => piecesLeft(article),
  isUnavailable: ({ article }) => isUnavailable(article),
  isSingle: true,
  isPurchase: true,
  isPayment: true,
  addition: ({ article: { productId, tcm } }) => ({ setGiftCard: { productId, tcm, set: true } }),
  removal: ({ article: { productId, tcm } }) => ({ setGiftCard: { productId, tcm, set: false } }),
  form: ({ article: { productId, tcm } }, mode) => ({ kind: 'gift-card', productId, tcm, mode }),
};

export const setGiftCard: ChangeRule<'setGiftCard'> = {
  keyOf: ({ productId, tcm }) => ({ kind: 'giftCard', productId, tcm }),
  pieces: ({ set }) => (set ? 1 : 0),
};

export const serverGiftCard: ServerKind<'giftCard'> = {
  toStored: (offer) => ({ kind: 'giftCard', ...storedArticle(offer) }),
  fromStored: (_, offer) => giftCard.itemOf(offer, 1),
  gone: (stored, site) => ({ kind: 'giftCard', article: goneArticle(stored, 1, site) }),
  sourceOf: (key, { site, extras }) => {
    const article = extras.giftCards(site).find(isArticle(key));
    return { offerOf: () => article && { kind: 'giftCard', article } };
  },
};

export const giftCardForm: FormRule<'gift-card'> = ({ productId, tcm, mode }) => ({
  setGiftCard: { productId, tcm, set: mode === 'add' },
});
