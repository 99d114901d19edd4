import { describe, expect, it } from 'vitest';
import { overlapsOf } from '../../domain/content/overlap.rules.ts';
import { nextSwitch, noTagFilter, pickPromotion, readTags, type Promotion } from './promotion.rules.ts';

const day = (date: number) => new Date(Date.UTC(2026, 2, date));

const promotion = (contentJson: string, rest: Partial<Promotion> = {}): Promotion => ({
  slot: 'banner',
  type: 'any',
  name: contentJson,
  content: {},
  contentJson,
  tags: [],
  priority: 0,
  ...rest,
});

const picked = (
  promotions: readonly Promotion[],
  { at = day(10), abTests = {}, tags = {} }: { at?: Date; abTests?: Record<string, string>; tags?: object } = {},
) => pickPromotion(promotions, { at, abTests }, { ...noTagFilter, ...tags })?.contentJson;

describe('[PROMO-9] the pick', () => {
  const always = promotion('always');
  const week = promotion('week', { from: day(8), to: day(15) });
  const weekend = promotion('weekend', { from: day(14), to: day(16) });

  it.each([
    ['nothing there', [], 10, undefined],
    ['only the one that is always on', [always], 10, 'always'],
    ['one that has begun before one that is always on', [always, week], 10, 'week'],
    ['not begun yet', [always, week], 7, 'always'],
    ['begins at this very instant', [week], 8, 'week'],
    ['ends at this very instant', [week], 15, undefined],
    ['two that overlap: the one that began last', [weekend, week], 14, 'weekend'],
    ['two that overlap, in the other order', [week, weekend], 14, 'weekend'],
    ['the first one has ended', [week, weekend], 15, 'weekend'],
    [
      'the higher priority, although it began earlier',
      [promotion('high', { from: day(1), priority: 5 }), week],
      10,
      'high',
    ],
    ['a lower priority than that of no word', [promotion('low', { from: day(9), priority: -1 }), always], 10, 'always'],
    ['two alike: the first of the file', [promotion('first'), promotion('second')], 10, 'first'],
  ] as const)('%s', (_, promotions, date, expected) => {
    expect(picked(promotions, { at: day(date) })).toBe(expected);
  });

  it.each([
    [{}, 'always'],
    [{ hero: 'B' }, 'variant'],
    [{ hero: 'A' }, 'always'],
    [{ other: 'B' }, 'always'],
  ])('of an A/B test, for groups %j', (abTests, expected) => {
    const variant = promotion('variant', { test: { name: 'hero', group: 'B' }, priority: 1 });
    expect(picked([always, variant], { abTests })).toBe(expected);
  });

  it.each([
    [{}, 'plain'],
    [{ allOf: ['coffee', 'sale'] }, 'both'],
    [{ allOf: ['coffee'] }, 'coffee'],
    [{ anyOf: ['sale', 'unheard'] }, 'both'],
    [{ anyOf: ['unheard'] }, undefined],
    [{ noneOf: ['coffee'] }, 'plain'],
    [{ anyOf: ['coffee'], noneOf: ['sale'] }, 'coffee'],
    [{ allOf: ['coffee'], noneOf: ['coffee'] }, undefined],
  ])('[PROMO-1] by tags %j', (tags, expected) => {
    const promotions = [
      promotion('plain', { priority: 2 }),
      promotion('coffee', { tags: ['coffee'], priority: 1 }),
      promotion('both', { tags: ['coffee', 'sale'] }),
    ];
    expect(picked(promotions, { tags })).toBe(expected);
  });
});

describe('the next switch', () => {
  const promotions = [promotion('a', { from: day(8), to: day(15) }), promotion('b', { from: day(12) }), promotion('c')];
  it.each([
    [1, 8],
    [8, 12],
    [12, 15],
    [15, undefined],
  ])('after day %i is day %s', (at, expected) => {
    expect(nextSwitch(promotions, day(at))).toEqual(expected === undefined ? undefined : day(expected));
  });
});

describe('overlaps', () => {
  const told = (promotions: readonly Promotion[]) =>
    overlapsOf(promotions).map(
      ({ shown, covered, from, to }) =>
        `${shown.name} over ${covered.name} ${from?.getUTCDate() ?? ''}-${to?.getUTCDate() ?? ''}`,
    );
  const b = { name: 'hero', group: 'B' };
  it.each([
    [
      'none where they follow one another',
      [promotion('a', { from: day(1), to: day(5) }), promotion('b', { from: day(5) })],
      [],
    ],
    [
      'the later one is shown',
      [promotion('a', { from: day(1), to: day(9) }), promotion('b', { from: day(5), to: day(12) })],
      ['b over a 5-9'],
    ],
    [
      'the higher priority is shown',
      [promotion('a', { from: day(1), to: day(9), priority: 2 }), promotion('b', { from: day(5) })],
      ['a over b 5-9'],
    ],
    ['without an end', [promotion('a', { from: day(1) }), promotion('b', { from: day(5) })], ['b over a 5-']],
    ['none with what stands always', [promotion('a'), promotion('b', { from: day(5) })], []],
    ['two that stand always', [promotion('a'), promotion('b')], ['a over b -']],
    [
      'none in different slots',
      [promotion('a', { from: day(1) }), promotion('b', { from: day(1), slot: 'other' })],
      [],
    ],
    [
      'none under different tags',
      [promotion('a', { from: day(1), tags: ['x'] }), promotion('b', { from: day(1), tags: ['y'] })],
      [],
    ],
    [
      'none between a test and what it is tested against',
      [promotion('a', { from: day(1) }), promotion('b', { from: day(1), test: b })],
      [],
    ],
    [
      'none between two groups of a test, nor between the same group of two tests',
      [
        promotion('a', { from: day(1), test: b }),
        promotion('b', { from: day(1), test: { ...b, group: 'C' } }),
        promotion('c', { from: day(1), test: { ...b, name: 'other' } }),
      ],
      [],
    ],
    [
      'of two that begin together the first is shown, until the earlier end',
      [promotion('a', { from: day(1), to: day(9) }), promotion('b', { from: day(1), to: day(5) })],
      ['a over b 1-5'],
    ],
    ['none where one ends as the other begins', [promotion('a', { to: day(5) }), promotion('b', { from: day(5) })], []],
    [
      'under the same tags in another order',
      [promotion('a', { to: day(5), tags: ['x', 'y'] }), promotion('b', { to: day(6), tags: ['y', 'x'] })],
      ['a over b -5'],
    ],
    [
      'two of one group',
      [promotion('a', { from: day(1), test: b }), promotion('b', { from: day(2), test: b })],
      ['b over a 2-'],
    ],
  ] as const)('%s', (_, promotions, expected) => {
    expect(told(promotions)).toEqual(expected);
  });
});

it.each([
  [undefined, []],
  ['', []],
  ['a', ['a']],
  ['a, b,,', ['a', 'b']],
  [
    ['a,b', 'c'],
    ['a', 'b', 'c'],
  ],
])('tags %j are %j', (value, expected) => {
  expect(readTags(value)).toEqual(expected);
});
