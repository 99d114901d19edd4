import type { BenefitsContent } from '../../contracts/header-start.contract.ts';

/** What stands around every page: the header's and the footer's content for one site at one moment. */
export interface ShellData {
  /** first level of the navigation, in order */
  readonly navigation: readonly { readonly title: string; readonly url: string }[];
  /** the four links of the strip on top (HDR-5); none: the strip is left out */
  readonly benefits: BenefitsContent['links'];
  readonly outletUrl: string;
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
