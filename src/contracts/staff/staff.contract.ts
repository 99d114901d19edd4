import { Type, type Static } from 'typebox';
import type { SiteCode } from '../shop/site.contract.ts';

/** The HttpOnly half: without it the readable half opens nothing. */
export const staffKeyCookie = { secure: '__Host-StaffAuthKey', plain: 'StaffAuthKey' } as const;
export const cobraKeyCookie = { secure: '__Host-CobraAuthKey', plain: 'CobraAuthKey' } as const;

/** A working day; a panel that is open prolongs it, up to the longest. */
export const staffTokenLifeSeconds = 8 * 3600;
export const staffLongestSeconds = 24 * 3600;

export const staffSignInPath = '/service/staff/signin';
export const staffSignInFormPath = '/service/staff/signin';
export const staffTimelinePath = '/service/staff/timeline';
export const staffOidcPath = '/service/staff/oidc';
export const staffOidcCallbackPath = '/service/staff/oidc/callback';

/** Of characters: as long as a provider's `sub` may be. */
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
}

/** Something that is on the shop's schedule. */
export interface PlanEntry {
  readonly kind: 'promotion' | 'themeworld' | 'test';
  readonly name: string;
  /** slot, section or owner */
  readonly place: string;
  readonly from?: Date;
  readonly to?: Date;
}

/** What a page may do for a member of staff. */
export interface StaffDesk extends StaffMember {
  plan(site: SiteCode, from: Date, to: Date): Promise<readonly PlanEntry[]>;
  /** leads to the site as it is then; good for other members of staff for a day */
  previewLink(site: SiteCode, at: Date): Promise<string>;
}
