import type { SiteCode } from '../contracts/shop/site.contract.ts';
import type { DeskKind } from '../contracts/staff/desk-items.contract.ts';
import type { DeskLanguage } from './desk.texts.ts';
import type { FormSchema } from './items/form-schema.rules.ts';

export const deskViews = ['promotions', 'calendar', 'releases', 'tests', 'planning', 'history'] as const;
export type FormKind = DeskKind | 'footer';
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
  /** the day on the clock of the site: `2026-03-06` */
  readonly today: string;
  /** the item that the address names */
  readonly open?: string;
  readonly views: readonly { readonly view: DeskView; readonly url: string }[];
  /** the content of promotions has two schemas; all other kinds have one */
  readonly schemas: Readonly<Record<FormKind, FormSchema>>;
}
