import type { ConsentVendor } from '../../contracts/tracking/consent.contract.ts';
import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import type { NewsletterPictures } from '../../contracts/newsletter/newsletter.contract.ts';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import type { BenefitLinks, ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import type { ThemeworldNavigation } from '../../contracts/content/themeworld.contract.ts';

interface Link {
  readonly title: string;
  readonly url: string;
}

/** The main navigation of one site at one moment. */
export interface NavigationShell {
  /** NAV-2: the first entry */
  readonly themeworlds: Link;
  /** first level, in order */
  readonly items: readonly Link[];
  /** by which browsers ask for the whole; another one whenever anything of it is different */
  readonly version: string;
  /** NAV-6: the whole, drawn for search engines only; empty where it cannot be had */
  readonly tree: readonly NavigationNode[];
  readonly worlds?: ThemeworldNavigation;
}

/** What stands around every page: the header's and the footer's content for one site at one moment. */
export interface ShellData {
  readonly stage: 'live' | 'test';
  /** CONS-1: who asks instead of the shop itself */
  readonly consentVendor?: ConsentVendor;
  readonly navigation: NavigationShell;
  /** the four links of the strip on top (HDR-5); none: the strip is left out */
  readonly benefits: BenefitLinks;
  /** what the banner above the header shows (PROMO-4); none: no banner */
  readonly topBanner?: ShownPromotion;
  readonly outletUrl: string;
  /** FOOT-1; none: no footer */
  readonly footer?: FooterContent;
  /** FOOT-3: of the sign-up block above the footer */
  readonly newsletterPictures: Pick<NewsletterPictures, 'desktop' | 'tablet'>;
  /** the nine sites with the address of their home page */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    /** in which the name is written */
    readonly locale: string;
    readonly href: string;
    readonly selected: boolean;
  }[];
}
