import type { CatalogueService } from '../contracts/catalogue.contract.ts';
import type { ContentService } from '../contracts/content.contract.ts';
import type { CartRead } from '../contracts/cart.contract.ts';
import type { Promotions } from '../contracts/promotion.contract.ts';
import type { SearchService } from '../contracts/search.contract.ts';
import type { SiteCode } from '../contracts/site.contract.ts';
import type { Mailbox } from '../contracts/mail.contract.ts';
import type { StoreFinder } from '../contracts/stores.contract.ts';
import type { Themeworlds } from '../contracts/themeworld.contract.ts';
import type { Moment } from '../lib/moment.ts';
import type { Site } from '../sites/site.ts';
import type { Translate } from '../sites/translate.ts';

/** What a page may ask of the services behind it. */
export interface PageServices {
  readonly catalogue: CatalogueService;
  readonly themeworlds: Themeworlds;
  readonly search: SearchService;
  readonly content: ContentService;
  readonly storeFinder: StoreFinder;
  /** only in a demo without a mail server */
  readonly mailbox?: Mailbox;
  readonly promotions: Promotions;
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
  readonly siblings?: true | Readonly<Partial<Record<SiteCode, string>>>;
  /** schema.org objects; addresses in them begin with `/` and get the site's origin */
  readonly structured?: readonly object[];
  /** name of the picture that stands for the page where it is shared; without one the shop's own */
  readonly picture?: string;
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
  readonly status: 200 | 404 | 410 | 500 | 503;
  readonly head: PageHead;
  readonly props: Props;
}

export type PageAnswer<Props extends object> =
  | Shown<Props>
  | { readonly kind: 'moved'; readonly permanent: boolean; readonly to: string }
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
  /** for those who build the shop: never part of a shop in production */
  readonly demoOnly?: boolean;
  /** answers this machine alone; only for personal pages, which are drawn for who asks */
  readonly localOnly?: boolean;
  /** without the full header (checkout) */
  readonly reducedHeader?: boolean;
  readonly load: (request: PageRequest, services: PageServices) => Promise<PageAnswer<Props>>;
}
