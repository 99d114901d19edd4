import type { ArticleOffer, Offer } from '../../contracts/cart/offer.contract.ts';
import { partsOf, type Entry } from '../../domain/cart/cart-things.rules.ts';
import type {
  Article,
  Cart,
  FreeArticle,
  PartnerProduct,
  Subscription,
  VoucherInCart,
} from '../../contracts/cart/cart.contract.ts';
import { summedUp } from '../../domain/cart/cart-sums.rules.ts';
import { isUnavailable, mostPieces, type CartLimits } from '../../domain/cart/cart.rules.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Currency } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { slugOf } from '../../lib/text/slug.ts';
import type { Site } from '../../sites/site.ts';
import type { ArticleEntry, ThingEntry } from './cart-entries.rules.ts';

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

type EntryOf<Kind> = Extract<ThingEntry, { kind?: Kind }>;

const goneArticle = (
  { productId, tcm, title, amountMinor, choice, picture }: ArticleEntry | EntryOf<'giftCard'>,
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

const goneFreeArticle = ({ productId, campaignId, title, choice, picture }: EntryOf<'freeArticle'>): FreeArticle => ({
  productId,
  campaignId,
  title,
  quantity: { quantity: 1 },
  availability: 'NOT_AVAILABLE',
  ...omitNullish({ choice, picture }),
});

const gonePartnerProduct = (
  { partnerProductId, partner, title, amountMinor, picture }: EntryOf<'partnerProduct'>,
  { currency }: CartSite,
): PartnerProduct => ({
  partnerProductId,
  partner,
  title,
  totalQuantity: 1,
  price: { amountMinor, currency },
  url: '/',
  ...omitNullish({ picture }),
});

const goneSubscription = (
  { subscriptionId, pieces, weeks, title, amountMinor, choice, picture }: EntryOf<'subscription'>,
  { currency }: CartSite,
): Subscription => ({
  subscriptionConfigurationId: subscriptionId,
  pieces,
  weeks,
  title,
  price: { amountMinor, currency },
  url: '/',
  ...omitNullish({ choice, picture }),
});

/** What is sold out stays as it was wanted and blocks the checkout; of what is scarce only the rest can be bought. */
const quantityShown = (wanted: number, offer: ArticleOffer, limits: CartLimits): number =>
  isUnavailable(offer) ? wanted : Math.min(wanted, mostPieces(offer, limits));

const hereOf = (entry: ThingEntry, offer: Offer, limits: CartLimits): Entry => {
  switch (offer.kind) {
    case 'article': {
      const wanted = entry.kind === undefined ? entry.quantity : 1;
      return { kind: 'article', article: { ...offer.article, quantity: quantityShown(wanted, offer.article, limits) } };
    }
    case 'giftCard':
      return { kind: 'giftCard', article: { ...offer.article, quantity: 1 } };
    case 'freeArticle':
      return { kind: 'freeArticle', freeArticle: { ...offer.freeArticle, quantity: { quantity: 1 } } };
    case 'partnerProduct':
      return { kind: 'partnerProduct', partnerProduct: { ...offer.partnerProduct, totalQuantity: 1 } };
    case 'subscription':
      return offer;
  }
};

/** What is left to say of what is no longer sold: what it was. */
const goneOf = (entry: ThingEntry, site: CartSite): Entry => {
  switch (entry.kind) {
    case undefined:
      return { kind: 'article', article: goneArticle(entry, entry.quantity, site) };
    case 'giftCard':
      return { kind: 'giftCard', article: goneArticle(entry, 1, site) };
    case 'freeArticle':
      return { kind: 'freeArticle', freeArticle: goneFreeArticle(entry) };
    case 'partnerProduct':
      return { kind: 'partnerProduct', partnerProduct: gonePartnerProduct(entry, site) };
    case 'subscription':
      return { kind: 'subscription', subscription: goneSubscription(entry, site) };
  }
};

/**
 * The cart as it can be bought now: prices and availability of this moment. `offers` stand in the order of the entries;
 * nothing stands where a thing is gone.
 */
export const cartOf = (
  entries: readonly ThingEntry[],
  offers: readonly (Offer | undefined)[],
  site: CartSite,
  limits: CartLimits,
  vouchers: readonly VoucherInCart[] = [],
): Cart => {
  const here: Entry[] = [];
  const gone: Entry[] = [];
  entries.forEach((entry, position) => {
    const offer = offers[position];
    if (offer) here.push(hereOf(entry, offer, limits));
    // There is no defective kind of it: one whose campaign is over cannot be had, which blocks the checkout as well.
    else if (entry.kind === 'freeArticle') here.push(goneOf(entry, site));
    else gone.push(goneOf(entry, site));
  });
  return summedUp({ ...partsOf(here, gone), vouchers: [...vouchers] }, site.currency);
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
