import { expect, it } from 'vitest';
import { savingPercent, splitMinor } from './money.ts';

it.each([
  [1399, 13, '99'],
  [1305, 13, '05'],
  [7, 0, '07'],
  [0, 0, '00'],
  [-1305, -13, '05'],
])('%i hundredths are %i and %s', (amount, whole, fraction) => expect(splitMinor(amount)).toEqual({ whole, fraction }));

it.each([
  [2000, 1500, 25],
  [3000, 2000, 33],
  [1000, 991, 0],
  [1000, 1000, 0],
  [1000, 1200, 0],
  [1000, 0, 100],
  [0, 0, 0],
  [0, -100, 0],
])('from %i to %i saves %i per cent', (before, now, percent) => expect(savingPercent(before, now)).toBe(percent));
