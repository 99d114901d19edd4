import { Type, type Static } from 'typebox';
import { benefitsContentSchema } from './header-start.contract.ts';
import { siteCodeSchema } from './site.contract.ts';

/** PROMO-2: what a block makes of the content; any other type shows nothing. */
export const benefitsType = 'ApiHeaderBenefitsPromotion';

const tag = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const mostTags = 20;

/** One tag, several joined by commas, or the parameter given several times. */
const tagQuery = Type.Optional(
  Type.Union([Type.String({ maxLength: 900 }), Type.Array(Type.String({ maxLength: 900 }), { maxItems: mostTags })]),
);

/** PROMO-1. Further parameters are let through: pages of others call with their own. */
export const promotionQuerySchema = Type.Object({ allOfTags: tagQuery, anyOfTags: tagQuery, noneOfTags: tagQuery });
export type PromotionQuery = Static<typeof promotionQuerySchema>;

/** Date and time as the site's own clocks show it. */
const localTime = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d$' });
const closed = { additionalProperties: false } as const;

/** PROMO-9: one promotion of a slot; without `from`, `to`, `tags` and `test` it is for always and everybody. */
const promotionEntrySchema = Type.Object(
  {
    sites: Type.Array(siteCodeSchema, { minItems: 1 }),
    /** shown from this minute on */
    from: Type.Optional(localTime),
    /** and no more from this minute on */
    to: Type.Optional(localTime),
    tags: Type.Optional(Type.Array(tag, { maxItems: mostTags })),
    /** only for visitors in this group of this A/B test */
    test: Type.Optional(Type.Object({ name: Type.String(), group: Type.String() }, closed)),
    /** of several that could be shown the highest wins, then the one that began last */
    priority: Type.Optional(Type.Integer()),
    content: benefitsContentSchema,
  },
  closed,
);

/** `content/promotions/{id}.json` */
export const promotionFileSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    type: Type.Literal(benefitsType),
    promotions: Type.Array(promotionEntrySchema),
  },
  closed,
);
export type PromotionFile = Static<typeof promotionFileSchema>;
