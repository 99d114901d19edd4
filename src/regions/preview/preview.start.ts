import { cobraTokenCookie, staffTokenCookie } from '../../contracts/staff/staff-cookies.contract.ts';
import type { Start } from '../../islands/island.ts';

/** PREV-2: nothing is asked, fetched or shown for visitors. Whoever has one of the two cookies is asked about when it wakes. */
export const start: Start = (_element, { cookies }, wake) => {
  if (cookies.get(staffTokenCookie) ?? cookies.get(cobraTokenCookie)) wake?.();
};
