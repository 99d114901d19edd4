import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import { onAct } from '../../islands/intent.ts';
import type { Start } from '../../islands/island.ts';

/**
 * PROMO-7: in a preview the promotion is requested again. PROMO-4: a clicked code is copied; the script for the conditions, and
 * for what a copied code says, is fetched on intent; without it the conditions still open, and the code can be selected.
 */
export const start: Start = (element, browser, wake) => {
  if (browser.cookies.get(previewActiveCookie) !== undefined) wake?.();
  return onAct(element, (event) => {
    // At once: on a slow line the script below takes a third of a second.
    const button = event?.type === 'click' && (event.target as Element).closest<HTMLElement>('[data-code]');
    const copied =
      button &&
      browser.copy(button.dataset['code'] ?? '').then(
        () => (button.dataset['copied'] = ''),
        () => {},
      );
    void import('./promotion-acts.effects.ts').then((effects) => effects.act(event, browser, copied));
  });
};
