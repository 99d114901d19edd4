import { Type, type Static } from 'typebox';
import { newsletterStatuses } from './newsletter-status.contract.ts';

/** The requests of a header at its start (HDR-13, LOGIN-5) and their responses. */
export const psdataPath = '/service/customerfrontenddata/api/v1/psdata';
export const psdataFallbackPath = '/json/psdata';
export const cachekeyPath = '/service/searchfrontend/api/cachekey';
export const longTermTokenPath = '/service/login/api/v1/longtermtoken';

export const loginStatuses = ['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'] as const;
/** CUST-1 */
export const psdataSchema = Type.Object({
  tracking: Type.Object({ loginStatus: Type.Enum(loginStatuses) }),
  customer: Type.Object({
    firstname: Type.String(),
    lastname: Type.String(),
    /** LAW-6: both as the country writes them; left out without a first name, and by an older service */
    shownName: Type.Optional(Type.String()),
    loyaltyBeans: Type.Integer(),
    statuses: Type.Object({
      isCommunityMember: Type.Boolean(),
      isKontorcardMember: Type.Boolean(),
      /** FOOT-3: left out if the customer has no newsletter */
      newsletter: Type.Optional(Type.Enum(newsletterStatuses)),
    }),
  }),
});
export type Psdata = Static<typeof psdataSchema>;

export const cachekeySchema = Type.Object({ cachekey: Type.String() });
