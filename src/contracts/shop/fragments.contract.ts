import { Type, type Static } from 'typebox';
import { platforms, siteCodeSchema } from './site.contract.ts';

/** EMB-1 */
export const fragmentPath = '/fragments/:region';

const flag = Type.Enum(['true', 'false']);

/** Settings of a fragment as its query gives them; any other is 400. */
export const fragmentQuerySchema = Type.Object(
  {
    /** without it the host tells the site */
    site: Type.Optional(siteCodeSchema),
    // HDR-3: the header's settings, by the names that its pages know.
    reduced: Type.Optional(flag),
    showPromotionBanner: Type.Optional(flag),
    sticky: Type.Optional(flag),
    platform: Type.Optional(Type.Enum(platforms)),
    onetrustenabled: Type.Optional(flag),
    stage: Type.Optional(Type.Enum(['live', 'test'])),
    showsecurehint: Type.Optional(flag),
    /** `absolute` for a page on another host: addresses then begin with the shop's origin */
    links: Type.Optional(Type.Enum(['relative', 'absolute'])),
  },
  { additionalProperties: false },
);
export type FragmentQuery = Static<typeof fragmentQuerySchema>;
