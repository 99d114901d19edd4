import { isoDay } from './zoned-day.ts';
import { zonedTime } from './zoned-time.ts';

/**
 * A time of a schedule in the content: local time of a country (`2026-03-06T08:00`), or days relative to the day of the import
 * (`+3T08:00`, `-1T00:00`).
 */
export const scheduledTimePattern = '^(?:\\d{4}-\\d{2}-\\d{2}|[+-]\\d{1,3})T([01]\\d|2[0-3]):[0-5]\\d$';

export const scheduledTime = (text: string, timeZone: string, now: Date): Date => {
  const [day = '', time = ''] = text.split('T');
  return /^[+-]/.test(day)
    ? zonedTime(`${isoDay(now, timeZone, Number(day))}T${time}`, timeZone)
    : zonedTime(text, timeZone);
};
