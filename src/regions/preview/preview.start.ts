import { cobraTokenCookie, staffTokenCookie } from '../../contracts/staff/staff-cookies.contract.ts';
import type { Start } from '../../islands/island.ts';

/** PREV-2: visitors cause no request, and see nothing. With one of the two cookies the region is hydrated and checks the login. */
export const start: Start = (_element, { cookies }, wake) => {
  if (cookies.get(staffTokenCookie) ?? cookies.get(cobraTokenCookie)) wake?.();
};
