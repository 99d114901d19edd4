import { dayMs } from './day.ts';

/** Adds days to `2026-03-06`; `undefined` if the text is no date. */
export const shiftedDay = (day: string, by: number): string | undefined => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return undefined;
  return new Date(time + by * dayMs).toISOString().slice(0, 10);
};
