import { Type, type Static } from 'typebox';
import type { Moment } from '../../lib/time/moment.ts';
import type { SiteCode } from '../shop/site.contract.ts';

/** PREV-3. Requests of the panel, accepted from the shop's pages only. */
export const checkauthPath = '/service/preview/api/auth/checkauth';
export const renewPath = '/service/preview/api/auth/login/renew';
export const logoutPath = '/service/preview/api/auth/logout';
export const previewTokenPath = '/service/preview/api/token';
/** for plain links and forms: a shared preview, and the end of one */
export const openPreviewPath = '/service/preview/open';
export const leavePreviewPath = '/service/preview/leave';

/** HttpOnly and signed: moment and group, for one member of staff. */
export const previewTokenCookie = 'PreviewToken';

/** Sent with HTTP 200, 400, 500, 401; not as problem JSON, because `status` is a text here. */
export const previewStatuses = ['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED'] as const;
export type PreviewStatus = (typeof previewStatuses)[number];
export const previewHttpStatus: Readonly<Record<PreviewStatus, 200 | 400 | 401 | 500>> = {
  SUCCESS: 200,
  BAD_REQUEST: 400,
  INTERNAL_ERROR: 500,
  UNAUTHORIZED: 401,
};

export const previewStatusSchema = Type.Object({
  status: Type.Enum(previewStatuses),
  /** the link by which other members of staff open the preview for some time */
  link: Type.Optional(Type.String()),
});
export type PreviewAnswer = Static<typeof previewStatusSchema>;

/** The current settings; empty texts without a preview. */
export const checkauthSchema = Type.Object({
  status: Type.Enum(previewStatuses),
  dateTime: Type.Optional(Type.String()),
  abTestName: Type.Optional(Type.String()),
  abTestGroup: Type.Optional(Type.String()),
  /** the number of the previewed release; only sent to staff with a role at the desk */
  release: Type.Optional(Type.String()),
});
export type CheckauthAnswer = Static<typeof checkauthSchema>;

const word = Type.Optional(Type.String({ maxLength: 60 }));
export const previewTokenQuerySchema = Type.Object({
  test: word,
  group: word,
  previewDateTime: Type.Optional(Type.String({ maxLength: 60 })),
  /** DESK-3: the number of a release whose drafts are shown */
  release: Type.Optional(Type.String({ maxLength: 10 })),
});
export type PreviewTokenQuery = Static<typeof previewTokenQuerySchema>;

/** The requested preview. */
export interface PreviewChoice {
  readonly at: Date;
  readonly test?: { readonly name: string; readonly group: string };
  readonly release?: number;
}

/** A preview that a link shares with all staff. */
export interface SharedPreview {
  readonly choice: PreviewChoice;
  /** whether the link was followed from the desk or the time line; from elsewhere it needs a button of ours */
  readonly isFromDesk: boolean;
  /** sets it for the member of staff; whole `Set-Cookie` values */
  open(): Promise<readonly string[]>;
}

/** The parts of a request that identify the caller; the raw cookies. */
export interface StaffRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The moment of a staff member's preview; `undefined` for all others. */
export type PreviewOf = (request: StaffRequest, site: SiteCode) => Promise<Moment | undefined>;
