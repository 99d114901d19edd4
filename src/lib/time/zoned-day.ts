import { memoize } from '../flow/memoize.ts';
import { mostZones, zonedTime } from './zoned-time.ts';
import { dayMs } from './day.ts';

/** A calendar day in a time zone. */
export interface LocalDay {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/** Creating a formatter takes three times as long as using it. */
const calendarOf = memoize(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
  mostZones,
);

/** Since 1970 the offsets of the shop's zones are whole quarters of an hour, so no day ends within a quarter. */
const quarterMs = 15 * 60_000;

/** The key is the number of the quarter of an hour since 1970 and the time zone. */
const dayOfQuarter = memoize((question): LocalDay => {
  const [quarter = '', timeZone = ''] = question.split(' ');
  const parts = calendarOf(timeZone).formatToParts(Number(quarter) * quarterMs);
  const figure = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: figure('year'), month: figure('month'), day: figure('day') };
}, 500);

/** Returns the calendar day of an instant in a time zone. */
export const localDay = (at: Date, timeZone: string): LocalDay =>
  dayOfQuarter(`${Math.floor(at.getTime() / quarterMs)} ${timeZone}`);

/** Returns the days since 1970, for differences between days. */
export const dayNumber = ({ year, month, day }: LocalDay): number => Date.UTC(year, month - 1, day) / dayMs;

/** Returns the day of `at`, plus a number of days: `2026-11-21`. */
export const isoDay = (at: Date, timeZone: string, plusDays = 0): string =>
  new Date((dayNumber(localDay(at, timeZone)) + plusDays) * dayMs).toISOString().slice(0, 10);

/** Returns the midnight at the start of the day of `at`, plus a number of days. */
export const startOfDay = (at: Date, timeZone: string, plusDays = 0): Date =>
  zonedTime(`${isoDay(at, timeZone, plusDays)}T00:00`, timeZone);
