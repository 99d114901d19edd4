const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waits after the first, second … failed try; after the last of them a picture is given up until the next import. */
const waitsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs];

/** Returns when a picture is tried again after `tries` failed ones; `undefined`: not before the next import. */
export const nextTryAt = (tries: number, at: Date, retryAfterMs = 0): Date | undefined => {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? undefined : new Date(at.getTime() + Math.max(wait, retryAfterMs));
};

const failuresBeforeRest = 3;

/** Returns until when a host rests after this many failures in a row, for all its pictures together. */
export const restUntil = (failures: number, at: Date): Date | undefined =>
  failures < failuresBeforeRest
    ? undefined
    : new Date(at.getTime() + Math.min(hourMs, minuteMs * 2 ** (failures - failuresBeforeRest)));

/** With fetching and storing, pictures then take about a thirtieth of a core. */
const restsPerWork = 40;
const longestRestMs = 60_000;

/** Returns how long no picture is decoded after one that took `workMs`: visitors come first. */
export const restAfter = (workMs: number): number => Math.min(longestRestMs, workMs * restsPerWork);
