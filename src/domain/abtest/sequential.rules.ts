/**
 * Results of an A/B test that may be looked at every day. The intervals are asymptotic confidence sequences with a normal mixture
 * (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas: Time-uniform central limit theory and asymptotic confidence sequences, Annals
 * of Statistics 52, 2024): with a chance of 1 - alpha they hold the true difference at all times together. They need the sums of
 * each group alone, no visitors.
 */

/** What is known of a group: visitors, and the sum and the sum of squares of one figure of each (ordered: 0 or 1; or an amount). */
export interface GroupSums {
  readonly visitors: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The chance of a wrong winner, over all looks and all groups. */
export const alpha = 0.05;

/** Visitors of two groups at which the interval is the narrowest that it can be: chosen beforehand, for tests of some weeks. */
const tightestAt = 20_000;
const squaredRho = (level: number): number => (-2 * Math.log(level) + Math.log(-2 * Math.log(level) + 1)) / tightestAt;

export const meanOf = ({ visitors, sum }: GroupSums): number => (visitors === 0 ? 0 : sum / visitors);

const varianceOf = ({ visitors, sum, squares }: GroupSums): number =>
  visitors < 2 ? 0 : Math.max(0, (squares - (sum * sum) / visitors) / (visitors - 1));

/** The variance of the difference of two means. */
const differenceVariance = (one: GroupSums, other: GroupSums): number =>
  varianceOf(one) / one.visitors + varianceOf(other) / other.visitors;

const halfWidth = (variance: number, visitors: number, level: number): number => {
  const scaled = visitors * squaredRho(level);
  return Math.sqrt(variance * ((scaled + 1) / scaled) * Math.log((scaled + 1) / level ** 2));
};

/** The central limit theorem needs some figures that are not 0 in each group: below this nothing is said. */
export const leastHits = 25;

/** Whether a group has enough figures; `hits` are visitors whose figure is not 0. */
export const isEnough = (hits: readonly number[]): boolean => hits.every((one) => one >= leastHits);

/** Returns the interval of the difference `group - control`, for all looks together; `groups` compare with one control. */
export const differenceOf = (control: GroupSums, group: GroupSums, groups = 1): Interval => {
  const level = alpha / groups;
  const difference = meanOf(group) - meanOf(control);
  const half = halfWidth(differenceVariance(control, group), control.visitors + group.visitors, level);
  return { low: difference - half, high: difference + half };
};

/** The quantile of 80 %: a test that has run its time finds the effect in four of five cases. */
const power = 0.8416;
const mostVisitors = 100_000_000;

/**
 * Returns the visitors of both groups that are needed to see a relative effect (0.05: 5 %) of the control's mean in four of five
 * tests; `undefined` without a figure, or above a hundred million.
 */
export const visitorsNeeded = (control: GroupSums, effect: number, groups = 1): number | undefined => {
  const wanted = meanOf(control) * effect;
  const variance = varianceOf(control);
  if (!(wanted > 0) || variance === 0) return undefined;
  const isSeen = (visitors: number): boolean => {
    const ofDifference = (4 * variance) / visitors;
    return halfWidth(ofDifference, visitors, alpha / groups) + power * Math.sqrt(ofDifference) <= wanted;
  };
  let [low, high] = [1, 2];
  while (!isSeen(high)) {
    [low, high] = [high, high * 2];
    if (high > mostVisitors) return undefined;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isSeen(middle)) high = middle;
    else low = middle;
  }
  return high;
};

const half = 0.5;
/** Stirling's series for the logarithm of the gamma function: exact to ten places above 10. */
const logGamma = (value: number): number => {
  if (value < 10) return logGamma(value + 1) - Math.log(value);
  const inverse = 1 / value;
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
  return (value - half) * Math.log(value) - value + half * Math.log(2 * Math.PI) + series;
};

/** How sure the check is of the planned shares before it has seen a visitor: smaller differences are found the sooner. */
const concentration = 1000;
/** A split is reported as wrong where it is wrongly reported in one of a thousand tests, over all looks. */
const oddsOfMismatch = 1000;

/**
 * Sample-ratio mismatch: whether the visitors of the groups do not fit their shares. The odds are a Bayes factor of a multinomial
 * distribution with a Dirichlet prior around the shares, which holds at all times (Lindon, Malek: Anytime-valid inference for
 * multinomial count data, NeurIPS 2022).
 */
export const isMismatch = (groups: readonly { readonly visitors: number; readonly weight: number }[]): boolean => {
  const sum = groups.reduce((total, { weight }) => total + weight, 0);
  const planned = groups.filter(({ weight }) => weight > 0);
  // A group without a share has no visitors.
  if (groups.some(({ weight, visitors }) => weight === 0 && visitors > 0)) return true;
  const all = planned.reduce((total, { visitors }) => total + visitors, 0);
  const odds = planned.reduce(
    (found, { visitors, weight }) => {
      const prior = (concentration * weight) / sum;
      return found + logGamma(prior + visitors) - logGamma(prior) - visitors * Math.log(weight / sum);
    },
    logGamma(concentration) - logGamma(concentration + all),
  );
  return odds > Math.log(oddsOfMismatch);
};
