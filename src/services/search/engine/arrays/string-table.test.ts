import { describe, expect, it } from 'vitest';
import { suffixRange, findString, packStrings, prefixRange, stringAt } from './string-table.ts';

const words = ['', 'a', 'kaffee', 'kaffeetasse', 'kasse', 'tasse', 'tassen', 'teetasse', 'ß', '☕️'].toSorted();
const table = packStrings(words);
const reversed = (text: string): string => text.split('').toReversed().join('');
const byEnd = Uint32Array.from(words.keys()).toSorted((a, b) =>
  reversed(words[a] ?? '') < reversed(words[b] ?? '') ? -1 : 1,
);
const searched = [...words, 'asse', 'sse', 'e', 'k', 'kaf', 'tassenschrank', 'z', 'xtasse', '\uFE0F'];

describe('string table', () => {
  it.each(searched)('finds %j as a whole, as a prefix and as a suffix like a plain list does', (text) => {
    expect(findString(table, text)).toBe(words.indexOf(text));
    const [from, to] = prefixRange(table, text);
    expect(words.slice(from, to)).toEqual(words.filter((word) => word.startsWith(text)));
    const [first, last] = suffixRange(table, byEnd, text);
    expect(Array.from(byEnd.subarray(first, last), (place) => stringAt(table, place)).toSorted()).toEqual(
      words.filter((word) => word.endsWith(text)),
    );
  });
});
