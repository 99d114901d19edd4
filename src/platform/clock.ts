/** Ends a timer, a listener or a subscription; ending twice is harmless. */
export type Stop = () => void;

/** How long a visitor's press waits for the script that handles it; then the page handles it without the script. */
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
