import { instantOf } from '../../lib/time/instant.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const isDay = (day: string): boolean => datePattern.test(day) && instantOf(`${day}T00:00Z`) !== undefined;

/**
 * The fields that `momentOf` would not take as they were meant: the panel says so and sends nothing. No date and no time mean
 * now, a date alone means its midnight.
 */
export const wrongFields = ({
  date,
  time,
}: {
  readonly date: string;
  readonly time: string;
}): readonly ('date' | 'time')[] => {
  const [day, clock] = [date.trim(), time.trim()];
  return [
    ...(isDay(day) || day + clock === '' ? [] : (['date'] as const)),
    ...(clock === '' || timePattern.test(clock) ? [] : (['time'] as const)),
  ];
};

/**
 * PREV-6: converts date and time in the time zone of the site to an ISO timestamp. A date that is not YYYY-MM-DD (or not a
 * calendar day) means the current time; a time that is not HH:MM means 00:00.
 */
export const momentOf = (date: string, time: string, timeZone: string, now: number): string => {
  const day = date.trim();
  if (!isDay(day)) return new Date(now).toISOString();
  const clock = timePattern.test(time.trim()) ? time.trim() : '00:00';
  return zonedTime(`${day}T${clock}`, timeZone).toISOString();
};

/** A moment in the time zone of the site, for the two fields. */
export const fieldsOf = (iso: string, timeZone: string): { readonly date: string; readonly time: string } => {
  const at = instantOf(iso);
  if (!at) return { date: '', time: '' };
  // The Swedish date format is the ISO format.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ');
  return { date, time };
};
