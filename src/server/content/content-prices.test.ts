import { describe, expect, it } from 'vitest';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { priceText } from '../../sites/price.ts';
import { allSites, sites } from '../../sites/sites.ts';
import { demoPrice, demoPriceBefore, roundedPrice } from './content-prices.ts';

/** As printed, with plain spaces. */
const printed = (eurCents: number, site: SiteCode): string => {
  const { currency } = sites[site];
  return priceText({ amountMinor: demoPrice(eurCents, currency), currency }, sites[site]).replaceAll('\u00A0', ' ');
};

describe('[SITE-3] the demo’s prices look like prices of the country', () => {
  it.each<[number, Record<SiteCode, string>]>([
    [
      299,
      {
        DE: '2,99',
        AT: '€ 2,99',
        CH: 'CHF 2.90',
        CH_FR: 'CHF 2.90',
        CZ: '79 Kč',
        HU: '1 190 Ft',
        PL: '12,99 zł',
        SK: '2,99 €',
        TR: '144,90 TL',
      },
    ],
    [
      799,
      {
        DE: '7,99',
        AT: '€ 7,99',
        CH: 'CHF 8.50',
        CH_FR: 'CHF 8.50',
        CZ: '199 Kč',
        HU: '3 190 Ft',
        PL: '33,99 zł',
        SK: '7,99 €',
        TR: '384,90 TL',
      },
    ],
    [
      1399,
      {
        DE: '13,99',
        AT: '€ 13,99',
        CH: 'CHF 14.50',
        CH_FR: 'CHF 14.50',
        CZ: '349 Kč',
        HU: '5 590 Ft',
        PL: '59,99 zł',
        SK: '13,99 €',
        TR: '669,90 TL',
      },
    ],
    [
      12900,
      {
        DE: '129,00',
        AT: '€ 129,00',
        CH: 'CHF 135.00',
        CH_FR: 'CHF 135.00',
        CZ: '3 249 Kč',
        HU: '51 490 Ft',
        PL: '554,99 zł',
        SK: '129,00 €',
        TR: '6.199,90 TL',
      },
    ],
    [
      39900,
      {
        DE: '399,00',
        AT: '€ 399,00',
        CH: 'CHF 419.00',
        CH_FR: 'CHF 419.00',
        CZ: '9 999 Kč',
        HU: '159 490 Ft',
        PL: '1 714,99 zł',
        SK: '399,00 €',
        TR: '19.149,90 TL',
      },
    ],
  ])('%s cents', (cents, expected) => {
    expect(Object.fromEntries(allSites.map(({ code }) => [code, printed(cents, code)]))).toEqual(expected);
  });

  const endings: Record<SiteCode, RegExp> = {
    DE: /./,
    AT: /./,
    SK: /./,
    CH: /(?:[05]0|90)$/,
    CH_FR: /(?:[05]0|90)$/,
    CZ: /9 Kč$/,
    HU: /90 Ft$/,
    PL: /(?:4|9|\d),99 zł$/,
    TR: /[49],90 TL$/,
  };
  const cents = Array.from({ length: 400 }, (_, n) => 49 + n * 97);

  it.each(allSites)(
    '$code: every price has an ending of the country, and none falls where the euro price rises',
    ({ code, currency }) => {
      const prices = cents.map((amount) => demoPrice(amount, currency));
      expect(cents.filter((amount) => !endings[code].test(printed(amount, code)))).toEqual([]);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(Math.min(...prices)).toBeGreaterThan(0);
    },
  );

  it.each(allSites)('$code: the price before a reduction is always the higher one', ({ currency }) => {
    const wrong = cents.filter((amount) => {
      const now = demoPrice(amount, currency);
      return demoPriceBefore(amount + 1, now, currency) <= now;
    });
    expect(wrong).toEqual([]);
  });

  it('rounds to the nearest ending', () => {
    expect([roundedPrice(1474, 'EUR'), roundedPrice(1475, 'EUR'), roundedPrice(10_600, 'EUR')]).toEqual([
      1449, 1499, 10_500,
    ]);
  });
});
