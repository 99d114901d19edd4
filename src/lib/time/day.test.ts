import { describe, expect, it } from 'vitest';
import { dayMs, utcDay } from './day.ts';

describe('the day of an instant in UTC', () => {
  // Each is asked for twice: the second time it is remembered.
  it.each([
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22'],
    ['2028-02-29T12:00:00.000Z', '2028-02-29'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31'],
    ['1970-01-01T00:00:00.000Z', '1970-01-01'],
  ])('is that of %s', (at, day) => {
    expect([utcDay(new Date(at)), utcDay(new Date(at))]).toEqual([day, day]);
  });

  it('is right after more days than are remembered', () => {
    const first = Date.UTC(2026, 0, 1);
    const days = Array.from({ length: 365 }, (_, n) => utcDay(new Date(first + n * dayMs)));
    expect(new Set(days).size).toBe(365);
    expect([days[0], days[58], days[364], utcDay(new Date(first))]).toEqual([
      '2026-01-01',
      '2026-02-28',
      '2026-12-31',
      '2026-01-01',
    ]);
  });

  it('is none for an invalid date', () => {
    expect(() => utcDay(new Date('never'))).toThrow(RangeError);
  });
});
