export interface Vitals {
  readonly shift: number;
  readonly blockingMs: number;
  readonly largestMs: number;
}

/** Runs in the page before anything else. */
export const observe = (): void => {
  const seen = { shift: 0, tasks: [] as { at: number; ms: number }[], largest: 0, first: 0 };
  Object.assign(globalThis, { seen });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput !== true) seen.shift += entry.value ?? 0;
  });
  watch('longtask', (entry) => seen.tasks.push({ at: entry.startTime, ms: entry.duration }));
  watch('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
};

export const readVitals = (): Vitals => {
  const { seen } = globalThis as unknown as {
    seen: { shift: number; tasks: { at: number; ms: number }[]; largest: number; first: number };
  }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- put there by observe()
  // Blocking time as Lighthouse counts it: what tasks take beyond 50 ms, after something is seen.
  const late = seen.tasks.filter(({ at, ms }) => at + ms > seen.first);
  return {
    shift: seen.shift,
    largestMs: seen.largest,
    blockingMs: late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
  };
};
