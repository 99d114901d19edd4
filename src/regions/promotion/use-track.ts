import type { PromotionAction, PromotionClick } from '../../contracts/tracking/tracking.contract.ts';
import { promotionAction, promotionClick } from '../../domain/tracking/tracking.rules.ts';
import { useBrowser } from '../../platform/browser-context.tsx';

/** PROMO-8: the tracking of a block's buttons; only the top banner also has category and label. */
export const useTrack = (isTopBanner: boolean) => {
  const browserOf = useBrowser();
  return (type: PromotionClick['click_type'], target: string, action: PromotionAction['action']): void => {
    const { events } = browserOf();
    events.emit('kontor:tracked', promotionClick(type, target));
    if (isTopBanner) events.emit('kontor:tracked', promotionAction(action));
  };
};
