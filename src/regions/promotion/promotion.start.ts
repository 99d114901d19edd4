import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import { onAct } from '../../islands/intent.ts';
import type { Start } from '../../islands/island.ts';

/**
 * PROMO-7: in a preview the promotion is requested again. PROMO-4: the script for the code and the conditions is fetched on intent;
 * without it the conditions still open, and the code can be selected.
 */
export const start: Start = (element, browser, wake) => {
  if (browser.cookies.get(previewActiveCookie) !== undefined) wake?.();
  return onAct(
    element,
    (event) => void import('./promotion-acts.effects.ts').then((effects) => effects.act(event, browser)),
  );
};
