import type { Wordmark } from '../../contracts/shop/wordmark.contract.ts';
import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';
import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import type { NewsletterPictures } from '../../contracts/newsletter/newsletter.contract.ts';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import type { BenefitLinks, ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import type { ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';

interface Link {
  readonly title: string;
  readonly url: string;
  readonly target?: string | undefined;
}

/** The main navigation of one site at one moment. */
export interface NavigationShell {
  /** NAV-2: the first entry */
  readonly themeworlds: Link;
  /** first level, in order */
  readonly items: readonly Link[];
  /** the version of the trees; it changes with their content */
  readonly version: string;
  /** NAV-6: the whole tree, for search engines only; empty if not available */
  readonly tree: readonly NavigationNode[];
  readonly worlds?: ThemeworldNavigation;
}

/** The content of header and footer for one site at one moment. */
export interface ShellData {
  readonly stage: 'live' | 'test';
  /** of the header; without it the header shows the name of the shop */
  readonly wordmark?: Wordmark;
  /** CONS-1: the vendor that asks instead of the shop */
  readonly consentVendor?: ConsentVendor;
  readonly navigation: NavigationShell;
  /** the four links of the benefits strip (HDR-5); without them there is no strip */
  readonly benefits: BenefitLinks;
  /** the promotion above the header (PROMO-4); without it there is no banner */
  readonly topBanner?: ShownPromotion;
  readonly outletUrl: string;
  /** SRCH-5: for the empty search box */
  readonly popularSearches: readonly string[];
  /** FOOT-1; without it there is no footer */
  readonly footer?: FooterContent;
  /** FOOT-3: of the sign-up block above the footer */
  readonly newsletterPictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  /** the nine sites with the address of their home page */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    /** the language of the name */
    readonly locale: string;
    readonly href: string;
    readonly selected: boolean;
  }[];
}
