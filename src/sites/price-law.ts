import type { SiteCode } from '../contracts/shop/site.contract.ts';

/**
 * Which former price a reduction may be announced against:
 * `lowest`: the lowest price of the 30 days before the reduction.
 * `held`: only a price that was asked on 30 days in a row; a price with a cheaper day in between may not be struck.
 */
export type FormerPrice = 'lowest' | 'held';

export interface PriceLaw {
  readonly former: FormerPrice;
  /** the rule about reductions */
  readonly reduction: string;
  /** the rule about base prices: each names the kilogram and the litre first, for packed goods */
  readonly base: string;
}

const directive = 'Directive 98/6/EC art. 6a, CJEU C-330/23';
const inTheUnion = (reduction: string, base: string): PriceLaw => ({
  former: 'lowest',
  reduction: `${directive}; ${reduction}`,
  base: `Directive 98/6/EC art. 2 (b); ${base}`,
});

const swiss: PriceLaw = { former: 'held', reduction: 'PBV art. 16 para. 1 (a) no. 2 and para. 3', base: 'PBV art. 5' };

/** LAW-1: the rule of each site's country about reductions and base prices, with its source. */
export const priceLaw: Readonly<Record<SiteCode, PriceLaw>> = {
  DE: inTheUnion('§ 11 PAngV', '§ 5 PAngV'),
  AT: inTheUnion('§ 9a PrAG', '§ 10a PrAG'),
  CH: swiss,
  CH_FR: swiss,
  CZ: inTheUnion('§ 12a zákona č. 634/1992 Sb.', 'zákon č. 526/1990 Sb., § 13'),
  HU: inTheUnion('4/2009. (I. 30.) NFGM–SZMM együttes rendelet', '1997. évi CLV. törvény 14. §'),
  PL: inTheUnion(
    'art. 4 ust. 2 ustawy z 9 maja 2014 r. o informowaniu o cenach towarów i usług',
    'art. 3 ust. 1 pkt 2 tej ustawy',
  ),
  SK: inTheUnion('§ 7 zákona č. 108/2024 Z. z.', '§ 6 zákona č. 108/2024 Z. z.'),
  TR: { former: 'lowest', reduction: 'Fiyat Etiketi Yönetmeliği', base: 'Fiyat Etiketi Yönetmeliği' },
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
  return priceLaw[site].former === 'held' && lowest30Minor !== priceMinor ? undefined : lowest30Minor;
};

/** The unit of base prices, by the unit of the contents. One for all amounts, so that prices on one page can be compared. */
export const baseUnits = {
  g: { amount: 1000, name: '1 kg' },
  ml: { amount: 1000, name: '1 l' },
} as const;
