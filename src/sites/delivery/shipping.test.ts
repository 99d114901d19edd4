import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { shippingOf, shippingTerms } from './shipping.ts';

describe.each<readonly [SiteCode, cost: number, from: number | undefined, withCard: number | undefined]>([
  ['DE', 495, 2000, undefined],
  ['AT', 495, 2000, undefined],
  ['CH', 695, 3000, undefined],
  ['CH_FR', 695, 3000, undefined],
  ['CZ', 9900, 99_900, 49_900],
  ['HU', 149_000, undefined, undefined],
  ['PL', 1499, 10_000, undefined],
  ['SK', 390, 4000, 2000],
  ['TR', 9990, 100_000, undefined],
])('shipping on %s', (site, cost, from, withCard) => {
  it('has these terms', () => {
    const { cost: costs, freeFrom, freeFromWithCard } = shippingTerms[site];
    expect([costs, freeFrom, freeFromWithCard]).toEqual([cost, from, withCard]);
  });

  it('is free when nothing is shipped', () => {
    expect(shippingOf(site, 0).cost).toBe(0);
  });

  it('has its price below the threshold and returns the missing amount', () => {
    const value = from === undefined ? 1_000_000 : from - 1;
    const { cost: costs, free } = shippingOf(site, value);
    expect(costs).toBe(cost);
    if (from === undefined) expect(free).toBeUndefined();
    else expect(free).toEqual({ from, missing: 1, percent: 99, ...(withCard ? { fromWithCard: withCard } : {}) });
  });

  it.runIf(from !== undefined).each([0, 1, 5000])('is free from the threshold on: %i above it', (above) => {
    const threshold = from ?? 0;
    expect(shippingOf(site, threshold + above)).toEqual({
      cost: 0,
      free: { from: threshold, missing: 0, percent: 100 },
    });
  });

  it('[SHOP-4] has a lower threshold for card holders in some countries', () => {
    const threshold = withCard ?? from;
    if (threshold === undefined) return expect(shippingOf(site, 1_000_000, 0, true).cost).toBe(cost);
    expect(shippingOf(site, threshold - 1, 0, true).cost).toBe(cost);
    expect(shippingOf(site, threshold, 0, true)).toEqual({
      cost: 0,
      free: { from: threshold, missing: 0, percent: 100 },
    });
  });
});

it.each<readonly [SiteCode, value: number, coffee: number, cost: number, missing: number | undefined]>([
  ['TR', 60_000, 17_499, 9990, 40_000],
  ['TR', 60_000, 17_500, 0, 0],
  ['TR', 17_500, 17_500, 0, 0],
  ['TR', 17_500, 0, 9990, 82_500],
  ['DE', 1999, 1999, 495, 1],
  ['HU', 900_000, 900_000, 149_000, undefined],
])('[CART-17] on %s the shipping of %i, of it %i for coffee, costs %i', (site, value, coffee, cost, missing) => {
  const { cost: costs, free } = shippingOf(site, value, coffee);
  expect([costs, free?.missing]).toEqual([cost, missing]);
});
