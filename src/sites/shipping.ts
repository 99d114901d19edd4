import type { SiteCode } from '../contracts/shop/site.contract.ts';

/** Amounts in hundredths of the site's currency. */
export interface ShippingTerms {
  readonly cost: number;
  /** from this value of the things on shipping is free; nowhere, where there is none */
  readonly freeFrom?: number;
  /** and from this one for holders of the loyalty card */
  readonly freeFromWithCard?: number;
  /** and from this value of coffee, whatever else is sent with it */
  readonly freeFromOfCoffee?: number;
  /** working days until the parcel is there */
  readonly days: readonly [least: number, most: number];
}

/** CART-17: what shipping costs, for cart, checkout and every text that names an amount. */
export const shippingTerms: Readonly<Record<SiteCode, ShippingTerms>> = {
  DE: { cost: 495, freeFrom: 2000, days: [2, 4] },
  AT: { cost: 495, freeFrom: 2000, days: [2, 4] },
  CH: { cost: 695, freeFrom: 3000, days: [2, 4] },
  CH_FR: { cost: 695, freeFrom: 3000, days: [2, 4] },
  CZ: { cost: 9900, freeFrom: 99_900, freeFromWithCard: 49_900, days: [2, 4] },
  HU: { cost: 149_000, days: [2, 4] },
  PL: { cost: 1499, freeFrom: 10_000, days: [2, 4] },
  SK: { cost: 390, freeFrom: 4000, freeFromWithCard: 2000, days: [2, 4] },
  TR: { cost: 9990, freeFrom: 100_000, freeFromOfCoffee: 17_500, days: [1, 2] },
};

/** What shipping of a cart costs, and how far it is to free shipping where the site has any. */
export interface Shipping {
  readonly cost: number;
  readonly free?: {
    readonly from: number;
    readonly missing: number;
    /** 0 to 100 */
    readonly percent: number;
    /** with the loyalty card, while shipping is not free without it */
    readonly fromWithCard?: number;
  };
}

const isCoffeeEnough = ({ freeFromOfCoffee }: ShippingTerms, coffee: number): boolean =>
  coffee >= (freeFromOfCoffee ?? Number.POSITIVE_INFINITY);

/**
 * CART-17: for things of this value, of it so much of coffee; a cart of nothing that costs something is not sent. `hasCard`:
 * the loyalty card.
 */
export const shippingOf = (site: SiteCode, value: number, coffee = 0, hasCard = false): Shipping => {
  const terms = shippingTerms[site];
  const { cost, freeFrom: usually, freeFromWithCard: withCard } = terms;
  const freeFrom = hasCard ? (withCard ?? usually) : usually;
  const freeFromWithCard = hasCard ? undefined : withCard;
  if (freeFrom === undefined) return { cost: value > 0 ? cost : 0 };
  const missing = isCoffeeEnough(terms, coffee) ? 0 : Math.max(0, freeFrom - value);
  return {
    cost: value > 0 && missing > 0 ? cost : 0,
    free: {
      from: freeFrom,
      missing,
      percent: missing > 0 ? Math.floor((value / freeFrom) * 100) : 100,
      ...(missing > 0 && freeFromWithCard !== undefined ? { fromWithCard: freeFromWithCard } : {}),
    },
  };
};
