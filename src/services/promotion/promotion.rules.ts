import type { SlotContent } from '../../contracts/content/promotion.contract.ts';
import { isAbove } from '../../domain/content/overlap.rules.ts';
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

/** `a,b` and `c` → a, b, c */
export const readTags = (value: string | readonly string[] | undefined): string[] =>
  (typeof value === 'string' ? [value] : (value ?? []))
    .flatMap((text) => text.split(','))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
