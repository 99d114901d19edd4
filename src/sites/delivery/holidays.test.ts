import { describe, expect, it } from 'vitest';
import { isWorkingDay } from './holidays.ts';

describe('the days on which parcels move', () => {
  it.each([
    ['DE', '2026-11-23', true, 'a Monday'],
    ['DE', '2026-11-28', false, 'a Saturday'],
    ['DE', '2026-11-29', false, 'a Sunday'],
    ['DE', '2026-04-03', false, 'Good Friday'],
    ['AT', '2026-04-03', true, 'Good Friday, which is a working day there'],
    ['DE', '2027-03-29', false, 'Easter Monday'],
    ['CH', '2026-05-14', false, 'Ascension'],
    ['CZ', '2026-05-14', true, 'Ascension, which is a working day there'],
    ['PL', '2026-06-04', false, 'Corpus Christi'],
    ['HU', '2026-05-25', false, 'Whit Monday'],
    ['DE', '2026-10-26', true, 'a holiday of another country'],
    ['AT', '2026-10-26', false, 'the national day'],
    ['CH_FR', '2028-08-01', false, 'the national day'],
    ['PL', '2026-12-24', false, 'Christmas Eve'],
    ['DE', '2026-12-24', true, 'Christmas Eve, on which carriers still deliver'],
    ['TR', '2026-12-25', true, 'Christmas where it is no holiday'],
    ['TR', '2026-10-29', false, 'the day of the republic'],
    ['TR', '2027-03-10', false, 'the feast after Ramadan'],
    ['TR', '2026-05-28', false, 'the feast of sacrifice'],
    ['TR', '2026-05-26', false, 'its eve'],
  ] as const)('[CART-17] in %s on %s: %s, %s', (site, day, expected, _what) => {
    expect(isWorkingDay(site, day)).toBe(expected);
  });
});
