import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import type { Start } from '../../islands/island.ts';

/** PROMO-7: in a preview the promotion is requested again, without an intent. */
export const start: Start = (_element, { cookies }, wake) => {
  if (cookies.get(previewActiveCookie) !== undefined) wake?.();
};
