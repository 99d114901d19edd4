import type { Moment } from '../lib/moment.ts';
import type { SiteCode } from './site.contract.ts';

/** HttpOnly and signed: moment and group, for one member of staff. */
export const previewTokenCookie = 'PreviewToken';
/** PROMO-7: says to scripts that there is a preview, and nothing of it. Opens nothing. */
export const previewActiveCookie = 'PreviewActive';

/** The parts of a request that say who it comes from; cookies as they were sent. */
export interface StaffRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The moment that a member of staff wants to see; `undefined` for everybody else. */
export type PreviewOf = (request: StaffRequest, site: SiteCode) => Promise<Moment | undefined>;
