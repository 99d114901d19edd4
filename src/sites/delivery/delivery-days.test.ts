import { describe, expect, it } from 'vitest';
import { deliveryDays, deliveryDaysText } from './delivery-days.ts';
import { sites } from '../sites.ts';

describe('the days of a delivery', () => {
  it.each([
    ['DE', '2026-11-23T10:00:00Z', undefined, '2026-11-25', '2026-11-27', 14, 'on a Monday before the cut-off'],
    ['DE', '2026-11-23T12:59:59Z', undefined, '2026-11-25', '2026-11-27', 14, 'a second before the cut-off'],
    ['DE', '2026-11-23T13:00:00Z', undefined, '2026-11-26', '2026-11-30', undefined, 'at the cut-off'],
    [
      'DE',
      '2026-07-06T12:30:00Z',
      undefined,
      '2026-07-09',
      '2026-07-13',
      undefined,
      'after the cut-off of summer time',
    ],
    ['DE', '2026-11-26T10:00:00Z', undefined, '2026-11-30', '2026-12-02', 14, 'over a weekend'],
    ['DE', '2026-11-27T14:00:00Z', undefined, '2026-12-02', '2026-12-04', undefined, 'on a Friday after the cut-off'],
    ['DE', '2026-11-28T10:00:00Z', undefined, '2026-12-02', '2026-12-04', undefined, 'on a Saturday'],
    ['DE', '2026-11-22T23:30:00Z', undefined, '2026-11-25', '2026-11-27', 14, 'after midnight of the country'],
    ['DE', '2026-12-23T10:00:00Z', undefined, '2026-12-28', '2026-12-30', 14, 'over Christmas'],
    ['AT', '2026-12-07T10:00:00Z', undefined, '2026-12-10', '2026-12-14', 14, 'over a holiday of the country'],
    ['PL', '2026-11-11T10:00:00Z', undefined, '2026-11-16', '2026-11-18', undefined, 'on a holiday of the country'],
    ['TR', '2026-12-24T08:00:00Z', undefined, '2026-12-25', '2026-12-28', 13, 'where Christmas is a working day'],
    [
      'TR',
      '2026-12-24T10:00:00Z',
      undefined,
      '2026-12-28',
      '2026-12-29',
      undefined,
      'after the cut-off of the country',
    ],
    ['TR', '2026-12-31T08:00:00Z', undefined, '2027-01-04', '2027-01-05', 13, 'over New Year'],
    ['TR', '2026-05-25T08:00:00Z', undefined, '2026-06-01', '2026-06-02', 13, 'over the feast of sacrifice'],
    [
      'DE',
      '2026-11-23T10:00:00Z',
      '2026-12-07',
      '2026-12-09',
      '2026-12-11',
      undefined,
      'of an article that is sent later',
    ],
    [
      'DE',
      '2026-11-23T10:00:00Z',
      '2026-12-05',
      '2026-12-09',
      '2026-12-11',
      undefined,
      'of one that comes on a Saturday',
    ],
    ['DE', '2026-11-23T10:00:00Z', '2026-11-02', '2026-11-25', '2026-11-27', 14, 'of one that could be sent before'],
  ] as const)(
    '[CART-17] on %s at %s, sent from %s, are %s to %s, until %s: %s',
    (site, at, sentFrom, first, last, orderBefore, _when) => {
      const days = deliveryDays(site, new Date(at), sites[site].timeZone, sentFrom);
      expect(days).toEqual({ first, last, ...(orderBefore === undefined ? {} : { orderBefore }) });
    },
  );

  it('[CART-17] are written as people of the country write them', () => {
    const days = { first: '2026-11-25', last: '2026-11-27' };
    const words = (text: string) => text.replaceAll(/[\u2009\u00A0]/g, ' ');
    expect(words(deliveryDaysText(days, sites.DE))).toBe('25.–27. November');
    expect(words(deliveryDaysText(days, sites.TR))).toContain('Kasım');
    expect(words(deliveryDaysText(days, sites.HU))).toContain('november');
  });
});
