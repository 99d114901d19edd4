import { expect, it } from 'vitest';
import { placeNames, type Place } from './place-names.rules.ts';

const map = { width: 560, height: 600 };
const at = (name: string, x: number, y: number): Place => ({ name, x, y });
const shown = (...places: readonly Place[]) =>
  placeNames(
    places,
    places.map(({ x, y }) => [x, y] as const),
    map,
  ).map(({ name, anchor, y }) => `${name} ${anchor} ${y}`);

it.each<readonly [what: string, places: readonly Place[], names: readonly string[]]>([
  ['on the right of its point', [at('Ulm', 200, 200)], ['Ulm start 200']],
  ['on the left at the right edge', [at('Berlin', 540, 200)], ['Berlin end 200']],
  [
    'on the left of a point beside it',
    [at('Köln', 200, 200), at('Bonn', 225, 202)],
    ['Köln end 200', 'Bonn start 202'],
  ],
  ['lower at the upper edge', [at('Kiel', 200, 4)], ['Kiel start 20']],
  [
    'above or below where there are points on both sides',
    [at('Buda', 300, 300), at('Pest', 306, 302), at('Vác', 312, 300)],
    ['Buda end 300', 'Pest start 318', 'Vác start 284'],
  ],
  ['nowhere if it is wider than the map', [at('x'.repeat(60), 10, 200)], []],
])('[SHOP-6] a name stands %s', (_, places, names) => {
  expect(shown(...places)).toEqual(names);
});
