/** How work that may fail temporarily is retried. */
export interface RetryOptions {
  /** tries after the first */
  readonly retries?: number;
  /** before the first of them, in ms */
  readonly delayMs?: number;
  /** factor between a delay and the one before */
  readonly factor?: number;
  readonly longestDelayMs?: number;
  /** no try starts later than this after the first */
  readonly timeoutMs?: number;
}

interface Clock {
  now(): number;
  after(delayMs: number, work: () => void): unknown;
}

/** TRK-3: the defaults */
export const usualRetry = {
  retries: 10,
  delayMs: 100,
  factor: 2,
  longestDelayMs: 300_000,
  timeoutMs: 60_000,
} as const satisfies Required<RetryOptions>;

/** Resolves with the result of the first successful try; rejects with the reason of the last one. */
export const retried = <Result>(
  clock: Clock,
  work: () => Result | Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> => {
  const { retries, delayMs, factor, longestDelayMs, timeoutMs } = { ...usualRetry, ...options };
  const since = clock.now();
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));
  const tryAll = async (): Promise<Result> => {
    let delay = Math.min(delayMs, longestDelayMs);
    for (let tries = 0; ; tries += 1) {
      try {
        return await work();
      } catch (fault) {
        if (tries >= retries || clock.now() + delay - since > timeoutMs) throw fault;
      }
      await wait(delay);
      delay = Math.min(delay * factor, longestDelayMs);
    }
  };
  return tryAll();
};
