import { omitNullish } from '../../lib/omit-nullish.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';
import { overlapsOf, type Placed } from './overlap.rules.ts';
import { changesAt, type Change } from './release.rules.ts';
import { dayMs } from '../../lib/time/day.ts';

/** A period between two instants; the second one is not part of it. */
export interface Window {
  readonly from: Date;
  readonly to: Date;
}

/** DESK-1: the same body of one item, for as long as it stands without a change. */
export interface Standing<Body extends Placed> {
  readonly key: string;
  readonly body: Body;
  /** the release that shows it */
  readonly release?: number;
  readonly from?: Date;
  readonly to?: Date;
}

/** Returns the midnights of a site from a day (`2026-03-28`) on, one more than days: a day of summer time has 23 or 25 hours. */
export const midnights = (day: string, days: number, timeZone: string): Date[] =>
  Array.from({ length: days + 1 }, (_, place) => {
    const noon = new Date(Date.parse(`${day}T12:00:00Z`) + place * dayMs);
    return zonedTime(`${isoDay(noon, 'UTC')}T00:00`, timeZone);
  });

const later = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one > other ? one : other) : (one ?? other);
const sooner = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);

const touches = ({ from, to }: Partial<Window>, window: Window): boolean =>
  (!from || from < window.to) && (!to || to > window.from) && (!from || !to || from < to);

/** The times at which something changes for one item. */
const timesOf = (changes: readonly Change<unknown>[]): Date[] =>
  [...new Set(changes.flatMap(({ from, to }) => [from, to]).map((time) => time?.getTime()))]
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time));

/** Two pieces of one body are one where the second begins as the first ends. */
const joined = <Body extends Placed>(pieces: readonly Standing<Body>[]): Standing<Body>[] => {
  const found: Standing<Body>[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const isSame = last?.body === piece.body && last.release === piece.release;
    if (!last || !isSame || last.to?.getTime() !== piece.from?.getTime()) {
      found.push(piece);
      continue;
    }
    const { to: _to, ...begin } = last;
    found[found.length - 1] = { ...begin, ...omitNullish({ to: piece.to }) };
  }
  return found;
};

/** What one item shows, one piece for each release that shows it, and one for the time without any. */
const piecesOf = <Body extends Placed>(
  key: string,
  own: Body | undefined,
  changes: readonly Change<Body>[],
): Standing<Body>[] => {
  const times = timesOf(changes);
  const pieces = [undefined, ...times].flatMap((from, place): Standing<Body>[] => {
    const change = changesAt(changes, from ?? new Date(0)).get(key);
    const body = change ? change.body : own;
    return body ? [{ key, body, ...omitNullish({ release: change?.release, from, to: times[place] }) }] : [];
  });
  return joined(pieces);
};

/** Both the item's own times and those of its release hold. */
const clipped = <Body extends Placed>({ from, to, ...piece }: Standing<Body>): Standing<Body> => {
  const [begin, end] = [later(from, piece.body.from), sooner(to, piece.body.to)];
  return { ...piece, ...omitNullish({ from: begin, to: end }) };
};

/** DESK-1: what stands on a site within a window: its own items with the changes of all releases that are or will be public. */
export const standingIn = <Body extends Placed>(
  own: ReadonlyMap<string, Body>,
  changes: readonly Change<Body>[],
  window: Window,
): Standing<Body>[] => {
  const byKey = Map.groupBy(
    changes.filter(({ from }) => from !== undefined),
    ({ key }) => key,
  );
  return [...new Set([...own.keys(), ...byKey.keys()])]
    .flatMap((key) => piecesOf(key, own.get(key), byKey.get(key) ?? []))
    .map(clipped)
    .filter((piece) => touches(piece, window));
};

/** DESK-1: when a slot is empty: nothing stands there for all visitors. A promotion of one test group leaves a gap for the others. */
export const gapsIn = (standing: readonly Standing<Placed>[], window: Window): Window[] => {
  const gaps: Window[] = [];
  let reached = window.from;
  const open = standing
    .filter(({ body }) => !body.test)
    .toSorted((one, other) => (one.from?.getTime() ?? 0) - (other.from?.getTime() ?? 0));
  for (const { from = window.from, to = window.to } of open) {
    if (from > reached) gaps.push({ from: reached, to: from < window.to ? from : window.to });
    if (to > reached) reached = to;
  }
  if (reached < window.to) gaps.push({ from: reached, to: window.to });
  return gaps;
};

/** Two promotions compete for the same visitors: the names, and when. */
export interface Competition extends Window {
  readonly shown: string;
  readonly covered: string;
}

/**
 * DESK-1: which promotions of a slot compete within the window, and which one is shown. The items' own times decide, as in the
 * shop; those of their releases only say when.
 */
export const overlapsIn = (standing: readonly Standing<Placed>[], window: Window): Competition[] =>
  overlapsOf(standing.map((piece) => ({ ...piece.body, piece }))).flatMap(({ shown, covered, ...times }) => {
    const all: readonly Partial<Window>[] = [times, shown.piece, covered.piece];
    const from = all.reduce((found, one) => later(found, one.from) ?? found, window.from);
    const to = all.reduce((found, one) => sooner(found, one.to) ?? found, window.to);
    return from < to ? [{ from, to, shown: shown.name, covered: covered.name }] : [];
  });
