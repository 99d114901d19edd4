/** Milliseconds of a day of 24 hours. */
export const dayMs = 86_400_000;

const daysRemembered = 100;
/** By number since 1970. Asked for with every read and change of a cart, and mostly for the same two days. */
const remembered = new Map<number, string>();

/** Returns the day of an instant in UTC: `2026-11-21`. Throws a RangeError for an invalid date. */
export const utcDay = (at: Date): string => {
  const number = Math.floor(at.getTime() / dayMs);
  const known = remembered.get(number);
  if (known !== undefined) return known;
  const day = at.toISOString().slice(0, 10);
  if (remembered.size >= daysRemembered) remembered.clear();
  remembered.set(number, day);
  return day;
};
