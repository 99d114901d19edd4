import { describe, expect, it } from 'vitest';
import { distanceKm, type Point } from './stores.rules.ts';
import { createStoreFinder } from './stores.service.ts';

const store = (id: string, city: string, postcode: string, at: Point, kind = 'DEPOT') => ({
  id,
  city,
  postcode,
  at,
  kind,
});
const stores = [
  store('a', 'Zielona', '65-001', [52, 15]),
  store('b', 'Łódź', '90-001', [51, 19]),
  store('c', 'Łódź', '90-002', [51.5, 19], 'FILIALE'),
  store('d', 'Ćmielów', '27-440', [51, 21]),
];
const places = [{ name: 'Sopot', postcode: '81-701', at: [54, 18] }];
const map = { west: 14 };
// Of a store only this is asked.
const finder = createStoreFinder(new Map([['PL', { file: { stores, places }, map }]]) as never);
const both = { kinds: ['DEPOT', 'FILIALE'] } as const;
const ids = (term: string, kinds: Parameters<typeof finder.find>[2] = both) =>
  finder.find('PL', term, kinds).stores.map(({ store: { id } }) => id);

describe('[SHOP-6] stores', () => {
  it.each(['', ' '])('are all of them, without a distance, for the term %j', (term) => {
    expect(finder.find('PL', term, both)).toEqual({ stores: stores.map((one) => ({ store: one })) });
    expect(ids(term, { kinds: ['FILIALE'] })).toEqual(['c']);
  });

  it('are those nearest to a place first, which needs no store itself', () => {
    const found = finder.find('PL', 'Sopot', both);
    expect(found.place).toBe('Sopot');
    expect(found.stores.map(({ store: { id }, distance = 0 }) => [id, Math.round(distance)])).toEqual([
      ['c', 286],
      ['a', 300],
      ['b', 340],
      ['d', 390],
    ]);
    expect(ids('Sopot', { kinds: ['DEPOT'] })).toEqual(['a', 'b', 'd']);
  });

  it.each([
    ['90-002', ['c', 'b', 'd', 'a']],
    ['90002', ['c', 'b', 'd', 'a']],
    ['900021', []],
    ['nowhere', []],
  ])('by the postcode %s', (term, expected) => expect(ids(term)).toEqual(expected));

  it('are counted by city, in the order of the alphabet of the site', () => {
    expect(finder.cities('PL')).toEqual([
      { name: 'Ćmielów', stores: 1 },
      { name: 'Łódź', stores: 2 },
      { name: 'Zielona', stores: 1 },
    ]);
    expect(finder.map('PL')).toBe(map);
    expect(() => finder.map('DE')).toThrow('there are no stores of DE');
  });

  it('of a country without any has no postcodes', () => {
    const empty = createStoreFinder(new Map([['PL', { file: { stores: [], places }, map }]]) as never);
    expect(empty.find('PL', '81-701', both)).toEqual({ stores: [] });
    expect(empty.find('PL', 'sopot', both)).toEqual({ place: 'Sopot', stores: [] });
  });
});

it.each<[Point, Point, number]>([
  [[0, 0], [0, 90], 10_008],
  [[0, 0], [90, 0], 10_008],
  [[-45, 10], [45, 10], 10_008],
  [[0, -90], [0, 90], 20_015],
  [[60, 5], [60, 6], 56],
  [[0, 5], [60, 65], 8398],
])('[SHOP-6] from %j to %j is a quarter of the globe or a part of it: %i km', (one, other, km) => {
  expect(Math.round(distanceKm(one, other))).toBe(km);
  expect(distanceKm(other, one)).toBeCloseTo(distanceKm(one, other));
});
