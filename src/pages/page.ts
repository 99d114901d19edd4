import type { SitePaths } from '../contracts/shop/site.contract.ts';
import type { AccountDesk, Asked, CardStatus } from '../contracts/customer/account.contract.ts';
import type { CartExtras } from '../contracts/cart/cart-extras.contract.ts';
import type { Choosing } from '../contracts/catalogue/choosing.contract.ts';
import type { CatalogueService } from '../contracts/catalogue/catalogue.contract.ts';
import type { ContactDesk, Withdrawals } from '../contracts/customer/contact.contract.ts';
import type { ContentService } from '../contracts/content/content.contract.ts';
import type { CartRead } from '../contracts/cart/cart.contract.ts';
import type { CodeEntered } from '../contracts/cart/voucher.contract.ts';
import type { CheckoutDesk, OrdersOfCustomer, PlacedOrders } from '../contracts/order/order.contract.ts';
import type { Promotions } from '../contracts/content/promotion.contract.ts';
import type { SearchService, Searched } from '../contracts/search/search.contract.ts';
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

/** A demo customer with the password. */
export interface DemoCustomer {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly card: CardStatus;
}

/** The services that a page may call. */
export interface PageServices {
  readonly catalogue: CatalogueService;
  readonly themeworlds: Themeworlds;
  readonly search: SearchService;
  readonly content: ContentService;
  /** items of the cart other than articles */
  readonly extras: CartExtras;
  /** help for choosing a size, and what goes with a product */
  readonly choosing: Choosing;
  readonly storeFinder: StoreFinder;
  /** whether the content folder has a picture of the name */
  readonly hasPicture: (name: string) => boolean;
  readonly desk: ContactDesk;
  readonly withdrawals: Withdrawals;
  readonly promotions: Promotions;
  readonly account: AccountDesk;
  readonly orders: OrdersOfCustomer;
  readonly newsletter: NewsletterPages;
  readonly newsletterPictures: NewsletterPictures;
  readonly checkout: CheckoutDesk;
  readonly placedOrders: PlacedOrders;
  /** only in a demo without a mail server */
  readonly mailbox?: Mailbox;
  /** only in a demo: the customers that a visitor may log in as */
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
  /** path and query of the request, for canonical addresses */
  readonly path: string;
  /** only on personal pages: the visitor's cart */
  readonly cart?: () => Promise<CartRead>;
  /** only on personal pages: enters a code into the visitor's cart */
  readonly enterCode?: (code: string) => Promise<CodeEntered>;
  /** only on personal pages: the identity of the caller, for services about customers */
  readonly asked?: Asked;
  /** only on personal pages, and only for staff: the actions for them */
  readonly staff?: () => Promise<StaffDesk | undefined>;
  /** whether staff may sign in by the company's OpenID Connect provider */
  readonly hasStaffOidc?: boolean;
  /** only after a plain form was refused: the page is rendered with its values */
  readonly posted?: PostedForm;
}

/** A plain form sent to a personal page: its fields by name, each once. */
export interface PageSubmission extends PageRequest {
  readonly form: Readonly<Record<string, string>>;
}

export interface Crumb {
  readonly title: string;
  readonly url: string;
}

/** A picture that small windows show at first. */
export interface FirstPicture {
  readonly name: string;
  /** as its `Picture` has them on these windows: else the browser would fetch a second one */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** these windows */
  readonly media: string;
}

export interface PageHead {
  /** the page's own; the name of the shop is added */
  readonly title: string;
  /** the title names the shop itself */
  readonly isWholeTitle?: true;
  readonly description?: string;
  /** path of the canonical address; without it the page is hidden from search engines */
  readonly canonical?: string;
  /** the same page on the sites, for hreflang: `true` for one path on all of them, else its path per site */
  readonly siblings?: true | SitePaths;
  /** path of the plain-text version */
  readonly plainText?: string;
  /** schema.org objects; addresses in them start with `/` and get the site's origin */
  readonly structured?: readonly object[];
  /** name of the preview picture for sharing; the default is the shop's */
  readonly picture?: string;
  /** FOOT-3: no sign-up block above the footer, because the page itself is about the newsletter */
  readonly hidesNewsletter?: true;
  /** path of the category of the page, at any depth: the navigation opens there (NAV-5) */
  readonly section?: string;
  /** a script of its own beside the runtime: only the desk of staff has one */
  readonly script?: 'desk';
  /** A long page is painted when its first view is there: it has one `FirstViewEnd` for all windows, or two, the earlier one for phones. */
  readonly firstViewEnds?: 1 | 2;
  /** asked for before any other file: in the page it comes after the styles, 0.1 s later on a slow line */
  readonly firstPicture?: FirstPicture;
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
  /** the search term, if there were results: tracked at every view of the page, cached or not */
  readonly searched?: Searched;
  /** TRK-1: the events at the start of the page */
  readonly tracked?: readonly TrackedEvent[];
  /** seconds until a retry makes sense, for `Retry-After` */
  readonly retryAfterSeconds?: number;
}

export type PageAnswer<Props extends object> =
  | Shown<Props>
  | {
      readonly kind: 'moved';
      readonly permanent: boolean;
      readonly to: string;
      /** whole `Set-Cookie` values; only on personal pages */
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'missing' };

/**
 * A page of the reference shop: its paths, its calls of services, and (in `…Page.tsx` of the same folder) its view. A public page
 * is the same for all visitors of a kind and is cached; a personal one is never cached.
 */
export interface PageDefinition<Props extends object> {
  /** also the name of the folder, and, capitalised and with the suffix `Page`, of the view */
  readonly name: string;
  readonly paths: readonly string[];
  readonly type: PageType;
  readonly personal: boolean;
  /** the query parameters of the page; any other is ignored and not part of the cache key */
  readonly query: readonly string[];
  /** the maximum length of a parameter's value, if 200 characters are too few */
  readonly longestQueryValue?: number;
  /** for developers: never part of a shop in production */
  readonly demoOnly?: boolean;
  /** for requests from this machine only; possible for personal pages only */
  readonly localOnly?: boolean;
  /** without the full header (checkout) */
  readonly reducedHeader?: boolean;
  /** without external links in the footer (FOOT-5) */
  readonly reducedFooter?: boolean;
  readonly load: (request: PageRequest, services: PageServices) => Promise<PageAnswer<Props>>;
  /** names of the fields that its forms may send, each once and as text; forms with other fields are refused */
  readonly fields?: readonly string[];
  /**
   * Handles a plain form that is sent to the page's address: if accepted, it redirects (303); if refused, it is the same page with
   * the faults and the typed values. Only on personal pages.
   */
  readonly submit?: (submission: PageSubmission, services: PageServices) => Promise<PageAnswer<Props>>;
}
