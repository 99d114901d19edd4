import { expect, it } from 'vitest';
import { zonedTime } from './zoned-time.ts';

it.each([
  ['2026-01-15T08:00', 'Europe/Berlin', '2026-01-15T07:00:00.000Z', 'winter'],
  ['2026-07-15T08:00', 'Europe/Berlin', '2026-07-15T06:00:00.000Z', 'summer'],
  ['2026-07-15T00:00', 'Europe/Istanbul', '2026-07-14T21:00:00.000Z', 'a zone without summer time'],
  ['2026-01-01T00:00', 'Europe/Warsaw', '2025-12-31T23:00:00.000Z', 'the new year'],
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z', 'before the clocks go forward'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z', 'an hour that is skipped'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z', 'after the clocks went forward'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z', 'an hour that comes twice: the first'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z', 'after the clocks went back'],
  ['2026-10-26T08:00', 'Europe/Berlin', '2026-10-26T07:00:00.000Z', 'the day after'],
])('%s in %s is %s (%s)', (local, zone, instant) => {
  expect(zonedTime(local, zone).toISOString()).toBe(instant);
});
