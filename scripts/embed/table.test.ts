import { describe, expect, it } from 'vitest';
import { tableOf, withTable } from './table.ts';

const cost = {
  pageBytes: 11_100,
  fileBytes: 18_400,
  files: 3,
  fontBytes: 25_200,
  calls: 4,
  shift: 0,
  longestMs: 18,
  longestSlowMs: 49.9,
  theirsSlowMs: 80.4,
};

describe('[EMB-8] the table of the ways', () => {
  it('has a row for each way, and marks what misses its budget', () => {
    const rows = tableOf([
      { title: 'one', cost },
      {
        title: 'two',
        cost: { ...cost, pageBytes: 11_601, files: 6, shift: 0.0004, longestMs: 50, longestSlowMs: 120 },
      },
    ]).split('\n');
    expect(rows[2]).toBe('| one | 11.1 kB | 18.4 kB | 29.5 kB | 3 | 25.2 kB | 4 | 0.0000 | 18 ms | 50 ms | 80 ms |');
    expect(rows[3]).toBe(
      '| two | 11.6 kB | 18.4 kB | 30.0 kB, MISSED | 6, MISSED | 25.2 kB | 4 | 0.0004, MISSED | 50 ms, MISSED | 120 ms, MISSED | 80 ms |',
    );
  });

  it('stands in a document between its marks, in place of the one before', () => {
    const marks = '<!-- ways: written by npm run embed -- --write-docs -->';
    const before = `above\n\n${marks}\nold\n<!-- end of ways -->\n\nbelow\n`;
    const after = withTable(before, 'Today.', [{ title: 'one', cost }]);
    expect(after).toMatch(/^above\n\n<!-- ways.*\n\nToday\.\n\n\| way .*\n\n<!-- end of ways -->\n\nbelow\n$/s);
    expect(after).not.toContain('old');
    expect(withTable(after, 'Today.', [{ title: 'one', cost }])).toBe(after);
    expect(() => withTable('nothing', 'Today.', [])).toThrow('has lost the marks');
  });
});
