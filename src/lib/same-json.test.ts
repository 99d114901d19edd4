import { expect, it } from 'vitest';
import { sameJson } from './same-json.ts';

it.each([
  ['in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
  ['with a member that JSON does not write', { a: 1, b: undefined }, { a: 1 }],
  ['in lists', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
  ['of nothing', undefined, undefined],
])('is the same: %s', (_, one, other) => {
  expect(sameJson(one, other)).toBe(true);
});

it.each([
  ['another figure', { a: 1 }, { a: 2 }],
  ['figures exchanged', [{ n: 1 }, { n: 2 }], [{ n: 2 }, { n: 1 }]],
  ['one member more', { a: 1 }, { a: 1, b: 2 }],
  ['one name moved inwards', { a: { b: 1 } }, { a: {}, b: 1 }],
  ['nothing', { a: 1 }, undefined],
])('is not the same: %s', (_, one, other) => {
  expect(sameJson(one, other)).toBe(false);
});
