import { describe, expect, it } from 'vitest';
import { localDay, startOfDay } from './zoned-day.ts';

describe('days of a time zone', () => {
  it.each([
    ['2026-11-21T22:30:00Z', 'Europe/Berlin', 0, '2026-11-20T23:00:00.000Z'],
    ['2026-11-21T23:30:00Z', 'Europe/Berlin', 0, '2026-11-21T23:00:00.000Z'],
    ['2026-11-21T12:00:00Z', 'Europe/Istanbul', 1, '2026-11-21T21:00:00.000Z'],
    ['2026-07-01T12:00:00Z', 'Europe/Berlin', 0, '2026-06-30T22:00:00.000Z'],
    // The days on which clocks go forward and back.
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T12:00:00Z', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', 0, '2026-10-24T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', 'Europe/Berlin', 1, '2026-10-25T23:00:00.000Z'],
    ['2026-12-31T12:00:00Z', 'Europe/Berlin', 1, '2026-12-31T23:00:00.000Z'],
  ])('for %s in %s plus %s days start at %s', (at, zone, plus, start) => {
    expect(startOfDay(new Date(at), zone, plus).toISOString()).toBe(start);
  });

  it('is another day in Istanbul than in Berlin late in the evening', () => {
    const late = new Date('2026-12-05T22:30:00Z');
    expect(localDay(late, 'Europe/Berlin')).toEqual({ year: 2026, month: 12, day: 5 });
    expect(localDay(late, 'Europe/Istanbul')).toEqual({ year: 2026, month: 12, day: 6 });
  });
});
