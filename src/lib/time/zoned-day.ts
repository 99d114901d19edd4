import { memoize } from '../flow/memoize.ts';
import { mostZones, zonedTime } from './zoned-time.ts';

/** Days as people of a country count them. */
export interface LocalDay {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;

/** Making one takes three times as long as asking it. */
const calendarOf = memoize(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
  mostZones,
);

/** Since 1970, when days are counted from, clocks of the shop's zones are whole quarters of an hour from UTC: no day ends within one. */
const quarterMs = 15 * 60_000;

/** By the number of a quarter of an hour since 1970 and the time zone. */
const dayOfQuarter = memoize((question): LocalDay => {
  const [quarter = '', timeZone = ''] = question.split(' ');
  const parts = calendarOf(timeZone).formatToParts(Number(quarter) * quarterMs);
  const figure = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: figure('year'), month: figure('month'), day: figure('day') };
}, 500);

/** The day that a moment falls on in a time zone. */
export const localDay = (at: Date, timeZone: string): LocalDay =>
  dayOfQuarter(`${Math.floor(at.getTime() / quarterMs)} ${timeZone}`);

/** Days since 1970, for counting between two days. */
export const dayNumber = ({ year, month, day }: LocalDay): number => Date.UTC(year, month - 1, day) / dayMs;

/** The day `at` falls on, so many days on: `2026-11-21`. */
export const isoDay = (at: Date, timeZone: string, plusDays = 0): string =>
  new Date((dayNumber(localDay(at, timeZone)) + plusDays) * dayMs).toISOString().slice(0, 10);

/** Midnight with which a day begins, so many days after the day that `at` falls on. */
export const startOfDay = (at: Date, timeZone: string, plusDays = 0): Date =>
  zonedTime(`${isoDay(at, timeZone, plusDays)}T00:00`, timeZone);
