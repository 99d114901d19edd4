import { expect, it } from 'vitest';
import { withOwnToJson } from '../testing/own-to-json.ts';
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
  ['nothing, the other way round', undefined, { a: 1 }],
  ['null', { a: {} }, { a: null }],
  ['a list that is empty', { a: [] }, { a: {} }],
  ['a list with one more', [1], [1, 2]],
  ['a text', { a: 1 }, { a: '1' }],
])('is not the same: %s', (_, one, other) => {
  expect(sameJson(one, other)).toBe(false);
});

it('[EMB-3] sees another list on a page that gives lists a `toJSON`, as prototype.js 1.6 does', () => {
  withOwnToJson(() => {
    expect(sameJson({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toBe(false);
    expect(sameJson({ a: [{ b: 1, c: 2 }] }, { a: [{ c: 2, b: 1 }] })).toBe(true);
  });
});
