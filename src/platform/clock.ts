/** Ends a timer, a listener or a subscription; ending twice is harmless. */
export type Stop = () => void;

export interface Clock {
  /** milliseconds since 1970 */
  now(): number;
  after(delayMs: number, work: () => void): Stop;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};
