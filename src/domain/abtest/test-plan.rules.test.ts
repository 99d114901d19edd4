import { describe, expect, it } from 'vitest';
import { clashOf, groupsFault, stateOfTest, type PlannedTest } from './test-plan.rules.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 2, day));
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const test = (name: string, from: number, to: number, groups = 2): PlannedTest => ({ name, groups, ...span(from, to) });

it.each<[string, Parameters<typeof stateOfTest>, string]>([
  ['was not started', [undefined, undefined, at(5)], 'draft'],
  ['starts later', [[span(6, 9)], undefined, at(5)], 'scheduled'],
  ['runs', [[span(5, 9)], undefined, at(5)], 'running'],
  ['runs on one of two sites', [[span(6, 9), span(5, 9)], undefined, at(5)], 'running'],
  ['has ended this moment', [[span(1, 5)], undefined, at(5)], 'ended'],
  ['was stopped', [[span(1, 9)], at(4), at(5)], 'stopped'],
])('[DESK-5] a test that %s is %s', (_, parts, expected) => expect(stateOfTest(...parts)).toBe(expected));

describe('[DESK-5] at most three tests run on a site at one time', () => {
  it.each<[string, readonly PlannedTest[], PlannedTest, readonly string[] | undefined]>([
    ['the first', [], test('n', 1, 9), undefined],
    ['the third', [test('a', 1, 9), test('b', 1, 9)], test('n', 1, 9), undefined],
    ['the fourth is refused', [test('a', 1, 9), test('b', 1, 9), test('c', 1, 9)], test('n', 5, 6), ['a', 'b', 'c']],
    ['a fourth after them', [test('a', 1, 9), test('b', 1, 9), test('c', 1, 9)], test('n', 9, 12), undefined],
    ['a fourth before them', [test('a', 5, 9), test('b', 5, 9), test('c', 5, 9)], test('n', 1, 5), undefined],
    ['they meet later', [test('a', 1, 9), test('b', 3, 9), test('c', 7, 9)], test('n', 1, 9), ['a', 'b', 'c']],
    ['they never meet', [test('a', 1, 3), test('b', 3, 5), test('c', 5, 9)], test('n', 1, 9), undefined],
    ['too many renderings', [test('a', 1, 9, 4)], test('n', 1, 9, 3), ['a']],
  ])('%s', (_, others, added, names) => expect(clashOf('DE', others, added)?.names).toEqual(names));
});

it.each([
  [
    [
      ['A', 50],
      ['B', 50],
    ],
    undefined,
  ],
  [
    [
      ['A', 90],
      ['B', 10],
      ['C', 0],
    ],
    undefined,
  ],
  [
    [
      ['A', 50],
      ['A', 50],
    ],
    'twice',
  ],
  [
    [
      ['A', 100],
      ['B', 0],
    ],
    'weights',
  ],
] as const)('[DESK-5] the groups %j: %s', (list, expected) => {
  expect(groupsFault(list.map(([name, weight]) => ({ name, weight })))).toBe(expected);
});
