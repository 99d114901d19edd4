import { describe, expect, it } from 'vitest';
import { growableLists, growableStrings } from './growable-columns.ts';
import { growableUint32 } from './growable-arrays.ts';
import { listsOf } from './lists.ts';
import { packStrings } from './string-table.ts';

const words = ['', 'tasse', 'çay bardağı', '☕️', 'kávé', 'tasse', 'ß'];
const lists = [[], [7], [1, 2, 3], [], [4_000_000_000], [5, 5]];
const orders = [
  [0, 1, 2, 3, 4, 5],
  [5, 4, 3, 2, 1, 0],
  [3, 0, 5, 1, 4, 2],
];

describe('growable columns', () => {
  it.each(orders)('write strings in the order %i, %i, %i, %i, %i, %i', (...order) => {
    const column = growableStrings();
    for (const word of words) column.push(word);
    expect(column.inOrder(Uint32Array.from(order))).toEqual(packStrings(order.map((row) => words[row] ?? '')));
  });

  it.each(orders)('write lists in the order %i, %i, %i, %i, %i, %i, and know what each row was', (...order) => {
    const column = growableLists();
    for (const list of lists) column.push(list);
    expect(column.inOrder(Uint32Array.from(order))).toEqual(listsOf(order.map((row) => lists[row] ?? [])));
    expect(column.done()).toEqual(listsOf(lists));
    expect(lists.map((list, row) => column.isRow(row, list))).toEqual(lists.map(() => true));
    expect([[], [8], [1, 2], [0], [5], [5, 5, 5]].map((list, row) => column.isRow(row, list))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('are empty when nothing was pushed', () => {
    expect(growableStrings().inOrder(new Uint32Array())).toEqual(packStrings([]));
    expect(growableLists().inOrder(new Uint32Array())).toEqual(listsOf([]));
  });

  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('keep %i numbers across chunks', (count) => {
    const numbers = growableUint32();
    for (let at = 0; at < count; at += 1) numbers.push(at * 3);
    const all = numbers.done();
    expect([numbers.length, all.length]).toEqual([count, count]);
    expect(all.every((value, at) => value === at * 3 && numbers.at(at) === value)).toBe(true);
  });
});
