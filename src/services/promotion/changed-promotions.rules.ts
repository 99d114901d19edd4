import { changesAt, withChanges, type Change } from '../../domain/content/release.rules.ts';
import type { Moment } from '../../lib/time/moment.ts';
import type { Promotion } from './promotion.rules.ts';

export type PromotionChange = Change<Promotion>;

type BySlot = ReadonlyMap<string, readonly Promotion[]>;

const timesOf = (changes: readonly PromotionChange[]): readonly number[] =>
  [
    ...new Set(changes.flatMap(({ from, to }) => (from ? [from.getTime(), ...(to ? [to.getTime()] : [])] : []))),
  ].toSorted((one, other) => one - other);

/**
 * The promotions of a site with the changes of its releases. Between two times at which a release goes live or ends they are the
 * same, so they are put together once for each of these spans.
 */
export const changedPromotions = (own: ReadonlyMap<string, Promotion>, changes: readonly PromotionChange[]) => {
  const times = timesOf(changes);
  const spans = new Map<number, BySlot>();
  const put = (at: Date, previewed?: number): BySlot =>
    Map.groupBy(withChanges(own, changesAt(changes, at, previewed)), ({ slot }) => slot);

  const bySlot = ({ at, release }: Pick<Moment, 'at' | 'release'>): BySlot => {
    // Drafts are read here alone, and only a preview has a release.
    if (release !== undefined) return put(at, release);
    const span = times.filter((time) => time <= at.getTime()).length;
    const known = spans.get(span) ?? put(at);
    spans.set(span, known);
    return known;
  };
  const everyOne = [...own.values(), ...changes.flatMap(({ from, body }) => (from && body ? [body] : []))];
  const all = (at: Date): Promotion[] => [...bySlot({ at }).values()].flat();

  return {
    inSlot: (slot: string, moment: Moment): readonly Promotion[] => bySlot(moment).get(slot) ?? [],
    /** everything that is public at some time from one date to another, each once */
    between: (start: Date, end: Date): Promotion[] => {
      const begins = times.filter((time) => time > start.getTime() && time < end.getTime());
      return [...new Set([start, ...begins.map((time) => new Date(time))].flatMap(all))];
    },
    /** the next time at which a release goes live or ends */
    nextTime: (at: Date): Date | undefined => {
      const next = times.find((time) => time > at.getTime());
      return next === undefined ? undefined : new Date(next);
    },
    /** the site's own promotions, and those of all releases that are, were or will be public */
    everyOne,
  };
};
export type ChangedPromotions = ReturnType<typeof changedPromotions>;
