import type { Cart } from '../../contracts/cart.contract.ts';
import type { ArticleKey, ArticleOffer, CartLimits } from '../../contracts/cart.rules.ts';
import type { ArticleFacts, CatalogueService } from '../../contracts/catalogue.contract.ts';
import type { SiteCode } from '../../contracts/site.contract.ts';
import type { Moment } from '../../lib/moment.ts';
import { sites } from '../../sites/sites.ts';
import { CartFault } from './cart-fault.service.ts';
import type { CartEntry } from './cart.repository.ts';
import { cartOf, isPriced, offerOf } from './cart.rules.ts';

export interface CartAndNamed {
  readonly cart: Cart;
  /** what the shop says of each named article: nothing where it is not sold, a fault where it has no price */
  readonly named: readonly (ArticleOffer | CartFault | undefined)[];
}

/** What the shop says now of the articles in a cart, and of those that somebody wants to put there. */
export const createOffers = (facts: CatalogueService['facts'], limits: CartLimits) => {
  const offerOrFault = (site: SiteCode, article: ArticleFacts | undefined): ArticleOffer | CartFault | undefined => {
    if (!article) return undefined;
    return isPriced(article, sites[site].currency) ? offerOf(article, limits) : new CartFault('PRICE_UNAVAILABLE');
  };

  const shown = (offer: ArticleOffer | CartFault | undefined): ArticleOffer | undefined => {
    if (offer instanceof CartFault) throw offer;
    return offer;
  };

  return {
    /** Throws a CartFault where the cart itself cannot be shown. */
    cartAnd: async (
      site: SiteCode,
      entries: readonly CartEntry[],
      named: readonly (ArticleKey | undefined)[],
      moment: Moment,
    ): Promise<CartAndNamed> => {
      const wanted = named.filter((key) => key !== undefined);
      const found = await facts(site, [...entries, ...wanted], moment).catch((fault: unknown) => {
        throw new CartFault('PRODUCTDATA_UNAVAILABLE', fault);
      });
      const offers = found.map((article) => offerOrFault(site, article));
      const ofNamed = offers.slice(entries.length).values();
      return {
        cart: cartOf(entries, offers.slice(0, entries.length).map(shown), sites[site], limits),
        named: named.map((key) => (key === undefined ? undefined : ofNamed.next().value)),
      };
    },
  };
};
export type Offers = ReturnType<typeof createOffers>;
