import { describe, expect, it } from 'vitest';
import {
  askedText,
  filterWord,
  isMissed,
  isTelling,
  readFilters,
  redirectAddress,
  redirectKey,
  redirectTarget,
  withSearchFilter,
  writeFilters,
} from './search.rules.ts';

describe('isTelling', () => {
  const question = { page: 1, filters: [] };
  it.each<[string, Parameters<typeof isTelling>[0], Parameters<typeof isTelling>[1], boolean]>([
    ['found something', question, { total: 1 }, true],
    ['found nothing', question, { total: 0 }, false],
    ['found what comes near', question, { total: 9, didYouMean: 'kaffee' }, false],
    ['are looked through, page by page', { ...question, page: 2 }, { total: 40 }, false],
    ['are narrowed', { page: 1, filters: [{ name: 'colour', value: 'blau' }] }, { total: 9 }, false],
  ])('[SRCH-2] %s', (_, asked, found, telling) => {
    expect(isTelling(asked, found)).toBe(telling);
  });
});

describe('isMissed', () => {
  const question = { page: 1, filters: [] };
  it.each<[string, Parameters<typeof isMissed>[0], number, boolean]>([
    ['found nothing', question, 0, true],
    ['found something', question, 1, false],
    ['are after the last page', { ...question, page: 2 }, 0, false],
    ['are narrowed too much', { page: 1, filters: [{ name: 'colour', value: 'blau' }] }, 0, false],
  ])('[DESK-7] words %s', (_, asked, total, missed) => {
    expect(isMissed(asked, { total })).toBe(missed);
  });
});

describe('askedText', () => {
  it.each([
    ['  kaffee   bohnen ', 'kaffee bohnen'],
    ['101 110 001', '101110001'],
    ['  12 34', '1234'],
    ['500 g', '500 g'],
    ['filter 12 34', 'filter 12 34'],
    ['', ''],
    ['   ', ''],
    ['\u00A0t\u2003shirt', 't shirt'],
  ])('of %j is %j', (typed, asked) => {
    expect(askedText(typed)).toBe(asked);
  });
});

describe('redirects', () => {
  const table = { 'black friday': '/categories/outlet', ısıtma: '/x', __proto__x: '/y' };
  it.each([
    ['black friday', 'de-DE', '/categories/outlet'],
    ['  Black   FRIDAY ', 'de-DE', '/categories/outlet'],
    ['black', 'de-DE', undefined],
    ['black friday sale', 'de-DE', undefined],
    ['black-friday', 'de-DE', undefined],
    ['ISITMA', 'tr-TR', '/x'],
    ['ISITMA', 'de-DE', undefined],
    ['constructor', 'de-DE', undefined],
    ['__proto__', 'de-DE', undefined],
    ['', 'de-DE', undefined],
  ])('%j (%s) → %j', (typed, locale, target) => {
    expect(redirectTarget(table, typed, locale)).toBe(target);
  });

  it('compare words in the lower case of the site', () => {
    expect(redirectKey(' İADE  Şartları ', 'tr-TR')).toBe('iade şartları');
  });

  it('keep absolute targets and resolve others against the origin', () => {
    expect(redirectAddress('/c/service', 'https://shop.example')).toBe('https://shop.example/c/service');
    expect(redirectAddress('https://sister.example/gift?x=1', 'https://shop.example')).toBe(
      'https://sister.example/gift?x=1',
    );
  });
});

describe('filters in a URL', () => {
  it.each([
    ['reduced_price-true', ['reduced_price-true'], []],
    ['availability-available,reduced_price-true', ['availability-available', 'reduced_price-true'], []],
    ['category-1100', ['category-1100'], []],
    ['colour-dunkel-blau,size-98-104', ['colour-dunkel-blau', 'size-98-104'], []],
    ['price-10-20', ['price-10-20'], []],
    ['price-200-', ['price-200-'], []],
    [' colour-blau , ,colour-blau', ['colour-blau'], []],
    ['', [], []],
    ['price-20-10', [], ['price-20-10']],
    ['price--10', [], ['price--10']],
    ['price-10-10', [], ['price-10-10']],
    ['price-x10-20', [], ['price-x10-20']],
    ['price-10-20x', [], ['price-10-20x']],
    ['availability-soon', [], ['availability-soon']],
    ['category-0', [], ['category-0']],
    ['category-1e3', [], ['category-1e3']],
    ['reduced_price-false', [], ['reduced_price-false']],
    ['availability', [], ['availability']],
    ['colour-', [], ['colour-']],
    ['colour-Blau', [], ['colour-Blau']],
    ['colour-<script>', [], ['colour-<script>']],
    ['weight-10,size-m', ['size-m'], ['weight-10']],
    [Array.from({ length: 41 }, (_, number) => `size-${number}`).join(','), undefined, ['size-40']],
  ])('[SRCH-7] %j are parsed', (text, words, unknown) => {
    const read = readFilters(text);
    expect(read.unknown).toEqual(unknown);
    if (words) expect(read.filters.map(filterWord)).toEqual(words);
  });

  it('[SRCH-7] are written in one fixed order, independent of the order of choice', () => {
    const { filters } = readFilters('price-10-20,size-m,colour-rot,colour-blau,reduced_price-true');
    expect(writeFilters(filters)).toBe('reduced_price-true,colour-blau,colour-rot,size-m,price-10-20');
    expect(writeFilters(filters.toReversed())).toBe(writeFilters(filters));
  });

  it('[SRCH-7] are added and removed one by one', () => {
    const blue = { name: 'colour', value: 'blau' } as const;
    const { filters } = readFilters('size-m');
    const both = withSearchFilter(filters, blue, true);
    expect(writeFilters(both)).toBe('colour-blau,size-m');
    expect(withSearchFilter(both, blue, true)).toHaveLength(2);
    expect(writeFilters(withSearchFilter(both, blue, false))).toBe('size-m');
  });
});
