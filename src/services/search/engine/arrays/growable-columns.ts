import { growingUint16, growingUint32, type Growing } from './growable-arrays.ts';
import type { Lists } from '../indexing/index-data.ts';
import type { StringTable } from './string-table.ts';

type Values = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Rows of values, one behind the other; `order` names them by their places. */
const rowsOf = <T extends Values>(values: Growing<T>, make: (length: number) => T) => {
  const firsts = growingUint32();
  const endOf = (row: number): number => (row + 1 < firsts.length ? firsts.at(row + 1) : values.length);
  return {
    begin: (): void => firsts.push(values.length),
    firstOf: firsts.at,
    endOf,
    inOrder: (order: Uint32Array): { readonly starts: Uint32Array<ArrayBuffer>; readonly values: T } => {
      const starts = new Uint32Array(order.length + 1);
      for (const [place, row] of order.entries())
        starts[place + 1] = (starts[place] ?? 0) + endOf(row) - firsts.at(row);
      const sorted = make(starts[order.length] ?? 0);
      let to = 0;
      for (const row of order) {
        const end = endOf(row);
        for (let from = firsts.at(row); from < end; from += 1, to += 1) sorted[to] = values.at(from);
      }
      return { starts, values: sorted };
    },
  };
};

/** Lists of numbers, noted one after the other and given out in another order. */
export const growingLists = () => {
  const values = growingUint32();
  const rows = rowsOf(values, (length) => new Uint32Array(length));
  return {
    push: (list: readonly number[]): void => {
      rows.begin();
      for (const value of list) values.push(value);
    },
    inOrder: (order: Uint32Array): Lists => rows.inOrder(order),
    /** places of all values, list by list in this order */
    placesInOrder: (order: Uint32Array): Uint32Array => {
      const places = new Uint32Array(values.length);
      let to = 0;
      for (const row of order)
        for (let place = rows.firstOf(row); place < rows.endOf(row); place += 1, to += 1) places[to] = place;
      return places;
    },
  };
};

/** Strings, noted one after the other and given out in another order: no object a string meanwhile. */
export const growingStrings = () => {
  const chars = growingUint16();
  const rows = rowsOf(chars, (length) => new Uint16Array(length));
  return {
    push: (text: string): void => {
      rows.begin();
      chars.pushText(text);
    },
    inOrder: (order: Uint32Array): StringTable => {
      const { starts, values } = rows.inOrder(order);
      return { starts, chars: values };
    },
  };
};
