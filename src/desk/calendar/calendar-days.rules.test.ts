import { describe, expect, it } from 'vitest';
import type { CalendarRow } from '../../contracts/staff/calendar.contract.ts';
import { barOf, daysOf, firstMoment, marksOf } from './calendar-days.rules.ts';

/** Two days of Berlin around the begin of summer time: 24 and 23 hours. */
const midnights = ['2026-03-27T23:00:00.000Z', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'];
const site = { site: 'DE' as const, midnights, rows: [] as CalendarRow[] };

describe('[DESK-1] a bar of the calendar', () => {
  it.each<[string | undefined, string | undefined, number, number]>([
    [undefined, undefined, 0, 1],
    ['2026-03-28T23:00:00.000Z', undefined, 24 / 47, 23 / 47],
    [undefined, '2026-03-28T23:00:00.000Z', 0, 24 / 47],
    ['2026-03-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z', 0, 1],
  ])('from %s to %s', (from, to, left, width) => {
    const bar = barOf({ from, to }, site);
    expect(bar.left).toBeCloseTo(left, 9);
    expect(bar.width).toBeCloseTo(width, 9);
  });

  it.each([
    [undefined, midnights[0]],
    ['2026-03-01T00:00:00.000Z', midnights[0]],
    ['2026-03-28T07:00:00.000Z', '2026-03-28T07:00:00.000Z'],
  ])('that begins %s opens the preview at %s', (from, expected) => expect(firstMoment({ from }, site)).toBe(expected));
});

it('[DESK-1] marks every three hours of two days, and the midnights of more', () => {
  expect(marksOf(site)).toHaveLength(16);
  expect(marksOf({ midnights: [...midnights, '2026-03-30T22:00:00.000Z'] })).toHaveLength(3);
});

it('[DESK-1] lists by day what changes first, then what stands', () => {
  const row: CalendarRow = {
    kind: 'promotion',
    place: 'top_banner',
    entries: [
      { name: 'always', path: '/' },
      { name: 'second day', path: '/', from: '2026-03-29T06:00:00.000Z' },
      { name: 'first day', path: '/', to: '2026-03-28T10:00:00.000Z' },
    ],
    gaps: [{ from: '2026-03-29T01:00:00.000Z', to: '2026-03-29T02:00:00.000Z' }],
    overlaps: [{ from: '2026-03-28T01:00:00.000Z', to: '2026-03-28T02:00:00.000Z', shown: 'a', covered: 'b' }],
  };
  const days = daysOf({ ...site, rows: [row] });
  expect(days.map(({ lines }) => lines.map(({ mark, name }) => `${mark} ${name}`))).toEqual([
    ['overlap a / b', 'ends first day', 'stands always'],
    ['gap ', 'begins second day', 'stands always'],
  ]);
});
