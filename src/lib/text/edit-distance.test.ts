import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['', '', 0],
  ['a', '', 1],
  ['', 'abc', 3],
  ['hamburg', 'hamburg', 0],
  ['hamburg', 'hambrug', 1],
  ['hamburg', 'hamurg', 1],
  ['hamburg', 'hammburg', 1],
  ['hamburg', 'homburg', 1],
  ['hamburg', 'humborg', 2],
  ['ab', 'ba', 1],
  ['xab', 'yba', 2],
  ['abx', 'bay', 2],
  ['kitten', 'sitting', 3],
])('the distance of "%s" and "%s" is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
  expect(editDistance(other, one)).toBe(distance);
});
