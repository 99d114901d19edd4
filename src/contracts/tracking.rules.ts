import type { PromotionAction, PromotionClick, SuggestionClick } from './tracking.contract.ts';

/** PROMO-8 */
export const promotionClick = (click_type: PromotionClick['click_type'], click_target: string): PromotionClick => ({
  event: 'promotion_click',
  click_type,
  click_target,
  specification: 'SEARCH',
});

export const promotionAction = (
  action: PromotionAction['action'],
  label: PromotionAction['label'] = 'top_banner',
): PromotionAction => ({ event: 'ga_event', category: 'promotion', action, label });

/** HDR-5: by the link's place in the strip. */
export const benefitLabels = [
  'VK1_Versandkostenfrei',
  'VK2_Newsletterregistrierung',
  'VK3_XChannel',
  'VK4_Service',
] as const satisfies readonly PromotionAction['label'][];

/** SRCH-6 */
export const suggestionClick = (productId: string): SuggestionClick => ({
  event: 'suggestion_click',
  product_id: productId,
  specification: 'SEARCH',
});
