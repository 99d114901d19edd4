import { Type, type Static } from 'typebox';
import { originAdditionPattern, origins, trackedOriginPattern } from '../newsletter/newsletter.contract.ts';
import { platforms } from './site.contract.ts';

/** EMB-1 */
export const fragmentPath = '/fragments/:region';

const flag = Type.Enum(['true', 'false']);

/** NEWS-4, NEWS-9, NEWS-12: the settings that only the newsletter has. */
const newsletterSettings = {
  /** where the visitor signs up */
  origin: Type.Optional(Type.Enum(origins)),
  originAddition: Type.Optional(Type.String({ pattern: originAdditionPattern })),
  /** the origin for trackers */
  tracked: Type.Optional(Type.String({ pattern: trackedOriginPattern })),
  /** shows the banner of a link that is no longer valid */
  invalidLink: Type.Optional(flag),
  /** calls go to the private base path */
  singlePageApp: Type.Optional(flag),
};
export const newsletterSettingNames: readonly string[] = Object.keys(newsletterSettings);

/** The settings of a fragment in the query; any other one is 400. */
export const fragmentQuerySchema = Type.Object(
  {
    /** a site code, or a locale tag (SITE-1); default: the site of the host */
    site: Type.Optional(Type.String({ minLength: 1, maxLength: 10, pattern: '^[A-Za-z_-]+$' })),
    // HDR-3: the header's settings with their public names.
    reduced: Type.Optional(flag),
    showPromotionBanner: Type.Optional(flag),
    sticky: Type.Optional(flag),
    platform: Type.Optional(Type.Enum(platforms)),
    onetrustenabled: Type.Optional(flag),
    stage: Type.Optional(Type.Enum(['live', 'test'])),
    showsecurehint: Type.Optional(flag),
    ...newsletterSettings,
    /** `absolute` for a page on another host: URLs then start with the shop's origin */
    links: Type.Optional(Type.Enum(['relative', 'absolute'])),
  },
  { additionalProperties: false },
);
export type FragmentQuery = Static<typeof fragmentQuerySchema>;
