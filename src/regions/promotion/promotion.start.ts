import { previewActiveCookie } from '../../contracts/staff/preview-cookie.contract.ts';
import type { Start } from '../../islands/island.ts';

/** PROMO-7: staff with a preview see what is asked anew, without coming near the block first. */
export const start: Start = (_element, { cookies }, wake) => {
  if (cookies.get(previewActiveCookie) !== undefined) wake?.();
};
