import { LRUCache } from 'lru-cache';

/** For one name, from wherever: so many wrong passwords, then a pause. */
const mostFailures = 5;
const pauseMs = 60_000;
/** Beyond so many names the oldest are forgotten: memory is bounded, whatever is typed. */
const mostNames = 10_000;

/** Counts wrong passwords by name. Of several processes each counts for itself. */
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
