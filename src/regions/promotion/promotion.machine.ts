import type { ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import type { Step } from '../../platform/use-machine.ts';

/**
 * PROMO-7. The server's promotion is shown as it is; a new request leaves it visible until the response.
 *
 *     shown / hidden ──asked──► asking ──arrived──► shown
 *                                 │ └───failed───► hidden     (also the earlier one)
 *                                 └──asked again──► asking    (the earlier response is ignored)
 */
export type PromotionState =
  | { readonly tag: 'hidden' }
  | { readonly tag: 'shown'; readonly promotion: ShownPromotion }
  | { readonly tag: 'asking'; readonly address: string; readonly before?: ShownPromotion };

export type PromotionEvent =
  | { readonly tag: 'asked'; readonly address: string }
  | { readonly tag: 'arrived'; readonly address: string; readonly promotion: ShownPromotion }
  | { readonly tag: 'failed'; readonly address: string };

export interface PromotionEffect {
  readonly tag: 'fetch';
  readonly address: string;
}

export const shownOf = (state: PromotionState): ShownPromotion | undefined => {
  if (state.tag === 'shown') return state.promotion;
  return state.tag === 'asking' ? state.before : undefined;
};

export const firstState = (promotion: ShownPromotion | undefined): PromotionState =>
  promotion ? { tag: 'shown', promotion } : { tag: 'hidden' };

export const transition = (state: PromotionState, event: PromotionEvent): Step<PromotionState, PromotionEffect> => {
  if (event.tag === 'asked') {
    const before = shownOf(state);
    return {
      state: { tag: 'asking', address: event.address, ...(before ? { before } : {}) },
      effects: [{ tag: 'fetch', address: event.address }],
    };
  }
  // An outdated response.
  if (state.tag !== 'asking' || state.address !== event.address) return { state, effects: [] };
  return {
    state: event.tag === 'arrived' ? { tag: 'shown', promotion: event.promotion } : { tag: 'hidden' },
    effects: [],
  };
};
