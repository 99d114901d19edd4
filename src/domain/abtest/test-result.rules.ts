import type { TestGroupResult, TestResult } from '../../contracts/staff/desk-test.contract.ts';
import { differenceOf, isEnough, isMismatch, meanOf, visitorsNeeded, type GroupSums } from './sequential.rules.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';

/** The sums of one group; without a name those of visitors who were seen in several. */
export interface GroupOfSums {
  readonly name: string | null;
  readonly visitors: number;
  readonly clickers: number;
  readonly carts: number;
  readonly orders: number;
  readonly revenue: number;
  readonly revenue_squares: number;
  readonly demo: number;
}

export interface ResultOf {
  readonly groups: readonly { readonly name: string; readonly weight: number }[];
  readonly sums: readonly GroupOfSums[];
  /** without one, amounts are of several currencies */
  readonly currency: string | undefined;
  /** percent */
  readonly effect: number;
  /** since the test has begun */
  readonly days: number;
}

const noSums: Omit<GroupOfSums, 'name'> = {
  visitors: 0,
  clickers: 0,
  carts: 0,
  orders: 0,
  revenue: 0,
  revenue_squares: 0,
  demo: 0,
};

const shareOf = (visitors: number, count: number): GroupSums => ({ visitors, sum: count, squares: count });

/** Returns the result of a test. The share of visitors who ordered alone names a winner: every further figure would add chances. */
export const resultOf = ({ groups, sums, currency, effect, days }: ResultOf): TestResult => {
  const found = groups.map((group) => ({ ...group, own: sums.find(({ name }) => name === group.name) ?? noSums }));
  const [control] = found;
  const others = Math.max(1, found.length - 1);
  const figureOf = (
    own: typeof noSums,
    count: (sums: typeof noSums) => number,
    of: (sums: typeof noSums) => GroupSums,
  ) => {
    const isKnown = control !== undefined && own !== control.own && isEnough([count(own), count(control.own)]);
    return {
      count: count(own),
      mean: meanOf(of(own)),
      ...(isKnown ? { difference: differenceOf(of(control.own), of(own), others) } : {}),
    };
  };
  const results = found.map(({ name, weight, own }): TestGroupResult => {
    const share = (count: (sums: typeof noSums) => number) =>
      figureOf(own, count, (one) => shareOf(one.visitors, count(one)));
    const amounts = ({ visitors, revenue, revenue_squares }: typeof noSums): GroupSums => ({
      visitors,
      sum: revenue,
      squares: revenue_squares,
    });
    return {
      name,
      weight,
      visitors: own.visitors,
      clicks: share(({ clickers }) => clickers),
      carts: share(({ carts }) => carts),
      orders: share(({ orders }) => orders),
      ...(currency === undefined ? {} : { revenue: figureOf(own, ({ orders }) => orders, amounts) }),
    };
  });
  const wrong = isMismatch(found.map(({ weight, own }) => ({ weight, visitors: own.visitors })));
  const all = found.reduce((total, { own }) => total + own.visitors, 0);
  const pair = control && visitorsNeeded(shareOf(control.own.visitors, control.own.orders), effect / 100, others);
  // Of several groups each one needs as many visitors as the control.
  const needed = pair === undefined ? undefined : Math.ceil((pair / 2) * found.length);
  const perDay = days > 0 ? all / days : 0;
  return {
    groups: results,
    isMismatch: wrong,
    mixed: sums.find(({ name }) => name === null)?.visitors ?? 0,
    isDemo: sums.some(({ demo }) => demo > 0),
    ...omitNullish({
      winner: wrong ? undefined : winnerOf(results),
      currency,
      visitorsNeeded: needed,
      daysNeeded: needed === undefined || perDay === 0 ? undefined : Math.max(0, Math.ceil((needed - all) / perDay)),
    }),
  };
};

/** The best of the groups that are above the control, or the control where it is above all others. */
const winnerOf = ([control, ...others]: readonly TestGroupResult[]): string | undefined => {
  const above = others
    .filter(({ orders }) => (orders.difference?.low ?? 0) > 0)
    .toSorted((one, other) => other.orders.mean - one.orders.mean);
  if (above[0]) return above[0].name;
  const isControl = others.length > 0 && others.every(({ orders }) => (orders.difference?.high ?? 0) < 0);
  return isControl ? control?.name : undefined;
};
