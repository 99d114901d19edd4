import type { LoadResult, Measured } from './load.ts';
import type { VisitRow } from './page-vitals.ts';

/** One line of the table: what was measured, what the design allows. */
export interface Figure {
  /** id of the benchmark that it belongs to */
  readonly benchmark: string;
  readonly what: string;
  readonly value: string;
  readonly budget?: string;
  /** `undefined` without a budget */
  readonly kept?: boolean;
  /** shown in brackets behind the value */
  readonly note?: string;
}

export interface Benchmark {
  readonly name: string;
  readonly about: string;
  readonly run: (lab: import('./lab.ts').Lab) => Promise<readonly Figure[]>;
}

export const times = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} times`;
export const micro = (value: number): string => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} µs`;
export const milli = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface Beside {
  readonly benchmark: string;
  readonly what: string;
  readonly shop: Measured;
  readonly bare: Measured;
  /** names of the process trees that `shop` was measured with */
  readonly trees: readonly string[];
  /** most times of the bare Fastify's CPU time */
  readonly most?: number;
}

const perTree = (trees: readonly string[], cpuUs: readonly number[]): string =>
  trees.map((name, place) => `${name} ${micro(cpuUs[place] ?? Number.NaN)}`).join(' + ');

/** Two figures: rate as a share of the bare Fastify's, CPU time a request as a multiple of it. */
export const besideBare = ({ benchmark, what, shop, bare, trees, most }: Beside): readonly Figure[] => {
  const ratio = sum(shop.cpuUs) / sum(bare.cpuUs);
  return [
    {
      benchmark,
      what: `${what}: CPU a request`,
      value: times(ratio),
      note: `${perTree(trees, shop.cpuUs)}; bare ${micro(sum(bare.cpuUs))}`,
      ...(most === undefined ? {} : { budget: `${most} times`, kept: ratio <= most }),
    },
    {
      benchmark,
      what: `${what}: rate`,
      value: `${(shop.rate / bare.rate).toFixed(2)} of bare`,
      note: `${Math.round(shop.rate)}/s against ${Math.round(bare.rate)}/s; median ${milli(shop.medianMs)}, 99 % ${milli(shop.slowMs)}`,
    },
  ];
};

/** A benchmark that measured refusals measured nothing. */
export const mustBe = <Result extends LoadResult>(measured: Result, statuses: readonly number[]): Result => {
  const others = Object.entries(measured.statuses).filter(([status]) => !statuses.includes(Number(status)));
  if (others.length > 0 || measured.requests === 0)
    throw new Error(`answers were not ${statuses.join(' or ')} alone: ${JSON.stringify(measured.statuses)}`);
  return measured;
};

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** Of ascending values the one below which this part of them lies. */
export const share = (values: readonly number[], part: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
export const most = (values: readonly number[]): number => Math.max(...values);

/** The median, and the interval that holds the true one in at least 95 %: found by order, so for values of any distribution. */
export const medianWithin = (values: readonly number[]): readonly [median: number, low: number, high: number] => {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  // Normal approximation of the binomial distribution of how many values are below the true median.
  const away = Math.ceil((1.96 * Math.sqrt(count)) / 2);
  const at = (place: number): number => sorted[Math.min(count - 1, Math.max(0, place))] ?? Number.NaN;
  const centre = (count - 1) / 2;
  return [middle(values), at(Math.floor(centre) - away), at(Math.ceil(centre) + away)];
};

interface OfVisits<Visit> {
  readonly own: readonly Visit[];
  /** of another commit; none where it could not be visited */
  readonly old: readonly Visit[];
  /** of a page that never changes */
  readonly reference?: readonly Visit[];
}

/** The middle of the visits to a page, with the worst one, and as a multiple of the others. */
export const figureOfVisits = <Visit>(
  benchmark: string,
  place: string,
  { what, of, unit, most: mostAllowed }: VisitRow<Visit>,
  visits: OfVisits<Visit>,
): Figure => {
  const shown = (value: number): string =>
    `${unit === 'kB' ? value.toFixed(1) : value.toFixed(0)}${unit === '' ? '' : ` ${unit}`}`;
  const [own, old, reference] = [visits.own.map(of), visits.old.map(of), visits.reference?.map(of)];
  const value = middle(own);
  const ratio = (others: readonly number[]) => (middle(others) > 0 ? (value / middle(others)).toFixed(2) : '–');
  return {
    benchmark,
    what: `${place}: ${what}`,
    value: shown(value),
    ...(mostAllowed === undefined ? {} : { budget: shown(mostAllowed), kept: value <= mostAllowed }),
    note: [
      `middle of ${own.length}, the worst ${shown(most(own))}`,
      ...(reference && unit === 'ms' ? [`${ratio(reference)} of the fixed page`] : []),
      ...(old.length > 0 ? [`before ${shown(middle(old))}, new to old ${ratio(old)}`] : []),
    ].join('; '),
  };
};
