import { describe, expect, it } from 'vitest';
import {
  availabilityWord,
  readAvailability,
  readDay,
  readMeasure,
  readMoment,
  readPrice,
  readQuantity,
  readWindow,
} from './feed-values.rules.ts';

describe('[RUN-3] prices of a feed', () => {
  it.each([
    ['12.90 EUR', 1290],
    ['12,90 EUR', 1290],
    ['12 EUR', 1200],
    ['12.9 EUR', 1290],
    ['0.05 eur', 5],
    ['12.90EUR', 1290],
    ['EUR 12.90', 1290],
    ['EUR12', 1200],
  ])('%s', (text, value) => expect(readPrice('price', text, 'EUR')).toEqual({ value }));

  it.each([
    ['12.90', 'price "12.90" is no price like 12.90 EUR'],
    ['EUR', 'price "EUR" is no price like 12.90 EUR'],
    ['1.299,00 EUR', 'price "1.299,00 EUR" is no price like 12.90 EUR'],
    ['12.900 EUR', 'price "12.900 EUR" is no price like 12.90 EUR'],
    ['-5.00 EUR', 'price "-5.00 EUR" is no price like 12.90 EUR'],
    ['zwölf EUR', 'price "zwölf EUR" is no price like 12.90 EUR'],
    ['12.90 €', 'price "12.90 €" is no price like 12.90 EUR'],
    ['12.90 CHF', 'price is in CHF, this site sells in EUR'],
    ['0.00 EUR', 'price is 0'],
    ['99999999 EUR', 'price "99999999 EUR" is too high'],
  ])('%s is refused', (text, fault) => expect(readPrice('price', text, 'EUR')).toEqual({ fault }));
});

describe('[RUN-3] availability', () => {
  it.each([
    ['in_stock', 'AVAILABLE'],
    ['in stock', 'AVAILABLE'],
    ['In Stock', 'AVAILABLE'],
    ['out_of_stock', 'SOLDOUT'],
    ['out of stock', 'SOLDOUT'],
    ['preorder', 'PREORDER'],
    ['backorder', 'BACKORDER'],
    ['discontinued', 'NOT_AVAILABLE'],
  ])('%s is %s', (text, value) => expect(readAvailability(text)).toEqual({ value }));
  it.each(['', 'yes', 'auf Lager', 'instock'])('%s is refused', (text) =>
    expect(readAvailability(text)).toHaveProperty('fault'),
  );
  it.each(['AVAILABLE', 'SOLDOUT', 'PREORDER', 'BACKORDER', 'NOT_AVAILABLE'] as const)(
    '%s comes back from its word',
    (value) => {
      expect(readAvailability(availabilityWord(value))).toEqual({ value });
    },
  );
});

describe('[RUN-3] moments', () => {
  it.each([
    ['2026-11-27', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27T08:00+0100', '2026-11-27T07:00:00.000Z'],
    ['2026-11-27T08:00-08:00', '2026-11-27T16:00:00.000Z'],
    ['2026-11-27T08:00:30Z', '2026-11-27T08:00:30.000Z'],
    ['2026-11-27 08:00', '2026-11-27T08:00:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, expected) => expect(readMoment(text)?.toISOString()).toBe(expected));
  it.each(['', '27.11.2026', '2026-02-30', '2026-02-29', '2026-13-01', '2026-11-27T25:00Z', 'bald'])(
    '%s is none',
    (text) => {
      expect(readMoment(text)).toBeUndefined();
    },
  );

  it('make the window of a sale', () => {
    expect(readWindow('2026-11-27T00:00Z/2026-11-30T00:00Z')).toEqual({
      value: { from: new Date('2026-11-27T00:00Z'), to: new Date('2026-11-30T00:00Z') },
    });
    expect(readWindow('')).toEqual({ value: {} });
  });
  it.each([
    '2026-11-27',
    '2026-11-27/',
    'a/b',
    '2026-11-27/2026-11-28/2026-11-29',
    '2026-11-30/2026-11-27',
    '2026-11-27/2026-11-27',
  ])('%s is no window', (text) => expect(readWindow(text)).toHaveProperty('fault'));
  it('make the day from which something is there', () => {
    expect(readDay('availability_date', '2026-12-24T13:00-0800')).toEqual({ value: '2026-12-24' });
    expect(readDay('availability_date', '')).toEqual({ value: undefined });
    expect(readDay('availability_date', 'bald')).toEqual({
      fault: 'availability_date "bald" is no date like 2026-12-24',
    });
  });
});

describe('[RUN-3] amounts', () => {
  it.each([
    ['', undefined],
    ['0', 0],
    ['17', 17],
  ])('quantity %s', (text, value) => expect(readQuantity(text)).toEqual({ value }));
  it.each(['-1', '1.5', 'viele', '1e3', '9999999999'])('quantity %s is refused', (text) => {
    expect(readQuantity(text)).toHaveProperty('fault');
  });

  it.each([
    ['250 g', { amount: 250, unit: 'g' }],
    ['250g', { amount: 250, unit: 'g' }],
    ['1.5 kg', { amount: 1500, unit: 'g' }],
    ['1,5 KG', { amount: 1500, unit: 'g' }],
    ['75 cl', { amount: 750, unit: 'ml' }],
    ['0.75 l', { amount: 750, unit: 'ml' }],
    ['500 mg', { amount: 0.5, unit: 'g' }],
    ['10 ct', undefined],
    ['0 g', undefined],
    ['viel', undefined],
  ])('measure %s', (text, expected) => expect(readMeasure(text)).toEqual(expected));
});
