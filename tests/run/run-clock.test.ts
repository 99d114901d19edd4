import { expect, it } from 'vitest';
import { hoursAhead } from './run-clock.ts';

const zones = ['UTC', 'Europe/Berlin', 'Europe/Istanbul'];

it.each([
  ['2026-11-24T14:00:00Z', 0, 'in the afternoon'],
  ['2026-11-24T20:19:00Z', 0, 'when the day in Istanbul has 41 minutes left'],
  ['2026-11-24T20:21:00Z', 1, 'when it has 39'],
  ['2026-11-24T22:25:00Z', 2, 'before midnight in Berlin, as an hour later the day of UTC ends'],
  ['2026-11-24T23:01:00Z', 0, 'after it'],
  ['2026-11-24T23:30:00Z', 1, 'before midnight of UTC'],
  ['2026-06-24T20:30:00Z', 2, 'in summer, when Istanbul has one midnight and Berlin the next'],
])('at %s a step goes %i hours ahead: %s', (at, hours) => {
  expect(hoursAhead(new Date(at), zones)).toBe(hours);
});
