import type { SiteCode } from '../contracts/shop/site.contract.ts';
import type { DeskLanguage } from './desk.texts.ts';
import type { FormSchema } from './form-schema.rules.ts';

export const deskViews = ['promotions', 'releases', 'history'] as const;
export type DeskView = (typeof deskViews)[number];

interface DeskSite {
  readonly code: SiteCode;
  readonly name: string;
  readonly timeZone: string;
}

/** What the page gives to the desk. */
export interface DeskData {
  readonly view: DeskView;
  readonly language: DeskLanguage;
  /** the site of the page */
  readonly site: SiteCode;
  readonly sites: readonly DeskSite[];
  readonly views: readonly { readonly view: DeskView; readonly url: string }[];
  readonly schemas: { readonly promotion: FormSchema; readonly footer: FormSchema };
}
