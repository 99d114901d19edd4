import type { Cart, KeptArticle } from '../../contracts/cart/cart.contract.ts';
import type { CartExtras } from '../../contracts/cart/cart-extras.contract.ts';
import type { ArticleKey, ArticleOffer, FreeArticleOffer, Offer } from '../../contracts/cart/offer.contract.ts';
import type { ArticleFacts, CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { isUnavailable, type CartLimits } from '../../domain/cart/cart.rules.ts';
import { goneArticle } from '../../domain/cart/kinds/article.ts';
import type { ItemKey } from '../../domain/cart/kinds/kind.ts';
import { keyOfStored } from '../../domain/cart/kinds/server-kind.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { shippingTerms } from '../../sites/delivery/shipping.ts';
import { sites } from '../../sites/sites.ts';
import { isItem, voucherShown, type CartEntry, type KeptEntry } from './cart-entries.rules.ts';
import { CartFault } from './cart-fault.service.ts';
import { cartOf, isPriced, offerOf } from './cart.rules.ts';
import { serverKindOf } from './server-kinds.rules.ts';

export interface CartAndNamed {
  readonly cart: Cart;
  /** the offer of each named item: `undefined` where it is not sold, a fault where it has no price */
  readonly named: readonly (Offer | CartFault | undefined)[];
}

export type CoffeeAmong = (
  site: SiteCode,
  productIds: readonly string[],
  moment: Moment,
) => Promise<ReadonlySet<string>>;

export interface OffersParts {
  readonly facts: CatalogueService['facts'];
  readonly extras: CartExtras;
  readonly limits: CartLimits;
  /** returns the coffees among the products; called only for sites that send enough coffee free of charge (CART-17) */
  readonly coffeeAmong?: CoffeeAmong;
}

const noCoffee: CoffeeAmong = async () => new Set();

const articleOrFault = (
  site: SiteCode,
  article: ArticleFacts | undefined,
  coffees: ReadonlySet<string>,
  limits: CartLimits,
): ArticleOffer | CartFault | undefined => {
  if (!article) return undefined;
  if (!isPriced(article, sites[site].currency)) return new CartFault('PRICE_UNAVAILABLE');
  const offer = offerOf(article, limits);
  return coffees.has(article.productId) ? { ...offer, isCoffee: true } : offer;
};

const orThrow = (offer: Offer | CartFault | undefined): Offer | undefined => {
  if (offer instanceof CartFault) throw offer;
  return offer;
};

type OffersOf = (
  site: SiteCode,
  wanted: readonly ItemKey[],
  moment: Moment,
) => Promise<readonly (Offer | CartFault | undefined)[]>;

/** Finds offers in the order of the keys, with one call of the catalogue. */
const createOffersOf = ({ facts, extras, limits, coffeeAmong = noCoffee }: OffersParts): OffersOf => {
  const coffeesAmong = (site: SiteCode, keys: readonly ArticleKey[], moment: Moment) =>
    (shippingTerms[site].freeFromOfCoffee === undefined ? noCoffee : coffeeAmong)(
      site,
      keys.map(({ productId }) => productId),
      moment,
    );

  return async (site, wanted, moment) => {
    const assortment = { site, at: moment.at, extras, limits };
    const sources = wanted.map((key) => serverKindOf(key.kind).sourceOf(key, assortment));
    const keys = sources.flatMap(({ article }) => article ?? []);
    const [found, coffees] = await Promise.all([facts(site, keys, moment), coffeesAmong(site, keys, moment)]).catch(
      (fault: unknown) => {
        throw new CartFault('PRODUCTDATA_UNAVAILABLE', fault);
      },
    );
    let place = 0;
    return sources.map((source) => {
      if (!source.article) return source.offerOf(undefined);
      const article = articleOrFault(site, found[place], coffees, source.limits ?? limits);
      place += 1;
      return article instanceof CartFault ? article : source.offerOf(article);
    });
  };
};

/** The offers of the items in a cart, and of the items that a change names. */
export const createOffers = (parts: OffersParts) => {
  const { extras, limits } = parts;
  const offersOf = createOffersOf(parts);

  return {
    /** The free articles of the campaigns that run now. */
    gifts: async (site: SiteCode, moment: Moment): Promise<readonly FreeArticleOffer[]> => {
      const keys = extras
        .campaigns(site, moment.at)
        .map(({ productId, campaignId }): ItemKey => ({ kind: 'freeArticle', productId, campaignId }));
      const offers = await offersOf(site, keys, moment);
      return offers.flatMap((offer) =>
        offer instanceof CartFault || offer?.kind !== 'freeArticle' || isUnavailable(offer.freeArticle)
          ? []
          : [offer.freeArticle],
      );
    },

    /** Articles that are kept for later, as the shop sells them now. */
    kept: async (code: SiteCode, entries: readonly KeptEntry[], moment: Moment): Promise<readonly KeptArticle[]> => {
      const found = await offersOf(
        code,
        entries.map(({ article }) => keyOfStored(article)),
        moment,
      );
      return entries.map(({ article }, place) => {
        const offer = found[place];
        const { quantity } = article;
        return offer && !(offer instanceof CartFault) && offer.kind === 'article'
          ? { article: { ...offer.article, quantity }, isGone: false }
          : { article: goneArticle(article, quantity, sites[code]), isGone: true };
      });
    },

    /** Throws a CartFault where the cart itself cannot be shown. */
    cartAnd: async (
      code: SiteCode,
      entries: readonly CartEntry[],
      named: readonly (ItemKey | undefined)[],
      moment: Moment,
    ): Promise<CartAndNamed> => {
      const site = sites[code];
      const items = entries.filter(isItem);
      const asked = named.filter((key) => key !== undefined);
      const offers = await offersOf(code, [...items.map(keyOfStored), ...asked], moment);
      const ofNamed = offers.slice(items.length).values();
      const vouchers = entries.flatMap((entry) =>
        entry.kind === 'voucher' ? [voucherShown(entry, site.currency, moment.at)] : [],
      );
      const merge = entries.find((entry) => entry.kind === 'merge');
      const cart = cartOf(items, offers.slice(0, items.length).map(orThrow), site, limits, vouchers);
      return {
        cart: merge ? { ...cart, merge: merge.report } : cart,
        named: named.map((key) => (key ? ofNamed.next().value : undefined)),
      };
    },
  };
};
export type Offers = ReturnType<typeof createOffers>;
