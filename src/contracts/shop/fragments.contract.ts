import { Type, type Static } from 'typebox';
import { originAdditionPattern, origins, trackedOriginPattern } from '../newsletter/newsletter.contract.ts';
import { platforms } from './site.contract.ts';

/** EMB-1 */
export const fragmentPath = '/fragments/:region';
/** the list of the regions: a page for people, JSON for programs */
export const fragmentListPath = '/fragments/';
/** the files that all fragments need, for pages that write the tags themselves */
export const fragmentAssetsPath = '/fragments/assets.json';
/** EMB-5: what a layout service such as Podium reads first */
export const fragmentManifestPath = '/fragments/:region/manifest.json';
/** EMB-5: the script whose elements bring regions into a page */
export const embedPath = '/kontor.js';
/** names the settings of a fragment that were left out, and why */
export const warningHeader = 'x-kontor-warning';

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

/** PROMO-1: the settings that only promotions have. */
const promotionSettings = {
  /** any slot of the content; one without a promotion shows nothing */
  slot: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' })),
  /** shows a promotion with this tag */
  tag: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' })),
};
export const promotionSettingNames: readonly string[] = Object.keys(promotionSettings);

/** TRK-6: the settings that only the products viewed before have. */
const recentSettings = {
  /** the product that the page shows: it is remembered, and not shown again */
  product: Type.Optional(Type.String({ pattern: '^[0-9]{9}$' })),
};
export const recentSettingNames: readonly string[] = Object.keys(recentSettings);

/** The settings of a fragment in the query. Any other one, and a wrong value, is left out with a warning. */
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
    ...promotionSettings,
    ...recentSettings,
    /** `absolute` for a page on another host: URLs then start with the shop's origin */
    links: Type.Optional(Type.Enum(['relative', 'absolute'])),
    /**
     * `own` for a second region of a page: the tags of what no other region needs. `none` for a page that writes the tags of styles and
     * script itself, with its nonce.
     */
    assets: Type.Optional(Type.Enum(['tags', 'own', 'none'])),
    /** `plain` for an include that passes the visitor's Accept-Encoding on and does not unpack the response */
    encoding: Type.Optional(Type.Enum(['accepted', 'plain'])),
  },
  { additionalProperties: false },
);
export type FragmentQuery = Static<typeof fragmentQuerySchema>;

const { site, links } = fragmentQuerySchema.properties;
export const fragmentAssetsQuerySchema = Type.Object({ site, links }, { additionalProperties: false });
export type FragmentAssetsQuery = Static<typeof fragmentAssetsQuerySchema>;

/** Addresses of the files that every fragment needs. */
export const fragmentAssetsSchema = Type.Object({
  styles: Type.Array(Type.String(), { maxItems: 10 }),
  /** for the regions that `GET /fragments/` lists with `hasMoreStyles`, besides */
  moreStyles: Type.Array(Type.String(), { maxItems: 10 }),
  /** a module; on a page of another host the tag needs `crossorigin` */
  script: Type.String(),
});
export type FragmentAssets = Static<typeof fragmentAssetsSchema>;

export const fragmentManifestSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  content: Type.String(),
  fallback: Type.String(),
  css: Type.Array(Type.Never(), { maxItems: 0 }),
  js: Type.Array(Type.Never(), { maxItems: 0 }),
  proxy: Type.Object({}),
});
export type FragmentManifest = Static<typeof fragmentManifestSchema>;

const words = Type.Array(Type.String(), { maxItems: 20 });
export const fragmentListSchema = Type.Object({
  version: Type.String(),
  regions: Type.Array(
    Type.Object({
      name: Type.String(),
      /** what it is, in English */
      about: Type.String(),
      content: Type.String(),
      manifest: Type.String(),
      settings: Type.Record(Type.String(), Type.String()),
      events: words,
      hasMoreStyles: Type.Boolean(),
      /** what it costs a page before its first use, in bytes over the wire; files are shared by all regions of a page */
      cost: Type.Object({ html: Type.Integer(), files: Type.Integer(), fileCount: Type.Integer() }),
      /** to copy: an include by a server, an edge include, and an element of the script tag */
      examples: Type.Object({ server: Type.String(), edge: Type.String(), element: Type.String() }),
    }),
    { maxItems: 20 },
  ),
});
export type FragmentList = Static<typeof fragmentListSchema>;
