import { Type, type Static } from 'typebox';

/** The calls that a header makes once at its start (HDR-13, LOGIN-5) and what they answer. */
export const psdataPath = '/service/customerfrontenddata/api/v1/psdata';
export const psdataFallbackPath = '/json/psdata';
export const cachekeyPath = '/service/searchfrontend/api/cachekey';
export const assignmentPath = '/service/abtestfrontend/api/v1/getassignment';
export const longTermTokenPath = '/service/login/api/v1/longtermtoken';
export const promotionPath = '/service/promotion/api/promotion/:promotionId';
export const headerBenefitsId = 'header_top';

export const loginStatuses = ['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT'] as const;
/** CUST-1 */
export const psdataSchema = Type.Object({
  tracking: Type.Object({ loginStatus: Type.Enum(loginStatuses) }),
  customer: Type.Object({
    firstname: Type.String(),
    lastname: Type.String(),
    loyaltyBeans: Type.Integer(),
    statuses: Type.Object({ isCommunityMember: Type.Boolean(), isKontorcardMember: Type.Boolean() }),
  }),
});
export type Psdata = Static<typeof psdataSchema>;

export const cachekeySchema = Type.Object({ cachekey: Type.String() });

export const assignmentSchema = Type.Object({
  tests: Type.Array(Type.Object({ name: Type.String(), group: Type.String() })),
});

/** PROMO-1: the content is a JSON string, as the shops that this replaces expect it. */
export const promotionSchema = Type.Object({ contentJSON: Type.String(), type: Type.String() });
export type PromotionAnswer = Static<typeof promotionSchema>;

/** PROMO-10: from the root of the site, or http and https; nothing that could run. */
const promotionLinkPattern = '^(?:https?://[^\\s\\\\/]|/(?![/\\\\]))[^\\s\\\\]*$';

/** HDR-5: up to four links, in the order of their tracking labels. */
export const benefitsContentSchema = Type.Object(
  {
    links: Type.Array(
      Type.Object(
        {
          url: Type.String({ pattern: promotionLinkPattern, maxLength: 500 }),
          text: Type.String({ minLength: 1, maxLength: 120 }),
          boldLink: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 4 },
    ),
  },
  { additionalProperties: false },
);
export type BenefitsContent = Static<typeof benefitsContentSchema>;
