import { checkoutTerms } from '../../sites/checkout.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** Returns a random integer from 0 to below `sides`. */
export type Roll = (sides: number) => number;

/** Returns ten random digits, which do not reveal the number of orders; the first is never 0, so that no program drops it. */
export const orderNumber = (roll: Roll): string =>
  `${1 + roll(9)}${Array.from({ length: 9 }, () => roll(10)).join('')}`;

/** Returns the first day after the retention period of an order: whole years after its own. */
export const keptUntil = (site: SiteCode, at: Date): string =>
  `${at.getUTCFullYear() + checkoutTerms[site].keptYears + 1}-01-01`;
