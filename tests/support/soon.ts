import { vi } from 'vitest';

/** As soon as it is so: effects and answers take a few turns, and on a busy machine a turn may be long. */
export const soon = (check: () => void): Promise<void> => vi.waitFor(check, { interval: 2, timeout: 20_000 });
