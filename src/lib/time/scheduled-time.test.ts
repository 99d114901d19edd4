import { expect, it } from 'vitest';
import { scheduledTime, scheduledTimePattern } from './scheduled-time.ts';

const now = new Date('2026-03-27T23:30:00Z');

it.each([
  ['2026-03-06T08:00', 'Europe/Berlin', '2026-03-06T07:00:00.000Z'],
  ['+0T00:00', 'Europe/Berlin', '2026-03-27T23:00:00.000Z'],
  ['-1T00:00', 'Europe/Berlin', '2026-03-26T23:00:00.000Z'],
  ['+1T08:00', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  ['+1T08:00', 'Europe/Istanbul', '2026-03-29T05:00:00.000Z'],
])('%s in %s is %s', (text, zone, instant) => {
  expect(scheduledTime(text, zone, now).toISOString()).toBe(instant);
});

it.each(['2026-03-06T08:00', '+3T23:59', '-120T00:00'])('%s is a scheduled time', (text) => {
  expect(text).toMatch(new RegExp(scheduledTimePattern));
});
it.each(['2026-03-06', '2026-03-06T24:00', '3T08:00', '+3', '+1234T00:00', '2026-03-06T08:00Z'])(
  '%s is not a scheduled time',
  (text) => {
    expect(text).not.toMatch(new RegExp(scheduledTimePattern));
  },
);
