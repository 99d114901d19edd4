import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** Shipping terms; amounts in hundredths of the site's currency. */
export interface ShippingTerms {
  readonly cost: number;
  /** shipping is free from this value of the goods on; never, without a value */
  readonly freeFrom?: number;
  /** the same for holders of the loyalty card */
  readonly freeFromWithCard?: number;
  /** shipping is free from this value of coffee on, with any other goods */
  readonly freeFromOfCoffee?: number;
  /** working days until delivery */
  readonly days: readonly [least: number, most: number];
}

/** CART-17: the shipping terms for cart, checkout and all texts with an amount. */
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

/** The shipping cost of a cart and the amount that is missing for free shipping. */
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
 * CART-17: returns the shipping for goods of a value, of which `coffee` is the value of the coffee; a cart with a value of 0 is not shipped.
 * `hasCard`: the loyalty card.
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
