import { Type, type Static } from 'typebox';
import type { Moment } from '../../lib/time/moment.ts';
import { scheduledTimePattern } from '../../lib/time/scheduled-time.ts';
import type { FooterContent } from './footer.contract.ts';
import { siteCodeSchema, type SiteCode } from '../shop/site.contract.ts';

/** PROMO-2: the types in responses and their blocks; any other type shows nothing. */
export const promotionTypes = [
  'ApiHeaderBenefitsPromotion',
  'ApiTopBannerPromotion',
  'ApiPiPromotion',
  'ApiCategory',
  'ApiFooterPromotion',
] as const;
export type PromotionType = (typeof promotionTypes)[number];
export type PromotionKind = 'BENEFITS' | 'BANNER' | 'PHASE_INTEGRATION' | 'CATEGORY' | 'FOOTER';

/** Slots of the shop's pages. */
export const headerBenefitsId = 'header_top';
export const topBannerId = 'top_banner';
export const categoryBannerId = 'category_banner';
export const homePhaseId = 'home_phase_integration';
/** The slots of category banners have the numbers of the page's categories. */
export const categoryTag = (categoryId: number): string => `c${categoryId}`;

export const promotionPath = '/service/promotion/api/promotion/:promotionId';
export const promotionSchema = Type.Object({ contentJSON: Type.String(), type: Type.String() });
export type PromotionAnswer = Static<typeof promotionSchema>;

const tag = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const mostTags = 20;

/** One tag, several joined by commas, or the parameter given several times. */
const tagQuery = Type.Optional(
  Type.Union([Type.String({ maxLength: 900 }), Type.Array(Type.String({ maxLength: 900 }), { maxItems: mostTags })]),
);

/** PROMO-1. Unknown parameters are allowed: other teams' pages send their own. */
export const promotionQuerySchema = Type.Object({ allOfTags: tagQuery, anyOfTags: tagQuery, noneOfTags: tagQuery });
export type PromotionQuery = Static<typeof promotionQuerySchema>;

const closed = { additionalProperties: false } as const;
const line = Type.String({ minLength: 1, maxLength: 160 });
/** PROMO-10: from the root of the site, http or https; no scheme that executes code. */
const link = Type.String({ pattern: '^(?:https?://[^\\s\\\\/]|/(?![/\\\\]))[^\\s\\\\]*$', maxLength: 500 });
const colour = Type.String({ pattern: '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' });
const css = Type.String({ maxLength: 500 });

/** The same picture for screens of another width. */
const cutoutSchema = Type.Object(
  {
    /** one of the shop's pictures */
    imagePath: Type.String({ pattern: '^/pictures/[a-z0-9]+/\\d{2,4}/[a-z0-9-]+\\.(?:webp|avif)$' }),
    targetSize: Type.Object({ width: Type.Integer({ minimum: 1, maximum: 4000 }) }, closed),
    /** for screens up to this width in px; the picture without it is for all wider ones */
    breakpoint: Type.Optional(Type.Integer({ minimum: 1, maximum: 4000 })),
    imageCss: Type.Optional(css),
    containerCss: Type.Optional(css),
  },
  closed,
);
export type Cutout = Static<typeof cutoutSchema>;

export const promotionLinkSchema = Type.Object(
  { url: link, text: line, boldLink: Type.Optional(Type.Boolean()) },
  closed,
);

/** PROMO-3: the content of a promotion; each block shows some of it. */
export const promotionContentSchema = Type.Object(
  {
    headline: Type.Optional(line),
    headlineShort: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    subline: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    image: Type.Optional(Type.Object({ cutouts: Type.Array(cutoutSchema, { minItems: 1, maxItems: 6 }) }, closed)),
    theme: Type.Optional(Type.Enum(['dark', 'light'])),
    backgroundColorCode: Type.Optional(colour),
    textColor: Type.Optional(colour),
    legalText: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
    legalTextHint: Type.Optional(line),
    legalTextHintShort: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    voucherCode: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{3,30}$' })),
    voucherCodeInstructions: Type.Optional(line),
    ctaButtonLink: Type.Optional(link),
    ctaButtonText: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    links: Type.Optional(Type.Array(promotionLinkSchema, { minItems: 1, maxItems: 4 })),
    /** which of the two a banner with both shows */
    selector: Type.Optional(Type.Enum(['voucherCode', 'ctaButton'])),
  },
  closed,
);
export type PromotionContent = Static<typeof promotionContentSchema>;

/** The content of a slot; a footer has its own form (FOOT-2). */
export type SlotContent = PromotionContent | FooterContent;

/** HDR-5: up to four links, in the order of their tracking labels. */
export type BenefitLinks = NonNullable<PromotionContent['links']>;

type Style = Readonly<Record<string, string>>;

/** A cutout with the CSS that content may have, as React styles. */
export interface ShownCutout extends Omit<Cutout, 'imageCss' | 'containerCss'> {
  readonly imageStyle?: Style;
  readonly containerStyle?: Style;
}

export interface ShownContent extends Omit<PromotionContent, 'image'> {
  readonly image?: { readonly cutouts: readonly ShownCutout[] };
}

/** A promotion as the props of its block. */
export interface ShownPromotion {
  readonly type: string;
  readonly content: ShownContent;
}

/** The promotion service for pages. */
export interface Promotions {
  /** the promotion of a slot at a moment, with one of the tags */
  shown(site: SiteCode, slot: string, moment: Moment, anyOfTags?: readonly string[]): ShownPromotion | undefined;
}

const scheduled = Type.String({ pattern: scheduledTimePattern });

/** PROMO-9: one promotion of a slot; without `from`, `to`, `tags` and `test` all visitors see it at all times. */
const promotionEntrySchema = Type.Object(
  {
    /** the campaign's name, for staff */
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    /** default: all nine */
    sites: Type.Optional(Type.Array(siteCodeSchema, { minItems: 1 })),
    /** the first minute */
    from: Type.Optional(scheduled),
    /** the minute after the last one */
    to: Type.Optional(scheduled),
    tags: Type.Optional(Type.Array(tag, { maxItems: mostTags })),
    /** only for visitors in this group of the A/B test */
    test: Type.Optional(Type.Object({ name: Type.String(), group: Type.String() }, closed)),
    /** the highest one is shown, then the one that started last */
    priority: Type.Optional(Type.Integer({ minimum: -1000, maximum: 1000 })),
    /** the content for all languages; a link may be `category:1000` or `page:shipping`, a text may contain `{freeFrom}` */
    content: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** texts by language, which override the content */
    texts: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()))),
  },
  closed,
);

/** `content/promotions/{id}.json` */
export const promotionFileSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
    type: Type.Enum(promotionTypes),
    promotions: Type.Array(promotionEntrySchema, { maxItems: 200 }),
  },
  closed,
);
export type PromotionFile = Static<typeof promotionFileSchema>;
