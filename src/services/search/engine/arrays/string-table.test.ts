import { describe, expect, it } from 'vitest';
import { suffixRange, findString, packStrings, prefixRange, stringAt } from './string-table.ts';

const words = ['', 'a', 'kaffee', 'kaffeetasse', 'kasse', 'tasse', 'tassen', 'teetasse', 'ß', '☕️'].toSorted();
const table = packStrings(words);
const reversed = (text: string): string => text.split('').toReversed().join('');
const byEnd = Uint32Array.from(words.keys()).toSorted((a, b) =>
  reversed(words[a] ?? '') < reversed(words[b] ?? '') ? -1 : 1,
);
const searched = [...words, 'asse', 'sse', 'e', 'k', 'kaf', 'tassenschrank', 'z', 'xtasse', '\uFE0F'];

const manyLetters = Array.from({ length: 700 }, (_, n) => String.fromCharCode(0x4e00 + n));
const longText = 'kaffee '.repeat(400);

describe('string table', () => {
  it('takes a byte for a character where there are few, and two where there are many', () => {
    expect(table.chars).toBeInstanceOf(Uint8Array);
    const [few, many] = [packStrings(manyLetters.slice(0, 256)), packStrings([...manyLetters, longText])];
    expect([few.chars.constructor, many.chars.constructor]).toEqual([Uint8Array, Uint16Array]);
    expect(manyLetters.map((_, at) => stringAt(many, at))).toEqual(manyLetters);
    expect(stringAt(many, manyLetters.length)).toBe(longText);
    expect(findString(few, manyLetters[255] ?? '')).toBe(255);
    expect(findString(few, manyLetters[256] ?? '')).toBe(-1);
  });

  it('finds a suffix in two tables that are sorted together', () => {
    const one = ['kanne', 'tasse'];
    const other = ['k7', 't27', 'x'];
    const both = [...one, ...other];
    const byEnd = Uint32Array.from(both.keys()).toSorted((a, b) =>
      reversed(both[a] ?? '') < reversed(both[b] ?? '') ? -1 : 1,
    );
    const tables = [packStrings(one), packStrings(other)] as const;
    for (const suffix of ['7', 'e', 'se', '27', 'x', 'y']) {
      const [from, to] = suffixRange(tables, byEnd, suffix);
      expect(Array.from(byEnd.subarray(from, to), (at) => both[at] ?? '').toSorted()).toEqual(
        both.filter((word) => word.endsWith(suffix)).toSorted(),
      );
    }
  });

  it.each(searched)('finds %j as a whole, as a prefix and as a suffix like a plain list does', (text) => {
    expect(findString(table, text)).toBe(words.indexOf(text));
    const [from, to] = prefixRange(table, text);
    expect(words.slice(from, to)).toEqual(words.filter((word) => word.startsWith(text)));
    const [first, last] = suffixRange([table], byEnd, text);
    expect(Array.from(byEnd.subarray(first, last), (place) => stringAt(table, place)).toSorted()).toEqual(
      words.filter((word) => word.endsWith(text)),
    );
  });
});
