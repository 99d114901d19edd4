/** A span of time in which a schedule does not change; milliseconds since 1970, the end not included. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
}

/** Returns the span from the last switch until the next one. */
export const spanAround = (switches: readonly number[], at: Date): TimeSpan => {
  const now = at.getTime();
  let from = -Infinity;
  let until = Infinity;
  for (const time of switches) {
    if (time <= now) from = Math.max(from, time);
    else until = Math.min(until, time);
  }
  return { from, until };
};

/** Returns the intersection of two spans that contain the same moment. */
export const commonSpan = (one: TimeSpan, other: TimeSpan): TimeSpan => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
});

export const isWithin = ({ from, until }: TimeSpan, at: Date): boolean => from <= at.getTime() && at.getTime() < until;
