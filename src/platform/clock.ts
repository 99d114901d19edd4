/** Ends a timer, a listener or a subscription; ending twice is harmless. */
export type Stop = () => void;

/** So long a visitor who has pressed something waits for the script that would do it; then the plain page does. */
export const patienceMs = 5000;

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
