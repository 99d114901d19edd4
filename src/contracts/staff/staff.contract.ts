import { Type, type Static } from 'typebox';
import type { WithdrawalCase } from '../customer/contact.contract.ts';
import type { StaffOrders } from '../order/order-state.contract.ts';
import type { SiteCode } from '../shop/site.contract.ts';
import type { StaffRole } from './desk.contract.ts';
import type { SharedPreview } from './preview.contract.ts';

/** The HttpOnly half: without it the readable half is not accepted. */
export const staffKeyCookie = { secure: '__Host-StaffAuthKey', plain: 'StaffAuthKey' } as const;
/** A device on which a member of staff has signed in; it opens nothing. */
export const staffDeviceCookie = { secure: '__Host-StaffDevice', plain: 'StaffDevice' } as const;
export const cobraKeyCookie = { secure: '__Host-CobraAuthKey', plain: 'CobraAuthKey' } as const;

/** A working day; an open panel extends it, up to the longest. */
export const staffTokenLifeSeconds = 8 * 3600;
export const staffLongestSeconds = 24 * 3600;

export const staffSignInPath = '/service/staff/signin';
export const staffSignInFormPath = '/service/staff/signin';
/** Where the pages for staff send everyone else; `back` is the path to return to. */
export const staffSignInFor = (back: string): string => `${staffSignInPath}?back=${encodeURIComponent(back)}`;
export const staffTimelinePath = '/service/staff/timeline';
export const staffWithdrawalsPath = '/service/staff/withdrawals';
export const staffOrdersPath = '/service/staff/orders';
/** The delivery note of an order, for printing. */
export const deliveryNotePath = (number: string): string => `${staffOrdersPath}/${number}/note`;
export const staffDeskPath = '/service/staff/desk/';
export const staffOidcPath = '/service/staff/oidc';
export const staffOidcCallbackPath = '/service/staff/oidc/callback';

/** In characters: the longest `sub` of a provider. */
export const longestStaffName = 255;
export const leastStaffPassword = 12;

export const staffSignInSchema = Type.Object({
  name: Type.String({ maxLength: longestStaffName }),
  password: Type.String({ maxLength: 400 }),
  back: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type StaffSignIn = Static<typeof staffSignInSchema>;

export interface StaffMember {
  readonly name: string;
  /** DESK-4: what the member may do at the desk; without one nothing */
  readonly role?: StaffRole;
}

/** An entry of the shop's schedule. */
export interface PlanEntry {
  readonly kind: 'promotion' | 'themeworld' | 'test';
  readonly name: string;
  /** slot, section or owner */
  readonly place: string;
  readonly from?: Date;
  readonly to?: Date;
}

/** The staff functions for pages. */
export interface StaffDesk extends StaffMember {
  plan(site: SiteCode, from: Date, to: Date): Promise<readonly PlanEntry[]>;
  /** LAW-2: the declarations of withdrawal of a site, the newest first */
  withdrawals(site: SiteCode): Promise<readonly WithdrawalCase[]>;
  readonly orders: StaffOrders;
  /** a link to the site at that time, valid for other members of staff for a day */
  previewLink(site: SiteCode, at: Date): Promise<string>;
  /** PREV-7: what the token of such a link shares; `undefined` where it is over or forged */
  sharedPreview(token: string): Promise<SharedPreview | undefined>;
}
