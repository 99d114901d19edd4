import { describe, expect, it } from 'vitest';
import { hoursText } from './store-hours.rules.ts';

const usual = '09:30-19:00';

describe('the opening hours of a store', () => {
  it.each([
    [[usual, usual, usual, usual, usual, '09:30-18:00', null], 'de', 'Mo–Fr 09:30–19:00, Sa 09:30–18:00'],
    [[usual, usual, usual, usual, usual, usual, usual], 'de', 'Mo–So 09:30–19:00'],
    [[null, usual, null, usual, usual, null, null], 'de', 'Di 09:30–19:00, Do–Fr 09:30–19:00'],
    [[null, null, null, null, null, null, null], 'de', ''],
    [[usual, usual, usual, usual, usual, null, null], 'hu', 'H–P 09:30–19:00'],
    [[usual, usual, usual, usual, usual, null, null], 'tr', 'Pzt–Cum 09:30–19:00'],
  ] as const)('[SHOP-4] %j in %s are %s', (hours, locale, text) => {
    expect(hoursText([...hours], locale)).toBe(text);
  });
});
