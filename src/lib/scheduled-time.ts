import { dayNumber, localDay } from './zoned-day.ts';
import { zonedTime } from './zoned-time.ts';

/**
 * A time of a schedule as content writes it: on the clocks of a country (`2026-03-06T08:00`), or so many days from the day on
 * which the content is taken in (`+3T08:00`, `-1T00:00`).
 */
export const scheduledTimePattern = '^(?:\\d{4}-\\d{2}-\\d{2}|[+-]\\d{1,3})T([01]\\d|2[0-3]):[0-5]\\d$';

const dayMs = 86_400_000;

export const scheduledTime = (text: string, timeZone: string, now: Date): Date => {
  const [day = '', time = ''] = text.split('T');
  if (!/^[+-]/.test(day)) return zonedTime(text, timeZone);
  const date = new Date((dayNumber(localDay(now, timeZone)) + Number(day)) * dayMs).toISOString().slice(0, 10);
  return zonedTime(`${date}T${time}`, timeZone);
};
