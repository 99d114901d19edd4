import type { ArticleOffer, PartnerProductOffer } from '../../contracts/cart/offer.contract.ts';
import type { SubscriptionPlan } from '../../contracts/cart/cart-extras.contract.ts';
import { isUnavailable } from '../../domain/cart/cart.rules.ts';
import type { ArticleFacts } from '../../contracts/catalogue/catalogue.contract.ts';
import type { ContentPage } from '../../contracts/content/content.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { PageServices } from '../page.ts';

/** CART-16: the offer that a content page adds to the cart. */
export type PageOffer =
  | { readonly kind: 'gift-card'; readonly cards: readonly ArticleOffer[] }
  | { readonly kind: 'partner-product'; readonly product: PartnerProductOffer }
  | {
      readonly kind: 'subscription';
      readonly coffees: readonly (Pick<ArticleFacts, 'title' | 'choice' | 'price'> & { readonly id: string })[];
      readonly pieces: SubscriptionPlan['pieces'];
      readonly weeks: SubscriptionPlan['weeks'];
    };

type Services = Pick<PageServices, 'extras' | 'catalogue'>;

const subscriptionOn = async (
  site: SiteCode,
  { extras, catalogue }: Services,
  moment: Moment,
): Promise<PageOffer | undefined> => {
  const { coffees, pieces, weeks } = extras.subscriptions(site);
  const facts = await catalogue.facts(site, coffees, moment);
  const sold = coffees.flatMap(({ id }, place) => {
    const found = facts[place];
    return found && !isUnavailable(found) ? [{ ...found, id }] : [];
  });
  return sold.length > 0 ? { kind: 'subscription', coffees: sold, pieces, weeks } : undefined;
};

const subscriptionPage = 'coffee-subscription';

/** Returns `undefined` on any other page, and if the site does not sell it. */
export const offerOn = async (
  { name, url }: Pick<ContentPage, 'name' | 'url'>,
  site: SiteCode,
  services: Services,
  moment: Moment,
): Promise<PageOffer | undefined> => {
  if (name === subscriptionPage) return subscriptionOn(site, services, moment);
  const cards = services.extras.giftCards(site).filter((card) => card.url === url);
  if (cards.length > 0) return { kind: 'gift-card', cards };
  const product = services.extras.partnerProducts(site).find((one) => one.url === url);
  return product && { kind: 'partner-product', product };
};
