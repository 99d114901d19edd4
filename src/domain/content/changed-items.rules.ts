import type { Moment } from '../../lib/time/moment.ts';
import { changesAt, withChanges, type Change } from './release.rules.ts';

const timesOf = (changes: readonly Change<unknown>[]): readonly number[] =>
  [
    ...new Set(changes.flatMap(({ from, to }) => (from ? [from.getTime(), ...(to ? [to.getTime()] : [])] : []))),
  ].toSorted((one, other) => one - other);

/**
 * The items of a site with the changes of its releases. Between two times at which a release goes live or ends they are the same,
 * so they are put together once for each of these spans. `arrange` says how they are read.
 */
export const changedItems = <Body, Arranged>(
  own: ReadonlyMap<string, Body>,
  changes: readonly Change<Body>[],
  arrange: (items: readonly Body[]) => Arranged,
) => {
  const times = timesOf(changes);
  const spans = new Map<number, { readonly items: readonly Body[]; readonly arranged: Arranged }>();
  const put = (at: Date, previewed?: number) => {
    const items = withChanges(own, changesAt(changes, at, previewed));
    return { items, arranged: arrange(items) };
  };
  const read = ({ at, release }: Pick<Moment, 'at' | 'release'>) => {
    // Drafts are read here alone, and only a preview has a release.
    if (release !== undefined) return put(at, release);
    const span = times.filter((time) => time <= at.getTime()).length;
    const known = spans.get(span) ?? put(at);
    spans.set(span, known);
    return known;
  };
  return {
    at: (moment: Pick<Moment, 'at' | 'release'>): Arranged => read(moment).arranged,
    /** everything that is public at some time from one date to another, each once */
    between: (start: Date, end: Date): Body[] => {
      const begins = times.filter((time) => time > start.getTime() && time < end.getTime());
      return [...new Set([start, ...begins.map((time) => new Date(time))].flatMap((at) => read({ at }).items))];
    },
    /** when a release goes live or ends, in milliseconds since 1970 */
    times,
    /** the next of these times */
    nextTime: (at: Date): Date | undefined => {
      const next = times.find((time) => time > at.getTime());
      return next === undefined ? undefined : new Date(next);
    },
    /** the site's own items, and those of all releases that are, were or will be public */
    everyOne: [...own.values(), ...changes.flatMap(({ from, body }) => (from && body ? [body] : []))],
  };
};
export type ChangedItems<Body, Arranged> = ReturnType<typeof changedItems<Body, Arranged>>;
