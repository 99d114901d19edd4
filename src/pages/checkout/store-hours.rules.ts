import type { Store } from '../../contracts/content/stores.contract.ts';
import { memoize } from '../../lib/flow/memoize.ts';
import { dayMs } from '../../lib/time/day.ts';

/** A Monday, to format the names of the weekdays. */
const monday = Date.UTC(2026, 0, 5);
const weekdays = memoize((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }), 20);

interface Run {
  readonly first: number;
  readonly last: number;
  readonly span: string;
}

/** Days in a row with the same hours; closed days are left out. */
const runsOf = (hours: Store['hours']): Run[] => {
  const starts = hours.flatMap((span, day) => (span === null || span === hours[day - 1] ? [] : [{ first: day, span }]));
  return starts.map(({ first, span }) => {
    const end = hours.findIndex((other, day) => day > first && other !== span);
    return { first, last: (end < 0 ? hours.length : end) - 1, span };
  });
};

/** Formats the opening hours of a week on one line: `Mo–Fr 09:30–19:00, Sa 09:30–18:00`. */
export const hoursText = (hours: Store['hours'], locale: string): string => {
  const named = (day: number): string => weekdays(locale).format(new Date(monday + day * dayMs));
  return runsOf(hours)
    .map(
      ({ first, last, span }) =>
        `${first === last ? named(first) : `${named(first)}–${named(last)}`} ${span.replace('-', '–')}`,
    )
    .join(', ');
};
