import { describe, expect, it } from 'vitest';
import { formerPriceOf } from './price-law.ts';
import { allSites } from '../sites.ts';

const codes = allSites.map(({ code }) => code);
const swiss: ReadonlySet<string> = new Set(['CH', 'CH_FR']);

describe('[LAW-1] the former price of a reduction', () => {
  it.each(codes)('is the lowest of 30 days on %s, where the regular price was asked all the time', (code) => {
    expect(formerPriceOf(code, { priceMinor: 2499, saleMinor: 1899, lowest30Minor: 2499 })).toBe(2499);
  });

  it.each(codes)('of an article that had been cheaper is that cheaper price, and none in Switzerland: %s', (code) => {
    const former = formerPriceOf(code, { priceMinor: 2499, saleMinor: 1899, lowest30Minor: 2199 });
    expect(former).toBe(swiss.has(code) ? undefined : 2199);
  });

  it.each(codes)('does not exist on %s, where it is not known, or not higher than the price now', (code) => {
    for (const lowest30Minor of [null, 1899, 1500])
      expect(formerPriceOf(code, { priceMinor: 2499, saleMinor: 1899, lowest30Minor })).toBeUndefined();
  });
});
