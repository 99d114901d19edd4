import { memoize } from '../flow/memoize.ts';

/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

/** By number since 1970. Asked for with every read and change of a cart, and mostly for the same two days. */
const dayOfNumber = memoize((number: number) => new Date(number * dayMs).toISOString().slice(0, 10), 100);

/** Returns the day of an instant in UTC: `2026-11-21`. Throws a RangeError for an invalid date. */
export const utcDay = (at: Date): string => dayOfNumber(Math.floor(at.getTime() / dayMs));
