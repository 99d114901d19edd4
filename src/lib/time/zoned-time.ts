import { memoize } from '../flow/memoize.ts';

/** A shop has a handful; no more are kept, whoever asks. */
export const mostZones = 50;

/** Making one takes three times as long as asking it. */
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

/** Milliseconds that the zone's clocks are ahead of UTC at an instant. */
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

/** By `2026-03-06T08:00 Europe/Berlin`: the same few times, midnight before all, are asked for with every page. */
const instantOf = memoize((question): number => {
  const [local = '', timeZone = ''] = question.split(' ');
  const asUtc = Date.parse(`${local}Z`);
  const dayBefore = offsetAt(asUtc - 24 * 60 * 60 * 1000, timeZone);
  const first = asUtc - dayBefore;
  const offset = offsetAt(first, timeZone);
  return offset === dayBefore || offsetAt(asUtc - offset, timeZone) !== offset ? first : asUtc - offset;
}, 500);

/**
 * When the clocks of a time zone show a date and time (`2026-03-06T08:00`). A time that a spring night skips is the same
 * span after midnight; of one that an autumn night has twice it is the first.
 */
export const zonedTime = (local: string, timeZone: string): Date => new Date(instantOf(`${local} ${timeZone}`));
