import { describe, expect, it } from 'vitest';
import { deliveryDays, deliveryDaysText } from './delivery-days.ts';
import { sites } from './sites.ts';

describe('the days of a delivery', () => {
  it.each([
    ['DE', '2026-11-23T10:00:00Z', undefined, '2026-11-25', '2026-11-27', 'on a Monday'],
    ['DE', '2026-11-26T10:00:00Z', undefined, '2026-11-30', '2026-12-02', 'over a weekend'],
    ['DE', '2026-11-28T10:00:00Z', undefined, '2026-12-01', '2026-12-03', 'on a Saturday'],
    ['DE', '2026-11-22T23:30:00Z', undefined, '2026-11-25', '2026-11-27', 'after midnight of the country'],
    ['DE', '2026-12-23T10:00:00Z', undefined, '2026-12-28', '2026-12-30', 'over Christmas'],
    ['TR', '2026-12-24T10:00:00Z', undefined, '2026-12-25', '2026-12-28', 'where Christmas is a working day'],
    ['TR', '2026-12-31T10:00:00Z', undefined, '2027-01-04', '2027-01-05', 'over New Year'],
    ['DE', '2026-11-23T10:00:00Z', '2026-12-07', '2026-12-09', '2026-12-11', 'of an article that is sent later'],
    ['DE', '2026-11-23T10:00:00Z', '2026-11-02', '2026-11-25', '2026-11-27', 'of an article that could be sent before'],
  ] as const)('[CART-17] on %s at %s, sent from %s, are %s to %s: %s', (site, at, sentFrom, first, last, _when) => {
    expect(deliveryDays(site, new Date(at), sites[site].timeZone, sentFrom)).toEqual({ first, last });
  });

  it('[CART-17] are written as people of the country write them', () => {
    const days = { first: '2026-11-25', last: '2026-11-27' };
    const words = (text: string) => text.replaceAll(/[\u2009\u00A0]/g, ' ');
    expect(words(deliveryDaysText(days, sites.DE))).toBe('25.–27. November');
    expect(words(deliveryDaysText(days, sites.TR))).toContain('Kasım');
    expect(words(deliveryDaysText(days, sites.HU))).toContain('november');
  });
});
