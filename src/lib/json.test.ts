import { describe, expect, it } from 'vitest';
import { entriesOf, listOf } from './json-lists.ts';
import { countOf, idOf, membersOf, oneOf, textOf } from './json.ts';

/** Each type of JSON value, and the readers that understand it. */
const cases: readonly (readonly [unknown, { text?: string; id?: string; count?: number }])[] = [
  ['a', { text: 'a', id: 'a' }],
  [' ', { text: ' ', id: ' ' }],
  ['', {}],
  ['7', { text: '7', id: '7' }],
  [7, { id: '7', count: 7 }],
  [0, { id: '0', count: 0 }],
  [-1, {}],
  [0.5, {}],
  [1e21, {}],
  [Number.NaN, {}],
  [Infinity, {}],
  [true, {}],
  [null, {}],
  [undefined, {}],
  [[], {}],
  [['a'], {}],
  [{}, {}],
  [{ length: 1 }, {}],
];

describe('a value of another service', () => {
  it.each(cases)('%j is read as %j', (value, { text, id, count }) => {
    expect([textOf(value), idOf(value), countOf(value)]).toEqual([text, id, count]);
  });

  it.each(cases)('%j has members only if it is an object', (value) => {
    const isObject = Object.prototype.toString.call(value) === '[object Object]';
    expect(membersOf(value)).toEqual(isObject ? value : {});
  });
});

describe('a list of another service', () => {
  it('loses the entries that cannot be read, and keeps the order', () => {
    expect(listOf(['a', null, '', 7, 'b'], textOf)).toEqual(['a', 'b']);
  });

  it('tells the reader the position of each entry', () => {
    expect(listOf(['a', 'b'], (_, position) => position)).toEqual([0, 1]);
  });

  it('of objects loses the entries without the member that is read', () => {
    expect(entriesOf([{ a: 'x' }, null, ['x'], { a: 7 }, 'x', { a: 'y' }], ({ a }) => textOf(a))).toEqual(['x', 'y']);
  });

  it.each([[undefined], [null], ['ab'], [{ 0: 'a', length: 1 }], [7]])('%j is an empty list', (value) => {
    expect(listOf(value, textOf)).toEqual([]);
  });
});

it.each([
  ['A', 'A'],
  ['a', undefined],
  ['', undefined],
  [['A'], undefined],
  [null, undefined],
])('%j of A and B is %s', (value, name) => expect(oneOf(['A', 'B'], value)).toBe(name));
