import { useEffect, useRef } from 'react';
import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import type { ShownPromotion } from '../../contracts/content/promotion.contract.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { useSite } from '../../sites/site-context.tsx';
import { fetchPromotion } from './promotion.effects.ts';
import { firstState, shownOf, transition, type PromotionEffect, type PromotionEvent } from './promotion.machine.ts';
import { promotionAddress, type PromotionFilter } from './promotion.rules.ts';

/** PROMO-7: what the server fetched is used as it is; asked anew when another one is wanted, and when there is a preview. */
export const usePromotion = (
  filter: PromotionFilter,
  fetched: ShownPromotion | undefined,
): ShownPromotion | undefined => {
  const browserOf = useBrowser();
  const { site } = useSite();
  const address = promotionAddress(filter);
  const asked = useRef(fetched ? address : undefined);
  const run = (effect: PromotionEffect, send: (event: PromotionEvent) => void): void => {
    void fetchPromotion(browserOf(), effect.address, site.code).then((promotion) =>
      send(
        promotion ? { tag: 'arrived', address: effect.address, promotion } : { tag: 'failed', address: effect.address },
      ),
    );
  };
  const [state, send] = useMachine(firstState(fetched), transition, run);
  useEffect(() => {
    const hasPreview = browserOf().cookies.get(previewActiveCookie) !== undefined;
    if (asked.current === address && !hasPreview) return;
    asked.current = address;
    send({ tag: 'asked', address });
  }, [address, browserOf, send]);
  return shownOf(state);
};
