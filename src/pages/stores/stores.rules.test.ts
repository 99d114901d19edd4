import { describe, expect, it } from 'vitest';
import type { Store } from '../../contracts/content/stores.contract.ts';
import { drawMap, hoursOf, kilometres, kindsOf, weekday } from './stores.rules.ts';

it.each([
  ['2026-11-20T12:00:00Z', 'Europe/Berlin', 4],
  ['2026-11-22T22:59:59Z', 'Europe/Berlin', 6],
  ['2026-11-22T23:00:00Z', 'Europe/Berlin', 0],
  ['2026-11-22T21:00:00Z', 'Europe/Istanbul', 0],
])('[SHOP-6] at %s in %s the weekday is %i', (at, timeZone, day) => {
  expect(weekday(new Date(at), timeZone)).toBe(day);
});

it('[SHOP-6] marks today in the opening hours, and shows if there are none', () => {
  const hours = [...Array.from({ length: 6 }, () => '10:00-20:00'), null];
  const shown = hoursOf({ hours }, 6);
  expect(shown.filter(({ isToday }) => isToday)).toEqual([{ day: 6, isToday: true }]);
  expect(shown[0]).toEqual({ day: 0, span: '10:00–20:00', isToday: false });
});

it.each([
  [1.44, 'de-DE', '1,4'],
  [9.96, 'de-DE', '10'],
  [123.4, 'tr-TR', '123'],
])('%f km in %s: %s', (distance, locale, text) => {
  expect(kilometres(distance, locale)).toBe(text);
});

it.each([
  [{}, ['FILIALE', 'DEPOT']],
  [{ filterDepot: 'true' }, ['DEPOT']],
  [{ filterFiliale: 'true' }, ['FILIALE']],
  [{ filterDepot: 'true', filterFiliale: 'true' }, ['FILIALE', 'DEPOT']],
  [{ filterDepot: 'yes', filterFiliale: 'false' }, ['FILIALE', 'DEPOT']],
])('[SHOP-6] %j asks for %j', (query, kinds) => {
  expect(kindsOf(query)).toEqual(kinds);
});

describe('the map', () => {
  const map = {
    west: 6,
    east: 15,
    south: 47,
    north: 55,
    rings: [
      [
        [6, 47],
        [15, 47],
        [15, 55],
        [6, 47],
      ],
    ],
  } as const;
  const store = (id: string, at: [number, number]): Store => ({
    id,
    kind: 'FILIALE',
    street: 'a',
    postcode: '10000',
    city: 'b',
    at,
    hours: [],
  });
  const north = store('de001', [54, 10]);
  const south = store('de002', [48, 10.1]);
  const all = [north, south];
  const drawn = { ...map, rings: map.rings.map((ring) => ring.map(([x, y]): [number, number] => [x, y])) };

  it('shows the whole country with a dot for each store, north at the top', () => {
    const { dots, pins, width, height } = drawMap(drawn, all, []);
    expect(pins).toEqual([]);
    expect(dots).toHaveLength(2);
    for (const [x, y] of dots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    expect(dots[0]?.[1]).toBeLessThan(dots[1]?.[1] ?? 0);
  });

  it('shows the listed stores with their numbers, and zooms in on them', () => {
    const { dots, pins, width, height } = drawMap(drawn, all, [{ store: south, distance: 1 }]);
    expect(pins).toEqual([{ number: 1, x: width / 2, y: height / 2 }]);
    expect(dots[0]?.[1]).toBeLessThan(-height);
  });
});
