import type { PromotionAction } from '../../contracts/tracking.contract.ts';
import { promotionAction, promotionClick } from '../../contracts/tracking.rules.ts';
import type { Browser } from '../../platform/browser.ts';
import type { Stop } from '../../platform/clock.ts';

/** HDR-5, PROMO-8: a click in the strip is told by the link's place in it. */
export const trackBenefits = (element: HTMLElement, { events }: Pick<Browser, 'events'>): Stop => {
  const clicked = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-benefit]') : null;
    if (!link) return;
    events.emit('kontor:tracked', promotionClick('internal_link', link.getAttribute('href') ?? ''));
    // Our own server wrote it there.
    events.emit('kontor:tracked', promotionAction('click', link.dataset['benefit'] as PromotionAction['label']));
  };
  element.addEventListener('click', clicked);
  return () => element.removeEventListener('click', clicked);
};
