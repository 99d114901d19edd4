import type { PromotionKind, PromotionType } from '../../contracts/content/promotion.contract.ts';

const kinds = {
  ApiHeaderBenefitsPromotion: 'BENEFITS',
  ApiTopBannerPromotion: 'BANNER',
  ApiPiPromotion: 'PHASE_INTEGRATION',
  ApiCategory: 'CATEGORY',
  ApiFooterPromotion: 'FOOTER',
} as const satisfies Readonly<Record<PromotionType, PromotionKind>>;

/** PROMO-2: returns the kind of block of a type, `undefined` for an unknown type. */
export const kindOf = (type: string): PromotionKind | undefined =>
  Object.hasOwn(kinds, type) ? kinds[type as PromotionType] : undefined;

/** The field without which a block of the kind shows nothing. A footer's fields are all in its schema. */
export const neededField = {
  BENEFITS: 'links',
  BANNER: 'headline',
  CATEGORY: 'headline',
  PHASE_INTEGRATION: 'headline',
  FOOTER: undefined,
} as const satisfies Readonly<Record<PromotionKind, string | undefined>>;
