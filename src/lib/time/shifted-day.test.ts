import { expect, it } from 'vitest';
import { shiftedDay } from './shifted-day.ts';

it.each([
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-02-30', 1, undefined],
  ['today', 1, undefined],
])('%s and %d days is %s', (text, by, expected) => expect(shiftedDay(text, by)).toBe(expected));
