import type { Article } from '../../../contracts/cart/cart.contract.ts';
import { omitNullish } from '../../../lib/omit-nullish.ts';
import { slugOf } from '../../../lib/text/slug.ts';
import { isUnavailable, mostPieces, piecesLeft, worthOf } from '../cart.rules.ts';
import type { CartKind, ChangeRule, OfferOf } from './kind.ts';
import type { CartSite, ServerKind, StoredArticle } from './server-kind.ts';

/** CART-2: an article of the catalogue, the only kind with a number of pieces. */
export const article: CartKind<'article'> = {
  fromList: (element) => ({ kind: 'article', article: element }),
  toList: (item) => item.article,
  itemOf: ({ article: offer }, quantity) => ({ kind: 'article', article: { ...offer, quantity } }),
  titleOf: (offer) => offer.article.title,
  keyOf: ({ article: { productId, tcm } }) => ({ kind: 'article', productId, tcm }),
  idOf: ({ productId, tcm }) => `${productId} ${tcm}`,
  pieces: (item) => item.article.quantity,
  cost: (item) => worthOf([item.article]),
  left: (offer) => piecesLeft(offer.article),
  isUnavailable: (item) => isUnavailable(item.article),
  isSingle: false,
  isPurchase: true,
  isPayment: false,
  addition: ({ article: { productId, tcm, quantity } }) => ({ setArticle: { productId, tcm, quantity } }),
  removal: ({ article: { productId, tcm } }) => ({ setArticle: { productId, tcm, quantity: 0 } }),
  form: ({ article: { productId, tcm } }, mode) => ({ productId, tcm, mode }),
};

export const setArticle: ChangeRule<'setArticle'> = {
  keyOf: ({ productId, tcm }) => ({ kind: 'article', productId, tcm }),
  pieces: ({ quantity }) => quantity,
};

/** An article or a gift card that is no longer sold, under its old name. */
export const goneArticle = (
  { productId, tcm, title, amountMinor, choice, picture }: Omit<StoredArticle, 'kind' | 'quantity'>,
  quantity: number,
  { currency, language }: CartSite,
): Article => ({
  productId,
  tcm,
  title,
  quantity,
  availability: 'NOT_AVAILABLE',
  price: { amountMinor, currency },
  url: `/${slugOf(title, language)}-p${productId}.html`,
  ...omitNullish({ choice, picture }),
});

/** The parts of a stored article that a stored gift card has too. */
export const storedArticle = ({
  article: { productId, tcm, title, price, choice, picture },
}: Pick<OfferOf<'article'>, 'article'>) => ({
  productId,
  tcm,
  title,
  amountMinor: price.amountMinor,
  ...omitNullish({ choice, picture }),
});

export const serverArticle: ServerKind<'article'> = {
  toStored: (offer, quantity) => ({ ...storedArticle(offer), quantity }),
  // A sold-out article keeps its quantity and blocks the checkout; of a scarce one only the rest can be bought.
  fromStored: ({ quantity }, offer, limits) =>
    article.itemOf(
      offer,
      isUnavailable(offer.article) ? quantity : Math.min(quantity, mostPieces(offer.article, limits)),
    ),
  gone: (stored, site) => ({ kind: 'article', article: goneArticle(stored, stored.quantity, site) }),
  sourceOf: (key) => ({ article: key, offerOf: (found) => found && { kind: 'article', article: found } }),
};
