import { vi } from 'vitest';

/** As soon as it is so: effects and answers take a few turns, and on a busy machine a turn may be long. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { interval: 2, timeout: 20_000 });

/**
 * After Preact has drawn what was set before, and has run its effects: for asserting that something does not happen. It waits
 * for turns and not for time.
 */
export const drawn = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
