import { expect, it } from 'vitest';
import type { SiteCode } from '../../../contracts/shop/site.contract.ts';
import { mergedLists, sitesField, type SiteEntry } from './site-lists.ts';

const entry = (name: string, ...words: readonly string[]): SiteEntry => ({ facts: { name }, words });
const merged = (lists: Readonly<Partial<Record<SiteCode, readonly SiteEntry[]>>>) =>
  mergedLists((site) => lists[site] ?? []);
const shown = (lists: Parameters<typeof merged>[0]): string[] =>
  merged(lists).map(({ facts, sites }) => `${Object.values(facts).join()} ${sites.join()}`);

it('[RUN-6] sites share the entries that are the same, each in its own order', () => {
  const [a, b, c, d] = [entry('a'), entry('b'), entry('c'), entry('d')];
  expect(shown({ DE: [a, b], AT: [a, b], CZ: [a, c, b] })).toEqual(['a DE,AT,CZ', 'c CZ', 'b DE,AT,CZ']);
  expect(shown({ DE: [a, b], AT: [b, a] })).toEqual(['a DE', 'b DE,AT', 'a AT']);
  expect(shown({ DE: [a, a], AT: [a] })).toEqual(['a DE,AT', 'a DE']);
  expect(shown({ DE: [a], TR: [c, d] })).toEqual(['a DE', 'c TR', 'd TR']);
  expect(shown({})).toEqual([]);
});

it('[RUN-6] words are those of each language, and one language has one text unless a spelling of the site makes the other', () => {
  const one = merged({ DE: [entry('a', 'Straße')], CH: [entry('a', 'Strasse')], TR: [entry('a', 'Sokak')] });
  expect(one).toEqual([{ sites: ['DE', 'CH', 'TR'], facts: { name: 'a' }, words: [{ de: 'Straße', tr: 'Sokak' }] }]);
  const two = merged({ DE: [entry('a', 'Januar')], AT: [entry('a', 'Jänner')] });
  expect(two.map(({ sites, words }) => [sites, words])).toEqual([
    [['DE'], [{ de: 'Januar' }]],
    [['AT'], [{ de: 'Jänner' }]],
  ]);
});

it('names sites only where not all nine have the entry', () => {
  const all = merged({ DE: [entry('a')], AT: [entry('a')] })[0];
  expect(all && sitesField(all)).toEqual({ sites: ['DE', 'AT'] });
  const every = mergedLists(() => [entry('a')])[0];
  expect(every && sitesField(every)).toEqual({});
});
