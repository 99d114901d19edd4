import { Type, type Static } from 'typebox';
import type { Moment } from '../../lib/time/moment.ts';
import type { SiteCode } from '../shop/site.contract.ts';

/** PREV-3. Calls of the panel, answered to the shop's own pages alone. */
export const checkauthPath = '/service/preview/api/auth/checkauth';
export const renewPath = '/service/preview/api/auth/login/renew';
export const logoutPath = '/service/preview/api/auth/logout';
export const previewTokenPath = '/service/preview/api/token';
/** for plain links and forms: a shared preview, and the end of one */
export const openPreviewPath = '/service/preview/open';
export const leavePreviewPath = '/service/preview/leave';

/** HttpOnly and signed: moment and group, for one member of staff. */
export const previewTokenCookie = 'PreviewToken';

/** On the wire with HTTP 200, 400, 500, 401; the bare body, for `status` is a word here. */
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
  /** of a token: what others of the staff can open for a while */
  link: Type.Optional(Type.String()),
});
export type PreviewAnswer = Static<typeof previewStatusSchema>;

/** What is set now; empty words where nothing is. */
export const checkauthSchema = Type.Object({
  status: Type.Enum(previewStatuses),
  dateTime: Type.Optional(Type.String()),
  abTestName: Type.Optional(Type.String()),
  abTestGroup: Type.Optional(Type.String()),
});
export type CheckauthAnswer = Static<typeof checkauthSchema>;

const word = Type.Optional(Type.String({ maxLength: 60 }));
export const previewTokenQuerySchema = Type.Object({
  test: word,
  group: word,
  previewDateTime: Type.Optional(Type.String({ maxLength: 60 })),
});
export type PreviewTokenQuery = Static<typeof previewTokenQuerySchema>;

/** What a member of staff wants to see. */
export interface PreviewChoice {
  readonly at: Date;
  readonly test?: { readonly name: string; readonly group: string };
}

/** The parts of a request that say who it comes from; cookies as they were sent. */
export interface StaffRequest {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The moment that a member of staff wants to see; `undefined` for everybody else. */
export type PreviewOf = (request: StaffRequest, site: SiteCode) => Promise<Moment | undefined>;
