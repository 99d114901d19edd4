import type { SlotContent } from '../../contracts/content/promotion.contract.ts';
import type { Moment } from '../../lib/time/moment.ts';

/** One promotion of a slot on one site, its schedule as instants. */
export interface Promotion {
  readonly slot: string;
  readonly type: string;
  /** for the staff's timeline */
  readonly name: string;
  readonly content: SlotContent;
  readonly contentJson: string;
  readonly tags: readonly string[];
  /** the first instant at which it is shown; open if missing */
  readonly from?: Date;
  /** the first instant at which it is no longer shown; open if missing */
  readonly to?: Date;
  readonly test?: { readonly name: string; readonly group: string };
  readonly priority: number;
}

export interface TagFilter {
  readonly allOf: readonly string[];
  readonly anyOf: readonly string[];
  readonly noneOf: readonly string[];
}

export const noTagFilter: TagFilter = { allOf: [], anyOf: [], noneOf: [] };

const fitsTags = (tags: readonly string[], { allOf, anyOf, noneOf }: TagFilter): boolean =>
  allOf.every((tag) => tags.includes(tag)) &&
  (anyOf.length === 0 || anyOf.some((tag) => tags.includes(tag))) &&
  !noneOf.some((tag) => tags.includes(tag));

const isOn = ({ from, to, test }: Promotion, { at, abTests }: Moment): boolean =>
  (!from || from <= at) && (!to || at < to) && (!test || abTests[test.name] === test.group);

const begin = ({ from }: Promotion): number => from?.getTime() ?? Number.NEGATIVE_INFINITY;

const isAbove = (one: Promotion, other: Promotion): boolean =>
  one.priority > other.priority || (one.priority === other.priority && begin(one) > begin(other));

/** PROMO-9: returns the promotion of highest priority, then of the latest start, then the first. */
export const pickPromotion = (
  promotions: readonly Promotion[],
  moment: Moment,
  tags: TagFilter = noTagFilter,
): Promotion | undefined => {
  let best: Promotion | undefined;
  for (const promotion of promotions) {
    if (!isOn(promotion, moment) || !fitsTags(promotion.tags, tags)) continue;
    if (!best || isAbove(promotion, best)) best = promotion;
  }
  return best;
};

/** Returns the next instant at which a promotion begins or ends. */
export const nextSwitch = (promotions: readonly Promotion[], at: Date): Date | undefined => {
  const later = promotions
    .flatMap(({ from, to }) => [from, to])
    .flatMap((time) => (time !== undefined && time > at ? [time.getTime()] : []));
  return later.length === 0 ? undefined : new Date(Math.min(...later));
};

/** Two promotions compete for a slot at the same time: priority decides, then the later start. */
export interface Overlap {
  readonly slot: string;
  readonly shown: Promotion;
  readonly covered: Promotion;
  /** the time of the overlap */
  readonly from?: Date;
  readonly to?: Date;
}

const latest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);
const earliest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);

const sameTags = (one: Promotion, other: Promotion): boolean =>
  one.tags.toSorted().join() === other.tags.toSorted().join();

/** Groups of one test exclude each other; a test's promotion may cover one for all visitors, on purpose. */
const sameVisitors = (one: Promotion, other: Promotion): boolean =>
  one.test?.name === other.test?.name && one.test?.group === other.test?.group;

/** A promotion without a schedule exists to be covered by campaigns, so this is not reported. */
const isStanding = ({ from, to }: Promotion): boolean => !from && !to;

const overlapOf = (one: Promotion, other: Promotion): Overlap | undefined => {
  if (one.slot !== other.slot || isStanding(one) !== isStanding(other)) return undefined;
  if (!sameTags(one, other) || !sameVisitors(one, other)) return undefined;
  const from = latest(one.from, other.from);
  const to = earliest(one.to, other.to);
  if (from && to && from >= to) return undefined;
  const [shown, covered] = isAbove(other, one) ? [other, one] : [one, other];
  return { slot: one.slot, shown, covered, ...(from ? { from } : {}), ...(to ? { to } : {}) };
};

/** Returns the overlaps among the promotions of one site: allowed, but worth a check. */
export const overlapsOf = (promotions: readonly Promotion[]): Overlap[] =>
  promotions.flatMap((one, place) =>
    promotions.slice(place + 1).flatMap((other) => {
      const overlap = overlapOf(one, other);
      return overlap ? [overlap] : [];
    }),
  );

/** `a,b` and `c` → a, b, c */
export const readTags = (value: string | readonly string[] | undefined): string[] =>
  (typeof value === 'string' ? [value] : (value ?? []))
    .flatMap((text) => text.split(','))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
