import { describe, expect, it } from 'vitest';
import { groupOf, groupsNow, mostTogether, readAssignment, writeAssignment, type AbTest } from './abtest.rules.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));
const test = (name: string, groups: readonly (readonly [string, number])[], from = 1, to = 20): AbTest => ({
  name,
  owner: 'Marketing',
  groups: groups.map(([group, weight]) => ({ name: group, weight })),
  valid_from: day(from),
  valid_to: day(to),
});
const half = test('hero', [
  ['A', 50],
  ['B', 50],
]);
const visitors = Array.from({ length: 4000 }, (_, number) => `visitor-${number}`);
const share = (one: AbTest, group: string) =>
  visitors.filter((visitor) => groupOf(visitor, one) === group).length / visitors.length;

describe('[PREV-4] the group of a visitor', () => {
  it('is the same at every look, and does not follow that of another test', () => {
    const other = { ...half, name: 'other' };
    expect(visitors.map((visitor) => groupOf(visitor, half))).toEqual(
      visitors.map((visitor) => groupOf(visitor, half)),
    );
    const together = visitors.filter((visitor) => groupOf(visitor, half) === groupOf(visitor, other)).length;
    expect(together / visitors.length).toBeCloseTo(0.5, 1);
  });

  it.each([
    [half, 'A', 0.5],
    [half, 'B', 0.5],
    [
      test('t', [
        ['A', 90],
        ['B', 10],
      ]),
      'B',
      0.1,
    ],
    [
      test('t', [
        ['A', 0],
        ['B', 1],
      ]),
      'B',
      1,
    ],
    [
      test('t', [
        ['A', 1],
        ['B', 1],
        ['C', 2],
      ]),
      'C',
      0.5,
    ],
  ] as const)('falls by weight: %j, %s %d', (one, group, expected) => {
    expect(Math.abs(share(one, group) - expected)).toBeLessThan(0.03);
  });
});

describe('an assignment', () => {
  it.each([
    ['hero.B', { hero: 'B' }],
    ['hero.B~search.A', { hero: 'B', search: 'A' }],
    ['', {}],
    ['hero', {}],
    ['hero.B~', { hero: 'B' }],
    ['hero.<script>~x.Y', { x: 'Y' }],
    [`${'x'.repeat(41)}.B`, {}],
    [`hero.${'x'.repeat(40)}`, { hero: 'x'.repeat(40) }],
    ['hero.B!', {}],
    ['!hero.B', {}],
    [`${'hero.A~'.repeat(71)}hero.B~search.B`, { hero: 'A' }],
  ])('%j is read', (text, groups) => expect(Object.entries(readAssignment(text))).toEqual(Object.entries(groups)));

  it('is written as it is read', () => {
    expect(readAssignment(writeAssignment({ hero: 'B', search: 'A' }))).toEqual({ hero: 'B', search: 'A' });
  });

  it.each([
    [{}, { hero: 'A' }],
    [{ hero: 'B' }, { hero: 'B' }],
    [{ hero: 'C' }, { hero: 'A' }],
    [{ other: 'B' }, { hero: 'A' }],
  ])('%j counts as %j: the control where the test does not know it', (assigned, groups) => {
    expect(groupsNow([half], assigned)).toEqual(groups);
  });
});

const thirds = (from: number, to: number): AbTest =>
  test(
    'b',
    ['A', 'B', 'C'].map((group) => [group, 1] as const),
    from,
    to,
  );
it.each([
  [[], 1, []],
  [[half], 2, ['hero']],
  [[half, { ...half, name: 'b' }], 4, ['hero', 'b']],
  [[half, { ...half, name: 'b', valid_from: day(20), valid_to: day(30) }], 2, ['hero']],
  [[half, thirds(10, 30)], 6, ['hero', 'b']],
  [[half, thirds(20, 30)], 3, ['b']],
] as const)('%j make %d renderings of a page, by %j', (tests, combinations, names) => {
  expect(mostTogether(tests)).toEqual({ combinations, names });
});

describe('[DESK-5] the groups of 100,000 visitors and 20 tests', () => {
  const visitors = 100_000;
  const count = 20;
  const tests = Array.from({ length: count }, (_, place): AbTest => ({
    name: `Test${place}`,
    owner: 'x',
    groups: [
      { name: 'A', weight: 50 },
      { name: 'B', weight: 50 },
    ],
    valid_from: new Date(0),
    valid_to: new Date(1),
  }));
  // One bit for each test of a visitor.
  const groups = Uint32Array.from({ length: visitors }, (_, visitor) =>
    tests.reduce((bits, test, place) => bits | (groupOf(`visitor-${visitor}`, test) === 'B' ? 1 << place : 0), 0),
  );

  it('are the shares of each test, and independent of each other', () => {
    /** A chi-square with one degree of freedom exceeds it once in 100,000 draws. */
    const limit = 19.51;
    let largest = 0;
    for (let one = 0; one < count; one += 1) {
      const inB = groups.reduce((sum, bits) => sum + ((bits >> one) & 1), 0);
      largest = Math.max(largest, (2 * inB - visitors) ** 2 / visitors);
      for (let other = one + 1; other < count; other += 1) {
        const both = groups.reduce((sum, bits) => sum + (((bits >> one) ^ (bits >> other)) & 1), 0);
        largest = Math.max(largest, (2 * both - visitors) ** 2 / visitors);
      }
    }
    expect(largest).toBeLessThan(limit);
  });

  it('are the same at each visit', () => {
    for (const [place, test] of tests.entries())
      expect(groupOf('visitor-7', test)).toBe(((groups[7] ?? 0) >> place) & 1 ? 'B' : 'A');
  });
});
