import type { Article, Cart } from '../../contracts/cart.contract.ts';
import {
  emptyCart,
  isArticle,
  isUnavailable,
  mostPieces,
  summedUp,
  type ArticleKey,
  type ArticleOffer,
  type CartLimits,
} from '../../contracts/cart.rules.ts';
import type { ArticleFacts } from '../../contracts/catalogue.contract.ts';
import type { Currency } from '../../contracts/site.contract.ts';
import { slugOf } from '../../lib/slug.ts';
import type { Site } from '../../sites/site.ts';
import type { CartEntry } from './cart.repository.ts';

/** An article without a price cannot be shown or sold: that is a fault of the product data, not of the visitor. */
export const isPriced = ({ price }: ArticleFacts, currency: Currency): boolean =>
  Number.isSafeInteger(price.now.amountMinor) && price.now.amountMinor > 0 && price.now.currency === currency;

/** Stock bounds what is sold now; what is sent later is bounded only where pieces of it are counted already. */
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

type CartSite = Pick<Site, 'currency' | 'language'>;

/** What is left to say of an article that is no longer sold: what it was. */
const goneOf = ({ amountMinor, ...entry }: CartEntry, { currency, language }: CartSite): Article => ({
  ...entry,
  availability: 'NOT_AVAILABLE',
  price: { amountMinor, currency },
  url: `/${slugOf(entry.title, language)}-p${entry.productId}.html`,
});

const shownOf = (entry: CartEntry, offer: ArticleOffer, limits: CartLimits): Article => ({
  ...offer,
  // What is sold out stays as it was wanted and blocks the checkout; of what is scarce only the rest can be bought.
  quantity: isUnavailable(offer) ? entry.quantity : Math.min(entry.quantity, mostPieces(offer, limits)),
});

/**
 * The cart as it can be bought now: prices and availability of this moment. `offers` stand in the order of the entries;
 * nothing stands where an article is gone.
 */
export const cartOf = (
  entries: readonly CartEntry[],
  offers: readonly (ArticleOffer | undefined)[],
  site: CartSite,
  limits: CartLimits,
): Cart => {
  const articles: Article[] = [];
  const defectiveArticles: Article[] = [];
  entries.forEach((entry, position) => {
    const offer = offers[position];
    if (offer) articles.push(shownOf(entry, offer, limits));
    else defectiveArticles.push(goneOf(entry, site));
  });
  return summedUp({ ...emptyCart(site.currency), articles, defectiveArticles }, site.currency);
};

/** The entries after a change that the shared rule allowed. All others stay as they were kept. */
export const withArticle = (
  entries: readonly CartEntry[],
  key: ArticleKey,
  quantity: number,
  offer: ArticleOffer | undefined,
): readonly CartEntry[] => {
  if (quantity === 0 || !offer) return entries.filter((entry) => !isArticle(key)(entry));
  const changed: CartEntry = {
    productId: offer.productId,
    tcm: offer.tcm,
    quantity,
    title: offer.title,
    amountMinor: offer.price.amountMinor,
    ...(offer.choice === undefined ? {} : { choice: offer.choice }),
    ...(offer.picture === undefined ? {} : { picture: offer.picture }),
  };
  return entries.some(isArticle(key))
    ? entries.map((entry) => (isArticle(key)(entry) ? changed : entry))
    : [...entries, changed];
};

/** A browser repeats a change within seconds; thirty-two later ones from all tabs and devices are far more than that. */
const rememberedChanges = 32;

/** `+` marks a change that added something, so that its repeat can answer the same. */
export const withChange = (recent: readonly string[], key: string | undefined, hasAdded: boolean): readonly string[] =>
  key === undefined ? recent : [...recent, `${hasAdded ? '+' : '='}${key}`].slice(-rememberedChanges);

export const repeatOf = (recent: readonly string[], key: string | undefined): { hasAdded: boolean } | undefined => {
  const known = key === undefined ? undefined : recent.find((change) => change.slice(1) === key);
  return known === undefined ? undefined : { hasAdded: known.startsWith('+') };
};

const dayInMs = 86_400_000;
/** Unused carts are kept for ninety days after the day of their last use. */
const keptDays = 90;
/** Reading is use too; it moves the day on rarely, so that most reads write nothing. */
const daysUntilProlonged = 7;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const expiryOf = (at: Date): string => dayOf(new Date(at.getTime() + (keptDays + 1) * dayInMs));
export const isProlongedAt = (daysLeft: number): boolean => daysLeft <= keptDays + 1 - daysUntilProlonged;
