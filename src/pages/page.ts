import type { SitePaths } from '../contracts/shop/site.contract.ts';
import type { AccountDesk, Asked, CardStatus } from '../contracts/customer/account.contract.ts';
import type { CartExtras } from '../contracts/cart/cart-extras.contract.ts';
import type { CatalogueService } from '../contracts/catalogue/catalogue.contract.ts';
import type { ContactDesk } from '../contracts/customer/contact.contract.ts';
import type { ContentService } from '../contracts/content/content.contract.ts';
import type { CartRead } from '../contracts/cart/cart.contract.ts';
import type { CheckoutDesk, OrdersOfCustomer } from '../contracts/order/order.contract.ts';
import type { Promotions } from '../contracts/content/promotion.contract.ts';
import type { SearchService } from '../contracts/search/search.contract.ts';
import type { SiteCode } from '../contracts/shop/site.contract.ts';
import type { Mailbox } from '../contracts/shop/mail.contract.ts';
import type { StoreFinder } from '../contracts/content/stores.contract.ts';
import type { TrackedEvent } from '../contracts/tracking/tracking.contract.ts';
import type { StaffDesk } from '../contracts/staff/staff.contract.ts';
import type { NewsletterPictures } from '../contracts/newsletter/newsletter.contract.ts';
import type { NewsletterPages, PostedForm } from '../contracts/newsletter/newsletter-pages.contract.ts';
import type { Themeworlds } from '../contracts/content/themeworld.contract.ts';
import type { Moment } from '../lib/time/moment.ts';
import type { Site } from '../sites/site.ts';
import type { Translate } from '../sites/translate.ts';

/** Somebody whom the demo has made up, with the password that stands beside it. */
export interface DemoCustomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly card: CardStatus;
}

/** What a page may ask of the services behind it. */
export interface PageServices {
  readonly catalogue: CatalogueService;
  readonly themeworlds: Themeworlds;
  readonly search: SearchService;
  readonly content: ContentService;
  /** what the cart takes beside articles */
  readonly extras: CartExtras;
  readonly storeFinder: StoreFinder;
  readonly desk: ContactDesk;
  readonly promotions: Promotions;
  readonly account: AccountDesk;
  readonly orders: OrdersOfCustomer;
  readonly newsletter: NewsletterPages;
  readonly newsletterPictures: NewsletterPictures;
  readonly checkout: CheckoutDesk;
  /** only in a demo without a mail server */
  readonly mailbox?: Mailbox;
  /** only in a demo: whom anybody may log in as */
  readonly demoCustomers?: (site: SiteCode) => readonly DemoCustomer[];
}

export interface PageRequest {
  readonly site: Site;
  readonly t: Translate;
  readonly moment: Moment;
  /** named parts of the path */
  readonly params: Readonly<Record<string, string>>;
  /** parameters that the page declares, the first value of each, at most 200 characters */
  readonly query: Readonly<Record<string, string>>;
  /** path and query as asked, for canonical addresses */
  readonly path: string;
  /** only on personal pages: what this visitor has in the cart */
  readonly cart?: () => Promise<CartRead>;
  /** only on personal pages: who asks, for the services that know people */
  readonly asked?: Asked;
  /** only on personal pages: what it may do for a member of staff; nothing for anybody else */
  readonly staff?: () => Promise<StaffDesk | undefined>;
  /** whether staff may sign in by the house's own sign-in */
  readonly hasStaffOidc?: boolean;
  /** only where a plain form was sent and refused: the page is drawn for who sent it */
  readonly posted?: PostedForm;
}

/** A plain form that was sent to a personal page: its fields by name, each once. */
export interface PageSubmission extends PageRequest {
  readonly form: Readonly<Record<string, string>>;
}

export interface Crumb {
  readonly title: string;
  readonly url: string;
}

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** path of the one address under which the page is known; none: not for search engines */
  readonly canonical?: string;
  /** the same page on the sites, for hreflang: `true` where it has one path on all of them, else its path on each that has it */
  readonly siblings?: true | SitePaths;
  /** path of the same as plain text */
  readonly plainText?: string;
  /** schema.org objects; addresses in them begin with `/` and get the site's origin */
  readonly structured?: readonly object[];
  /** name of the picture that stands for the page where it is shared; without one the shop's own */
  readonly picture?: string;
  /** FOOT-3: nothing above the footer asks for what the page itself is about */
  readonly hidesNewsletter?: true;
  /** path of the category that the page belongs to, at any depth: the navigation opens there (NAV-5) */
  readonly section?: string;
}

export type PageType =
  | 'home'
  | 'category'
  | 'ProductDetailPage'
  | 'search'
  | 'basket'
  | 'content'
  | 'error'
  | 'checkout';

export interface Shown<Props extends object> {
  readonly kind: 'shown';
  readonly status: 200 | 400 | 401 | 404 | 409 | 410 | 422 | 429 | 500 | 503;
  readonly head: PageHead;
  readonly props: Props;
  /** words that were searched for and found: told of whenever a visitor is shown the page, kept ready or not */
  readonly searched?: string;
  /** TRK-1: what trackers are told as the page begins */
  readonly tracked?: readonly TrackedEvent[];
  /** until it is worth asking again, for `Retry-After` */
  readonly retryAfterSeconds?: number;
}

export type PageAnswer<Props extends object> =
  | Shown<Props>
  | {
      readonly kind: 'moved';
      readonly permanent: boolean;
      readonly to: string;
      /** whole `Set-Cookie` values; of personal pages alone */
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'missing' };

/**
 * A page of the reference shop: where it lives, what it asks of the services, and (in `…Page.tsx` of the same folder) how it
 * is drawn. A public page is the same for everybody of a kind and is cached; a personal one is never stored by anyone.
 */
export interface PageDefinition<Props extends object> {
  /** also the folder, and the view's name with a capital letter and `Page` behind it */
  readonly name: string;
  readonly paths: readonly string[];
  readonly type: PageType;
  readonly personal: boolean;
  /** query parameters that make a difference; any other is ignored and no part of the cache key */
  readonly query: readonly string[];
  /** how much of a parameter's value counts, where 200 characters are too few */
  readonly longestQueryValue?: number;
  /** for those who build the shop: never part of a shop in production */
  readonly demoOnly?: boolean;
  /** answers this machine alone; only for personal pages, which are drawn for who asks */
  readonly localOnly?: boolean;
  /** without the full header (checkout) */
  readonly reducedHeader?: boolean;
  /** without what leads elsewhere in the footer (FOOT-5) */
  readonly reducedFooter?: boolean;
  readonly load: (request: PageRequest, services: PageServices) => Promise<PageAnswer<Props>>;
  /** names of the fields that its forms may send, each once and as text; a form with any other is refused */
  readonly fields?: readonly string[];
  /**
   * What a plain form of this page does that is sent to the page's own address: done, it leads on (303); refused, it is the
   * same page with what is wrong and what was typed. Personal pages alone.
   */
  readonly submit?: (submission: PageSubmission, services: PageServices) => Promise<PageAnswer<Props>>;
}
