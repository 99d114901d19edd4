import { describe, expect, it } from 'vitest';
import { resultOf, type GroupOfSums } from './test-result.rules.ts';

const sumsOf = (
  name: string | null,
  visitors: number,
  orders: number,
  more: Partial<GroupOfSums> = {},
): GroupOfSums => ({
  name,
  visitors,
  clickers: 0,
  carts: 0,
  orders,
  revenue: 0,
  revenue_squares: 0,
  demo: 0,
  ...more,
});
const groupsOf = (...names: readonly string[]) => names.map((name) => ({ name, weight: 1 }));
/** The result of groups with 10,000 visitors each, by what they ordered: the first one is the control. */
const ofOrders = (...orders: readonly number[]) => {
  const names = ['A', 'B', 'C', 'D'].slice(0, orders.length);
  const sums = names.map((name, at) => sumsOf(name, 10_000, orders[at] ?? 0));
  return { groups: groupsOf(...names), sums, currency: 'EUR', effect: 10, days: 10 };
};

describe('[DESK-5] the winner of a test', () => {
  it.each([
    ['is the group that sells surely more', [500, 800], 'B'],
    ['is the best of those that do', [500, 800, 900], 'C'],
    ['is the best of those that do, in any order', [500, 900, 800], 'B'],
    ['is the control where all others sell surely less', [800, 500, 400], 'A'],
    ['is none where one of the others may be as good', [800, 500, 790], undefined],
    ['is none while nothing is sure', [500, 510], undefined],
    ['is never a group that sells less', [800, 500], 'A'],
    ['is none where nothing was ordered', [0, 0], undefined],
    ['is none of a group alone', [500], undefined],
  ])('%s: %j', (_, orders, winner) => expect(resultOf(ofOrders(...orders)).winner).toBe(winner));

  it('is none where the visitors were split wrongly', () => {
    const sums = [sumsOf('A', 10_000, 500), sumsOf('B', 7000, 800)];
    expect(resultOf({ ...ofOrders(0, 0), sums })).toMatchObject({ isMismatch: true });
    expect(resultOf({ ...ofOrders(0, 0), sums })).not.toHaveProperty('winner');
  });
});

describe('[DESK-5] the result of a test', () => {
  it('counts visitors of several groups apart, and says what the demo invented', () => {
    const seen = ofOrders(500, 510);
    expect(resultOf(seen)).toMatchObject({ mixed: 0, isDemo: false });
    expect(resultOf({ ...seen, sums: [...seen.sums, sumsOf(null, 7, 3, { demo: 1 })] })).toMatchObject({
      mixed: 7,
      isDemo: true,
      groups: [
        { name: 'A', visitors: 10_000, orders: { count: 500, mean: 0.05 } },
        { name: 'B', visitors: 10_000, orders: { count: 510, mean: 0.051 } },
      ],
    });
  });

  it('names the days that are still needed, by the visitors so far', () => {
    const { visitorsNeeded = 0, daysNeeded } = resultOf(ofOrders(500, 510));
    expect(visitorsNeeded).toBeGreaterThan(20_000);
    expect(daysNeeded).toBe(Math.ceil((visitorsNeeded - 20_000) / 2000));
    expect(resultOf({ ...ofOrders(500, 510), effect: 90 })).toMatchObject({ daysNeeded: 0 });
    for (const unknown of [resultOf({ ...ofOrders(500, 510), days: 0 }), resultOf(ofOrders(0, 510))])
      expect(unknown).not.toHaveProperty('daysNeeded');
  });

  it('has amounts in one currency alone', () => {
    const seen = ofOrders(500, 510);
    expect(resultOf({ ...seen, currency: undefined }).groups.every((group) => !('revenue' in group))).toBe(true);
    expect(resultOf(seen).groups.every((group) => 'revenue' in group)).toBe(true);
  });
});
