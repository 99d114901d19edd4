/** Days as people of a country count them. */
export interface LocalDay {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

const dayMs = 86_400_000;

const fields = (at: Date, timeZone: string): Record<string, number> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );

/** The day that a moment falls on in a time zone. */
export const localDay = (at: Date, timeZone: string): LocalDay => {
  const { year = 0, month = 0, day = 0 } = fields(at, timeZone);
  return { year, month, day };
};

/** Days since 1970, for counting between two days. */
export const dayNumber = ({ year, month, day }: LocalDay): number => Date.UTC(year, month - 1, day) / dayMs;

/** How far the zone's clocks are ahead of UTC at a moment, in milliseconds. */
const offsetMs = (at: Date, timeZone: string): number => {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at.getTime() / 1000) * 1000;
};

/** Midnight with which the day begins, so many days after the day that `at` falls on. */
export const startOfDay = (at: Date, timeZone: string, plusDays = 0): Date => {
  const asIfUtc = (dayNumber(localDay(at, timeZone)) + plusDays) * dayMs;
  const guess = new Date(asIfUtc - offsetMs(new Date(asIfUtc), timeZone));
  // Where clocks change between the guess and midnight the offset at the guess is the right one.
  return new Date(asIfUtc - offsetMs(guess, timeZone));
};
