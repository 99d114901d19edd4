import { growableUint16, growableUint32, type Growable } from './growable-arrays.ts';
import type { Lists } from './lists.ts';
import { packCodes, type StringTable } from './string-table.ts';

type Values = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Rows of values in one growable array. `order` lists row numbers in the order in which the rows are to be written. */
const rowsOf = <T extends Values>(values: Growable<T>, make: (length: number) => T) => {
  const starts = growableUint32();
  const endOf = (row: number): number => (row + 1 < starts.length ? starts.at(row + 1) : values.length);
  return {
    begin: (): void => starts.push(values.length),
    startOf: starts.at,
    endOf,
    starts: (): Uint32Array<ArrayBuffer> => {
      const all = new Uint32Array(starts.length + 1);
      all.set(starts.done());
      all[starts.length] = values.length;
      return all;
    },
    inOrder: (order: Uint32Array): { readonly starts: Uint32Array<ArrayBuffer>; readonly values: T } => {
      const sortedStarts = new Uint32Array(order.length + 1);
      for (const [position, row] of order.entries())
        sortedStarts[position + 1] = (sortedStarts[position] ?? 0) + endOf(row) - starts.at(row);
      const sorted = make(sortedStarts[order.length] ?? 0);
      let to = 0;
      for (const row of order) {
        const end = endOf(row);
        for (let from = starts.at(row); from < end; from += 1, to += 1) sorted[to] = values.at(from);
      }
      return { starts: sortedStarts, values: sorted };
    },
  };
};

/** A column of lists of numbers, filled row by row and written in another order. */
export const growableLists = () => {
  const values = growableUint32();
  const rows = rowsOf(values, (length) => new Uint32Array(length));
  return {
    push: (list: readonly number[]): void => {
      rows.begin();
      for (const value of list) values.push(value);
    },
    isRow: (row: number, list: readonly number[]): boolean => {
      const from = rows.startOf(row);
      return rows.endOf(row) - from === list.length && list.every((value, at) => values.at(from + at) === value);
    },
    inOrder: (order: Uint32Array): Lists => rows.inOrder(order),
    /** in the order of the rows */
    done: (): Lists => ({ starts: rows.starts(), values: values.done() }),
  };
};

/** A column of strings, filled row by row and written in another order, without keeping an object per string. */
export const growableStrings = () => {
  const chars = growableUint16();
  const rows = rowsOf(chars, (length) => new Uint16Array(length));
  return {
    push: (text: string): void => {
      rows.begin();
      chars.pushText(text);
    },
    inOrder: (order: Uint32Array): StringTable => {
      const { starts, values } = rows.inOrder(order);
      return packCodes(starts, values);
    },
    /** in the order of the rows */
    done: (): StringTable => packCodes(rows.starts(), chars.done()),
  };
};
