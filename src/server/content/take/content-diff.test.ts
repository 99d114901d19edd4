import { expect, it } from 'vitest';
import { differenceOf, documentEntries } from './content-diff.ts';

const entries = (text: string) =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => ({ name: one.slice(0, 1), body: { value: one.slice(1) } }));

it.each<[before: string, after: string, added: string, changed: string, gone: string]>([
  ['', '', '', '', ''],
  ['', 'a1 b1', 'a b', '', ''],
  ['a1 b1', 'a1 b1', '', '', ''],
  ['a1 b1', 'a2 b1', '', 'a', ''],
  ['a1 b1', 'b1', '', '', 'a'],
  ['a1 b1', 'b1 a1', '', 'the order', ''],
  ['a1 b1', 'c1 a1 b1', 'c', '', ''],
  // One name twice: both are compared, in their order.
  ['a1 a2', 'a1 a3', '', 'a (2)', ''],
  ['a1 a2', 'a1', '', '', 'a (2)'],
])('[RUN-6] from "%s" to "%s"', (before, after, added, changed, gone) => {
  const found = differenceOf(entries(before), entries(after));
  expect([found.added, found.changed, found.gone].map((names) => names.join(' '))).toEqual([added, changed, gone]);
});

it('[RUN-6] the order of members is no change', () => {
  expect(differenceOf([{ name: 'a', body: { x: 1, y: 2 } }], [{ name: 'a', body: { y: 2, x: 1 } }]).changed).toEqual(
    [],
  );
});

it('[RUN-6] pages and words are entries of their documents', () => {
  expect(documentEntries({ company: {}, files: [{ name: 'terms' }] }).map(({ name }) => name)).toEqual([
    'company',
    'terms',
  ]);
  expect(
    documentEntries({ redirects: [{ to: 'page:terms', words: ['agb'] }], synonyms: { sofa: ['couch'] } }).map(
      ({ name }) => name,
    ),
  ).toEqual(['page:terms', 'sofa']);
  expect(documentEntries({ contracts: { TR: [{ name: 'sale' }] } }).map(({ name }) => name)).toEqual(['contract sale']);
  expect(documentEntries(undefined)).toEqual([]);
});
