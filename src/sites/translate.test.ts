import compile from 'icu-minify/compile';
import { afterEach, expect, it, vi } from 'vitest';
import { withOwnToJson } from '../testing/own-to-json.ts';
import { allSites } from './sites.ts';
import { translator } from './translate.ts';

afterEach(() => vi.restoreAllMocks());

/** Any key: the catalogue is the test's own. */
const key = 'buy.close';
const textOf = (locale: string) => {
  const t = translator({ [key]: compile('{count, plural, other {#}}') }, locale);
  return (count: number) => t(key, { count });
};

// First, because formats are kept.
it.each(allSites)('a short whole number makes no format: $code', ({ locale }) => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  expect([textOf(locale)(0), textOf(locale)(999)]).toEqual(['0', '999']);
  expect(made).not.toHaveBeenCalled();
});

it('[EMB-3] numbers keep their way of writing on a page that gives lists a `toJSON`', () => {
  withOwnToJson(() =>
    expect(['de-DE', 'en-US'].map((locale) => textOf(locale)(4321.5))).toEqual(['4.321,5', '4,321.5']),
  );
});

it.each(allSites)('[SITE-2] numbers in texts are written as Intl writes them: $code', ({ locale }) => {
  const text = textOf(locale);
  const intl = new Intl.NumberFormat(locale);
  const figures = [...Array(1001).keys(), 9999, 10_000, 1_234_567, -1, -1250, 0.5, 2.25, 1e21];
  expect(figures.map(text)).toEqual(figures.map((figure) => intl.format(figure)));
});
