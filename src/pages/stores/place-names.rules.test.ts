import { expect, it } from 'vitest';
import { placeNames, type Place } from './place-names.rules.ts';

const map = { width: 560, height: 600 };
const at = (name: string, x: number, y: number): Place => ({ name, x, y });
const shown = (...places: readonly Place[]) =>
  placeNames(
    places,
    places.map(({ x, y }) => [x, y] as const),
    map,
  ).map(({ name, anchor }) => `${name} ${anchor}`);

it.each<readonly [what: string, places: readonly Place[], names: readonly string[]]>([
  ['on the right of its point', [at('Ulm', 200, 200)], ['Ulm start']],
  ['on the left at the right edge', [at('Berlin', 540, 200)], ['Berlin end']],
  ['on the left of a point beside it', [at('Köln', 200, 200), at('Bonn', 225, 202)], ['Köln end', 'Bonn start']],
  ['not at the upper edge', [at('Kiel', 200, 4)], []],
  [
    'not twice in one place: the first place wins',
    [at('Bad Homburg', 280, 300), at('Frankfurt', 280, 312)],
    ['Bad Homburg start'],
  ],
  ['not wider than the map', [at('x'.repeat(60), 10, 200)], []],
])('[SHOP-6] a name stands %s', (_, places, names) => {
  expect(shown(...places)).toEqual(names);
});
