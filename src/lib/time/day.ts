/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

/** Returns the day of an instant in UTC: `2026-11-21`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
