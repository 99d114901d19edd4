import type { ArticleKey, ArticleOffer, FreeArticleOffer, Offer } from '../../contracts/cart/offer.contract.ts';
import { subscriptionIdOf, type CartExtras, type SubscriptionPlan } from '../../contracts/cart/cart-extras.contract.ts';
import type { Thing } from '../../domain/cart/cart-things.rules.ts';
import type { Cart } from '../../contracts/cart/cart.contract.ts';
import { isArticle, isUnavailable, type CartLimits } from '../../domain/cart/cart.rules.ts';
import type { ArticleFacts, CatalogueService } from '../../contracts/catalogue/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { shippingTerms } from '../../sites/shipping.ts';
import { sites } from '../../sites/sites.ts';
import { isThing, thingKept, voucherShown, type CartEntry } from './cart-entries.rules.ts';
import { CartFault } from './cart-fault.service.ts';
import { cartOf, isPriced, offerOf } from './cart.rules.ts';

export interface CartAndNamed {
  readonly cart: Cart;
  /** what the shop says of each named thing: nothing where it is not sold, a fault where it has no price */
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
  /** of these products the ones that are coffee; asked on sites alone that send enough of it for nothing (CART-17) */
  readonly coffeeAmong?: CoffeeAmong;
}

/** What a wanted thing is made of: an article of the catalogue, the shop's own word, or nothing that is sold. */
interface Source {
  readonly key?: ArticleKey;
  /** where another number than the usual one may be wanted of the article */
  readonly limits?: CartLimits;
  readonly offerOf: (article: ArticleOffer | undefined) => Offer | undefined;
}

const noCoffee: CoffeeAmong = async () => new Set();
const nothing: Source = { offerOf: () => undefined };
const always = (offer: Offer | undefined): Source => ({ offerOf: () => offer });
const ofArticle = (key: ArticleKey, offerWith: (article: ArticleOffer) => Offer): Source => ({
  key,
  offerOf: (article) => article && offerWith(article),
});

const subscriptionOf = (plan: SubscriptionPlan, subscriptionId: string): Source => {
  const [coffee, pieces, weeks] = subscriptionId.split('.');
  const chosen = plan.coffees.find(({ id }) => id === coffee);
  const [packs, every] = [Number(pieces), Number(weeks)];
  const isMeant = chosen && subscriptionIdOf(chosen.id, packs, every) === subscriptionId;
  if (!isMeant || !plan.pieces.includes(packs) || !plan.weeks.includes(every)) return nothing;
  return ofArticle(chosen, ({ title, choice, picture, url, price }) => ({
    kind: 'subscription',
    subscription: {
      subscriptionConfigurationId: subscriptionId,
      title,
      pieces: packs,
      weeks: every,
      price: { ...price, amountMinor: price.amountMinor * packs },
      url,
      ...omitNullish({ choice, picture }),
    },
  }));
};

/** What the shop says now of the things in a cart, and of those that somebody wants to put there. */
export const createOffers = ({ facts, extras, limits, coffeeAmong = noCoffee }: OffersParts) => {
  const sourceOf = (site: SiteCode, wanted: Thing, at: Date): Source => {
    switch (wanted.kind) {
      case 'article':
        return ofArticle(wanted, (article) => ({ kind: 'article', article }));
      case 'giftCard': {
        const article = extras.giftCards(site).find(isArticle(wanted));
        return always(article && { kind: 'giftCard', article });
      }
      case 'freeArticle': {
        const { productId, campaignId } = wanted;
        const campaign = extras
          .campaigns(site, at)
          .find((one) => one.campaignId === campaignId && one.productId === productId);
        if (!campaign) return nothing;
        const source = ofArticle(campaign, ({ tcm, title, availability, choice, picture, url, left }) => ({
          kind: 'freeArticle',
          freeArticle: {
            productId,
            campaignId,
            tcm,
            title,
            availability,
            url,
            ...(availability === 'NOT_AVAILABLE' ? {} : { minimum: campaign.minimum }),
            ...omitNullish({ choice, picture, left }),
          },
        }));
        // Who buys as many as one may needs one more.
        return { ...source, limits: { ...limits, pieces: limits.pieces + 1 } };
      }
      case 'partnerProduct': {
        const { partnerProductId } = wanted;
        const partnerProduct = extras.partnerProducts(site).find((one) => one.partnerProductId === partnerProductId);
        return always(partnerProduct && { kind: 'partnerProduct', partnerProduct });
      }
      case 'subscription':
        return subscriptionOf(extras.subscriptions(site), wanted.subscriptionId);
    }
  };

  const articleOrFault = (
    site: SiteCode,
    article: ArticleFacts | undefined,
    coffees: ReadonlySet<string>,
    most: CartLimits = limits,
  ): ArticleOffer | CartFault | undefined => {
    if (!article) return undefined;
    if (!isPriced(article, sites[site].currency)) return new CartFault('PRICE_UNAVAILABLE');
    const offer = offerOf(article, most);
    return coffees.has(article.productId) ? { ...offer, isCoffee: true } : offer;
  };

  const coffeesAmong = (site: SiteCode, keys: readonly ArticleKey[], moment: Moment) =>
    (shippingTerms[site].freeFromOfCoffee === undefined ? noCoffee : coffeeAmong)(
      site,
      keys.map(({ productId }) => productId),
      moment,
    );

  const shown = (offer: Offer | CartFault | undefined): Offer | undefined => {
    if (offer instanceof CartFault) throw offer;
    return offer;
  };

  /** In the order asked; the catalogue is asked once. */
  const offersOf = async (
    site: SiteCode,
    wanted: readonly Thing[],
    moment: Moment,
  ): Promise<readonly (Offer | CartFault | undefined)[]> => {
    const sources = wanted.map((one) => sourceOf(site, one, moment.at));
    const asked = sources.flatMap(({ key, limits: most }) => (key ? [{ key, most }] : []));
    const keys = asked.map(({ key }) => key);
    const [found, coffees] = await Promise.all([facts(site, keys, moment), coffeesAmong(site, keys, moment)]).catch(
      (fault: unknown) => {
        throw new CartFault('PRODUCTDATA_UNAVAILABLE', fault);
      },
    );
    const articles = found.map((article, place) => articleOrFault(site, article, coffees, asked[place]?.most)).values();
    return sources.map(({ key, offerOf: offerWith }) => {
      const article = key ? articles.next().value : undefined;
      return article instanceof CartFault ? article : offerWith(article);
    });
  };

  return {
    /** What the campaigns of this moment give. */
    gifts: async (site: SiteCode, moment: Moment): Promise<readonly FreeArticleOffer[]> => {
      const things = extras
        .campaigns(site, moment.at)
        .map(({ productId, campaignId }): Thing => ({ kind: 'freeArticle', productId, campaignId }));
      const offers = await offersOf(site, things, moment);
      return offers.flatMap((offer) =>
        offer instanceof CartFault || offer?.kind !== 'freeArticle' || isUnavailable(offer.freeArticle)
          ? []
          : [offer.freeArticle],
      );
    },

    /** Throws a CartFault where the cart itself cannot be shown. */
    cartAnd: async (
      code: SiteCode,
      entries: readonly CartEntry[],
      named: readonly (Thing | undefined)[],
      moment: Moment,
    ): Promise<CartAndNamed> => {
      const site = sites[code];
      const things = entries.filter(isThing);
      const asked = named.filter((thing) => thing !== undefined);
      const offers = await offersOf(code, [...things.map(thingKept), ...asked], moment);
      const ofNamed = offers.slice(things.length).values();
      const vouchers = entries.flatMap((entry) =>
        entry.kind === 'voucher' ? [voucherShown(entry, site.currency, moment.at)] : [],
      );
      const merge = entries.find((entry) => entry.kind === 'merge');
      const cart = cartOf(things, offers.slice(0, things.length).map(shown), site, limits, vouchers);
      return {
        cart: merge ? { ...cart, merge: merge.report } : cart,
        named: named.map((thing) => (thing ? ofNamed.next().value : undefined)),
      };
    },
  };
};
export type Offers = ReturnType<typeof createOffers>;
