import { LRUCache } from 'lru-cache';

/** The limit for one name, from any network address. */
const mostFailures = 5;
const pauseMs = 60_000;
/** Bounds the memory: beyond this number the oldest names are forgotten. */
const mostNames = 10_000;

/** Counts wrong passwords by name, in each process on its own. */
export const createFailedAttempts = (now: () => Date) => {
  const failures = new LRUCache<string, { readonly times: number; readonly since: number }>({ max: mostNames });
  const current = (name: string) => {
    const known = failures.get(name);
    return known && now().getTime() - known.since < pauseMs ? known : undefined;
  };
  return {
    isPaused: (name: string): boolean => (current(name)?.times ?? 0) >= mostFailures,
    note: (name: string): void => {
      failures.set(name, { times: (current(name)?.times ?? 0) + 1, since: now().getTime() });
    },
  };
};
export type FailedAttempts = ReturnType<typeof createFailedAttempts>;
