import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/**
 * Which former price a reduction may be announced against:
 * `lowest`: the lowest price of the 30 days before the reduction.
 * `held`: only a price that was asked on 30 days in a row; a price with a cheaper day in between may not be struck.
 */
export type FormerPrice = 'lowest' | 'held';

/** LAW-1: the rule of each site's country. `content/law/` names its source. */
export const formerPrice: Readonly<Record<SiteCode, FormerPrice>> = {
  DE: 'lowest',
  AT: 'lowest',
  CH: 'held',
  CH_FR: 'held',
  CZ: 'lowest',
  HU: 'lowest',
  PL: 'lowest',
  SK: 'lowest',
  TR: 'lowest',
};

/** What is known of a price that is reduced now, in hundredths of the currency. */
export interface ReducedPrice {
  readonly priceMinor: number;
  readonly saleMinor: number;
  /** of the 30 days before the reduction; without it no reduction is announced */
  readonly lowest30Minor: number | null;
}

/**
 * LAW-1: returns the former price that is struck and from which the per cent are computed, or nothing if no reduction may be
 * announced. It is the lowest price of the 30 days in every country, so what is struck, the per cent and the words agree.
 */
export const formerPriceOf = (site: SiteCode, price: ReducedPrice): number | undefined => {
  const { priceMinor, saleMinor, lowest30Minor } = price;
  if (lowest30Minor === null || lowest30Minor <= saleMinor) return undefined;
  return formerPrice[site] === 'held' && lowest30Minor !== priceMinor ? undefined : lowest30Minor;
};

/** The unit of base prices, by the unit of the contents. One for all amounts, so that prices on one page can be compared. */
export const baseUnits = {
  g: { amount: 1000, name: '1 kg' },
  ml: { amount: 1000, name: '1 l' },
} as const;
