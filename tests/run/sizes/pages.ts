import { cartPagePath } from '../../../src/contracts/cart/cart.contract.ts';
import { contactPath } from '../../../src/contracts/customer/contact.contract.ts';
import { accountLinks } from '../../../src/sites/links.ts';

/**
 * A kind of page for the budgets: its view, and the regions that it can wake beside those of every page. Kinds that are not
 * listed have no region that these do not have.
 */
export interface PageKind {
  readonly view: string;
  readonly path: string;
  readonly regions: readonly string[];
}

/** The regions of every page, as their `data-region` names them. */
export const everywhere = [
  'activity',
  'app-banner',
  'consent',
  'early',
  'footer',
  'header',
  'header-icons',
  'navigation',
  'navigation-menu',
  'preview',
  'promotion',
  'search',
  'tracking',
] as const;

/** Each kind and an address of it on the German site, or a pattern by which the home page links to it. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  home: { view: 'HomePage', path: '/', regions: ['newsletter', 'watch'] },
  category: {
    view: 'CategoryPage',
    path: String.raw`/[\w-]+-c\d+\.html`,
    regions: ['list', 'newsletter', 'watch'],
  },
  product: {
    view: 'ProductPage',
    path: String.raw`/[\w-]+-p\d+\.html`,
    regions: ['buy', 'enlarge', 'newsletter', 'recent', 'watch'],
  },
  cart: { view: 'CartPage', path: cartPagePath, regions: ['cart'] },
  contact: { view: 'ContactPage', path: contactPath, regions: ['form-part', 'newsletter'] },
  register: { view: 'RegisterPage', path: accountLinks.register, regions: ['newsletter', 'password'] },
  watchlist: { view: 'WatchlistPage', path: accountLinks.watchlist, regions: ['newsletter', 'watchlist'] },
};

/** Regions that load another script in place of Preact, by the name of what they load. */
export const withoutPreact: Readonly<Record<string, string>> = { promotion: 'promotion-acts' };

/** What regions load beside their own script, by the name of what they load. */
export const besidePreact: Readonly<Record<string, string>> = { buy: 'buy-asleep', list: 'list-add' };

/** Scripts that a page does not count, each with the reason. */
export const rare: Readonly<Record<string, string>> = {
  AddedCart: 'only when a visitor opens the flyout of the cart, or puts something into the cart on a product page',
  'cart-added': 'only after a visitor has put something into the cart',
  choice: 'only on the page on which a visitor answers the question of consent, or changes the answer',
  enlarge: 'only when a visitor enlarges a picture of a product',
  'navigation-menu': 'small screens; the navigation of wide ones is larger, and a visitor wakes one of the two',
  'newsletter-page': 'only pages that a mail of the newsletter links to',
  'older-cart': 'only before an older cart service',
  'older-navigation': 'only before an older navigation service',
  'older-themeworlds': 'only before an older themeworld service, or one with a bad themeworld',
  'older-total': 'only before an older cart service',
  preview: 'only staff wake it',
  promotion: 'only in a preview',
  'promotion-answer': 'only in a preview, or after the page has changed the promotion of the block',
  view: 'only when a visitor chooses the other view of the page (FOOT-14)',
  searched: 'only when a visitor uses the search box; it shows and keeps nothing without consent',
  vendor: 'only with the consent tool of another company',
};
