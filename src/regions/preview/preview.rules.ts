import { instantOf } from '../../lib/time/instant.ts';
import { zonedTime } from '../../lib/time/zoned-time.ts';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * PREV-6: date and time, on the clocks of the site, become one ISO timestamp. A date that is not YYYY-MM-DD (or is no day) means
 * the current time; a time that is not HH:MM means the day's first minute.
 */
export const momentOf = (date: string, time: string, timeZone: string, now: number): string => {
  const day = date.trim();
  const isDay = datePattern.test(day) && instantOf(`${day}T00:00Z`) !== undefined;
  if (!isDay) return new Date(now).toISOString();
  const clock = timePattern.test(time.trim()) ? time.trim() : '00:00';
  return zonedTime(`${day}T${clock}`, timeZone).toISOString();
};

/** A moment as the site's clocks show it, for the two fields. */
export const fieldsOf = (iso: string, timeZone: string): { readonly date: string; readonly time: string } => {
  const at = instantOf(iso);
  if (!at) return { date: '', time: '' };
  // Swedish writes dates as ISO does.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ');
  return { date, time };
};
