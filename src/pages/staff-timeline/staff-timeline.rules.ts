import type { PlanEntry } from '../../contracts/staff/staff.contract.ts';
import type { Site } from '../../sites/site.ts';

/** A day in the time zone of a site. */
export interface DaySpan {
  readonly from: Date;
  readonly to: Date;
}

/** A period of the day, as fractions of the day. */
export interface Bar {
  readonly left: number;
  readonly width: number;
}

const clamp = (time: number, { from, to }: DaySpan): number => Math.min(Math.max(time, from.getTime()), to.getTime());

export const barOf = ({ from, to }: PlanEntry, day: DaySpan): Bar => {
  const length = day.to.getTime() - day.from.getTime();
  const begin = clamp(from?.getTime() ?? -Infinity, day) - day.from.getTime();
  const end = clamp(to?.getTime() ?? Infinity, day) - day.from.getTime();
  return { left: begin / length, width: (end - begin) / length };
};

/** The first moment of the day at which it is visible. */
export const firstMoment = ({ from }: PlanEntry, day: DaySpan): Date => (from && from > day.from ? from : day.from);

export const clockOf = (at: Date, { timeZone }: Site): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(at);

/** `2026-03-06 08:00 – 2026-03-07 00:00`; open ends stay empty. */
export const stretchOf = ({ from, to }: PlanEntry, { timeZone }: Site): string => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${from ? format.format(from) : ''} – ${to ? format.format(to) : ''}`;
};
