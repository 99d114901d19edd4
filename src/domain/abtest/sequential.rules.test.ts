import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../tests/support/words/random.ts';
import {
  differenceOf,
  isEnough,
  isMismatch,
  leastHits,
  meanOf,
  visitorsNeeded,
  type GroupSums,
} from './sequential.rules.ts';

/** How many of the visitors ordered: exact, by the gaps between two who did. */
const ordersOf = (visitors: number, share: number, random: () => number): number => {
  const step = Math.log(1 - share);
  let [orders, seen] = [0, Math.floor(Math.log(1 - random()) / step)];
  while (seen < visitors) {
    orders += 1;
    seen += 1 + Math.floor(Math.log(1 - random()) / step);
  }
  return orders;
};

const none: GroupSums & { readonly hits: number } = { visitors: 0, sum: 0, squares: 0, hits: 0 };
type Sums = typeof none;

/** A day of visitors of whom a share orders; the amount of an order is spread widely. */
const afterDay = (before: Sums, visitors: number, share: number, random: () => number, isAmount: boolean): Sums => {
  const orders = ordersOf(visitors, share, random);
  let { sum, squares } = before;
  for (let order = 0; order < orders; order += 1) {
    const amount = isAmount ? 15 + 60 * random() ** 3 : 1;
    sum += amount;
    squares += amount * amount;
  }
  return { visitors: before.visitors + visitors, sum, squares, hits: before.hits + orders };
};

const meanAmount = 15 + 60 / 4;
const days = 60;
const tests = 2000;

interface Outcome {
  readonly winners: number;
  readonly missed: number;
}

/** Looks at each test every day; counts tests that ever name a winner, and those whose interval ever misses the truth. */
const simulate = (shares: readonly [number, number], isAmount: boolean, seed: number, perDay = 400): Outcome => {
  const random = randomOf(seed).next;
  const truth = (shares[1] - shares[0]) * (isAmount ? meanAmount : 1);
  let [winners, missed] = [0, 0];
  for (let test = 0; test < tests; test += 1) {
    let [control, group]: [Sums, Sums] = [none, none];
    let [named, outside] = [false, false];
    for (let day = 0; day < days; day += 1) {
      control = afterDay(control, perDay, shares[0], random, isAmount);
      group = afterDay(group, perDay, shares[1], random, isAmount);
      if (!isEnough([control.hits, group.hits])) continue;
      const { low, high } = differenceOf(control, group);
      if (low > 0 || high < 0) named = true;
      if (low > truth || high < truth) outside = true;
    }
    if (named) winners += 1;
    if (outside) missed += 1;
  }
  return { winners, missed };
};

describe('[DESK-5] a test that is looked at every day for 60 days', () => {
  it.each([
    ['orders', 0.03, false, 1],
    ['many orders', 0.2, false, 2],
    ['amounts', 0.03, true, 3],
  ])('names a winner without a difference in at most 5 %% of 2,000 tests (%s)', (_, share, isAmount, seed) => {
    expect(simulate([share, share], isAmount, seed).winners / tests).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['orders', [0.03, 0.036], false, 4],
    ['many orders', [0.2, 0.215], false, 5],
    ['amounts', [0.03, 0.036], true, 6],
  ] as const)(
    'holds the difference at all looks in at least 95 %% of 2,000 tests (%s)',
    (_, shares, isAmount, seed) => {
      const { missed, winners } = simulate(shares, isAmount, seed);
      expect(1 - missed / tests).toBeGreaterThanOrEqual(0.95);
      // An interval that never decides would hold as well.
      expect(winners / tests).toBeGreaterThan(isAmount ? 0.3 : 0.5);
    },
  );
});

const sums = (visitors: number, orders: number): GroupSums => ({ visitors, sum: orders, squares: orders });

describe('[DESK-5] the interval', () => {
  it('lies around the difference, and is narrower with more visitors and fewer groups', () => {
    const [few, many] = [
      differenceOf(sums(1000, 30), sums(1000, 40)),
      differenceOf(sums(10_000, 300), sums(10_000, 400)),
    ];
    expect((few.low + few.high) / 2).toBeCloseTo(0.01, 9);
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
    const three = differenceOf(sums(1000, 30), sums(1000, 40), 3);
    expect(three.high - three.low).toBeGreaterThan(few.high - few.low);
  });

  it.each([
    [[leastHits, leastHits], true],
    [[leastHits - 1, 1000], false],
    [[0, 0], false],
  ])('of %j hits is enough: %s', (hits, expected) => expect(isEnough(hits)).toBe(expected));

  it('of no visitors has no mean', () => expect(meanOf(none)).toBe(0));
});

describe('[DESK-5] the visitors needed', () => {
  it('are fewer for a larger effect, and find it in about four of five tests', () => {
    const control = sums(1000, 100);
    const [large, small] = [visitorsNeeded(control, 0.2), visitorsNeeded(control, 0.1)];
    expect(small).toBeGreaterThan((large ?? 0) * 3);
    const random = randomOf(7).next;
    let found = 0;
    for (let test = 0; test < 400; test += 1) {
      const each = Math.ceil((large ?? 0) / 2);
      const [one, other] = [ordersOf(each, 0.1, random), ordersOf(each, 0.12, random)];
      if (differenceOf(sums(each, one), sums(each, other)).low > 0) found += 1;
    }
    expect(found / 400).toBeGreaterThan(0.7);
    expect(found / 400).toBeLessThan(0.92);
  });

  it.each([
    ['nothing is ordered', sums(1000, 0), 0.1],
    ['no visitors came', none, 0.1],
    ['no effect is wanted', sums(1000, 30), 0],
    ['the effect is too small to see', sums(1000, 30), 0.0001],
  ])('are unknown where %s', (_, control, effect) => expect(visitorsNeeded(control, effect)).toBeUndefined());
});

describe('[DESK-5] the split of the visitors', () => {
  const groups = (...list: readonly (readonly [visitors: number, weight: number])[]) =>
    list.map(([visitors, weight]) => ({ visitors, weight }));
  it.each([
    ['as planned', groups([5000, 50], [5000, 50]), false],
    ['as planned, in thirds', groups([3400, 1], [3300, 1], [3300, 1]), false],
    ['a little beside it', groups([5060, 50], [4940, 50]), false],
    ['without visitors', groups([0, 50], [0, 50]), false],
    ['far beside it', groups([5400, 50], [4600, 50]), true],
    ['beside a plan of 90 to 10', groups([8500, 90], [1500, 10]), true],
    ['visitors in a group without a share', groups([5000, 100], [3, 0]), true],
    ['no visitors in a group without a share', groups([5000, 100], [0, 0]), false],
  ])('%s', (_, list, expected) => expect(isMismatch(list)).toBe(expected));

  it('is wrongly reported in at most one of a hundred tests that are looked at every day', () => {
    const random = randomOf(8).next;
    let reported = 0;
    for (let test = 0; test < tests; test += 1) {
      let [one, other] = [0, 0];
      let isReported = false;
      for (let day = 0; day < days; day += 1) {
        const first = ordersOf(400, 0.5, random);
        [one, other] = [one + first, other + 400 - first];
        if (isMismatch(groups([one, 50], [other, 50]))) isReported = true;
      }
      if (isReported) reported += 1;
    }
    expect(reported / tests).toBeLessThanOrEqual(0.01);
  });
});
