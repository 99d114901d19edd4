import type { Cart } from '../../contracts/cart/cart.contract.ts';
import type { ArticleOffer } from '../../contracts/cart/offer.contract.ts';
import { isArticle, isUnavailable } from './cart.rules.ts';

/** One row of the cart page. */
export const mostFillers = 4;

const byPrice = (a: ArticleOffer, b: ArticleOffer): number => a.price.amountMinor - b.price.amountMinor;

/**
 * The articles that complete a cart for free shipping: those whose price is closest to the missing amount and not below it, and
 * that are not in the cart.
 */
export const fillersFor = (
  offers: readonly ArticleOffer[],
  cart: Pick<Cart, 'articles'>,
  missing: number,
): readonly ArticleOffer[] =>
  missing === 0
    ? []
    : offers
        .filter(
          (offer) =>
            offer.price.amountMinor >= missing && !isUnavailable(offer) && !cart.articles.some(isArticle(offer)),
        )
        .toSorted(byPrice)
        .slice(0, mostFillers);

/**
 * The offers that the cart page brings along: those for the cart as it is, and for each amount that may be missing after a change
 * one that is close to it.
 */
export const offersToChoose = (
  offers: readonly ArticleOffer[],
  cart: Pick<Cart, 'articles'>,
  missing: number,
  most: number,
): readonly ArticleOffer[] => {
  const now = fillersFor(offers, cart, missing);
  const others = offers.filter((offer) => !now.includes(offer)).toSorted(byPrice);
  const step = Math.max(1, Math.ceil(others.length / Math.max(1, most - now.length)));
  return [...now, ...others.filter((_, place) => place % step === 0)];
};
