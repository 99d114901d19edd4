import { memoize } from '../flow/memoize.ts';

/** Cached formatters; a shop has a handful of zones. */
export const mostZones = 50;

/** Creating a formatter takes three times as long as using it. */
const clockOf = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
  mostZones,
);

/** The offset of the zone from UTC at an instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(instant);
  const figure = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  const asUtc = Date.UTC(
    figure('year'),
    figure('month') - 1,
    figure('day'),
    figure('hour'),
    figure('minute'),
    figure('second'),
  );
  return asUtc - Math.floor(instant / 1000) * 1000;
};

/** The key is `2026-03-06T08:00 Europe/Berlin`; every page needs the same few times, mostly midnight. */
const instantOf = memoize((question): number => {
  const [local = '', timeZone = ''] = question.split(' ');
  const asUtc = Date.parse(`${local}Z`);
  const dayBefore = offsetAt(asUtc - 24 * 60 * 60 * 1000, timeZone);
  const first = asUtc - dayBefore;
  const offset = offsetAt(first, timeZone);
  return offset === dayBefore || offsetAt(asUtc - offset, timeZone) !== offset ? first : asUtc - offset;
}, 500);

/**
 * Returns the instant of a local date and time (`2026-03-06T08:00`). A time that is skipped in spring is the same duration
 * after midnight; of a time that occurs twice in autumn it is the first.
 */
export const zonedTime = (local: string, timeZone: string): Date => new Date(instantOf(`${local} ${timeZone}`));
