import { describe, expect, it } from 'vitest';
import { pageOf, shownPages } from './pager.rules.ts';

describe('a pager', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
  ])('on page %s of %s shows the numbers %s', (page, pages, shown) => {
    expect(
      shownPages(page, pages)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown);
  });

  it.each([
    [undefined, 30, { page: 1, pages: 3 }],
    ['', 30, { page: 1, pages: 3 }],
    ['3', 30, { page: 3, pages: 3 }],
    ['4', 30, undefined],
    ['0', 30, undefined],
    ['-1', 30, undefined],
    ['1.5', 30, undefined],
    ['two', 30, undefined],
    [undefined, 0, { page: 1, pages: 1 }],
  ])('returns the place of page %s in a list of %s items', (asked, total, answer) => {
    expect(pageOf(asked, total, 12)).toEqual(answer);
  });
});
