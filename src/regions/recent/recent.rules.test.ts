import { describe, expect, it } from 'vitest';
import { keptWith } from '../../contracts/tracking/consent.contract.ts';
import {
  historyCapacity,
  historyIn,
  historyKey,
  historyLivesMs,
  historyText,
  limitsOf,
  looked,
  mayAppear,
  othersIn,
  renumbered,
  type History,
} from './recent.rules.ts';

const now = 1_763_732_202_000;
const day = 24 * 3600 * 1000;
const idOf = (n: number): string => String(100_000_001 + n);
const [a, b, c] = [idOf(0), idOf(1), idOf(2)] as const;
/** `count` products, one per second. */
const many = (count: number): History => Array.from({ length: count }, (_, n) => [idOf(n), now - n * 1000] as const);
const desk = { most: 10_000, least: 5000 };
const phone = { most: 2500, least: 2500 };

it('[TRK-6, TRK-4] the history needs C0003', () => {
  expect(keptWith.C0003.storage).toContain(historyKey);
});

describe('the stored history', () => {
  it.each([
    ['nothing', undefined, []],
    ['an empty text', '', []],
    ['no JSON', '[[', []],
    ['something else', '{"a":1}', []],
    ['null', 'null', []],
    [
      'looks',
      JSON.stringify([
        [a, now - 5],
        [b, now - 9],
      ]),
      [
        [a, now - 5],
        [b, now - 9],
      ],
    ],
    ['an invalid entry', JSON.stringify([[a, now], 'x', null, [], ['12', now], [b, 'now'], [c, []]]), [[a, now]]],
    ['a number as an id', JSON.stringify([[100_000_001, now]]), [[a, now]]],
    [
      'one twice',
      JSON.stringify([
        [a, now],
        [b, now],
        [a, now - day],
      ]),
      [
        [a, now],
        [b, now],
      ],
    ],
    ['one of now', JSON.stringify([[a, now]]), [[a, now]]],
    [
      'one of tomorrow',
      JSON.stringify([
        [a, now + 1],
        [b, now],
      ]),
      [[b, now]],
    ],
    ['one of 30 days, less a moment', JSON.stringify([[a, now - 30 * day + 1]]), [[a, now - 30 * day + 1]]],
    ['one of 30 days', JSON.stringify([[a, now - 30 * day]]), []],
  ] as const)('[TRK-6] of %s is read as far as it is good', (_, text, expected) => {
    expect(historyIn(text, now)).toEqual(expected);
  });

  it('[TRK-6] is 300 products for 30 days', () => {
    expect([historyCapacity, historyLivesMs]).toEqual([300, 30 * day]);
    expect(historyIn(JSON.stringify(many(301)), now)).toEqual(many(300));
  });
});

describe('a view', () => {
  it.each([
    ['is the first', [], a, [[a, now]]],
    [
      'is the newest',
      [[b, now - 9]],
      a,
      [
        [a, now],
        [b, now - 9],
      ],
    ],
    [
      'at one of before moves it to the front',
      [
        [b, now - 5],
        [a, now - 9],
      ],
      a,
      [
        [a, now],
        [b, now - 5],
      ],
    ],
  ] as const)('[TRK-6] %s', (_, history, productId, expected) => {
    expect(looked(history, productId, now)).toEqual(expected);
  });

  it('[TRK-6] drops the oldest one beyond 300', () => {
    const history = looked(many(300), idOf(999), now);
    expect(history).toEqual([[idOf(999), now], ...many(299)]);
  });
});

describe('the limits of the text', () => {
  it.each([
    ['CLASSIC', desk],
    ['TABLET', desk],
    ['SMARTPHONE', phone],
    ['MATCH', phone],
  ] as const)('[TRK-6] on %s are %j', (platform, limits) => {
    expect(limitsOf(platform)).toEqual(limits);
  });

  it.each([0, 1, 86, 300])('[TRK-6] keep a text of %i products below them unchanged', (count) => {
    expect(historyText(many(count), desk)).toBe(JSON.stringify(many(count)));
  });

  it.each([
    // One character above the maximum cuts it to the minimum.
    ['desk', desk, 400],
    ['phone', phone, 300],
    ['exactly the maximum and one more', { most: JSON.stringify(many(50)).length - 1, least: 1000 }, 50],
    ['nothing at all', { most: 10, least: 2 }, 3],
    ['less than the brackets', { most: 1, least: 0 }, 1],
  ] as const)('[TRK-6] cut the oldest away until it is at the minimum: %s', (_, limits, count) => {
    const text = historyText(many(count), limits);
    const left = historyIn(text, now);
    expect(left).toEqual(many(left.length));
    expect(text.length).toBeLessThanOrEqual(Math.max(limits.least, 2));
    // One more would not have fitted.
    expect(JSON.stringify(many(left.length + 1)).length).toBeGreaterThan(limits.least);
  });

  it('[TRK-6] cut no more than the minimum asks for', () => {
    const shorter = JSON.stringify(many(40));
    const most = JSON.stringify(many(50)).length - 1;
    expect(historyText(many(50), { most, least: shorter.length })).toBe(shorter);
  });

  it('[TRK-6] keep a text at the maximum unchanged', () => {
    const whole = JSON.stringify(many(50));
    expect(historyText(many(50), { most: whole.length, least: 100 })).toBe(whole);
  });
});

it.each([
  [
    'nothing of what is not named',
    {},
    [
      [a, 3],
      [b, 2],
    ],
    [
      [a, 3],
      [b, 2],
    ],
  ],
  [
    'an old number by the one of now',
    { [a]: c },
    [
      [a, 3],
      [b, 2],
    ],
    [
      [c, 3],
      [b, 2],
    ],
  ],
  [
    'a product without any id: it is no longer sold',
    { [a]: a },
    [
      [a, 3],
      [b, 2],
    ],
    [[b, 2]],
  ],
  [
    'two old numbers of one product by one',
    { [a]: c, [b]: c },
    [
      [a, 3],
      [b, 2],
    ],
    [[c, 3]],
  ],
] as const)('[PROD-1, TRK-6] in a history is replaced %s', (_, numbers, history, expected) => {
  expect(renumbered(history, new Map(Object.entries(numbers)))).toEqual(expected);
});

it.each([
  [[], 4, []],
  [[[a, 3]], 4, []],
  [
    [
      [a, 3],
      [b, 2],
      [c, 1],
    ],
    4,
    [b, c],
  ],
  [
    [
      [b, 3],
      [a, 2],
      [c, 1],
    ],
    1,
    [b],
  ],
] as const)('[TRK-6] beside a product of %j at most %i others are shown: %j', (history, most, expected) => {
  expect(othersIn(history, a, most)).toEqual(expected);
});

it.each([
  ['below the screen', 800, 0, 800, true],
  ['at its lower edge', 799, 900, 800, false],
  ['in view, after scrolling', 500, 900, 800, false],
  ['passed', -100, 2000, 800, false],
  ['on a screen where it is always in view', 1500, 0, 2160, true],
] as const)('[TRK-6] the row whose place is %s may appear: %s', (_, top, scrolled, screen, expected) => {
  expect(mayAppear(top, scrolled, screen)).toBe(expected);
});
