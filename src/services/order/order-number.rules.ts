import { checkoutTerms } from '../../sites/checkout.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** From 0 to below `sides`. */
export type Roll = (sides: number) => number;

/** Ten digits that say nothing of how many orders there are; the first is no nought, so that no program drops it. */
export const orderNumber = (roll: Roll): string =>
  `${1 + roll(9)}${Array.from({ length: 9 }, () => roll(10)).join('')}`;

/** First day on which an order of this moment is no longer kept: whole years after its own. */
export const keptUntil = (site: SiteCode, at: Date): string =>
  `${at.getUTCFullYear() + checkoutTerms[site].keptYears + 1}-01-01`;
