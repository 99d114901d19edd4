export interface Vitals {
  readonly shift: number;
  readonly blockingMs: number;
  readonly largestMs: number;
  readonly firstMs: number;
  /** tasks of more than 50 ms, at any time */
  readonly longTasks: number;
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
    firstMs: seen.first,
    longTasks: seen.tasks.length,
    blockingMs: late.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
  };
};

/** What a benchmark shows of a visit. */
export interface VisitRow<Visit> {
  readonly what: string;
  readonly of: (visit: Visit) => number;
  readonly unit: 'ms' | 'kB' | '';
  readonly most?: number;
}

export const vitalRows: readonly VisitRow<Vitals>[] = [
  { what: 'first paint', of: ({ firstMs }) => firstMs, unit: 'ms' },
  { what: 'largest paint', of: ({ largestMs }) => largestMs, unit: 'ms' },
  { what: 'layout shift, in thousandths', of: ({ shift }) => shift * 1000, unit: '', most: 0 },
  { what: 'blocking time', of: ({ blockingMs }) => blockingMs, unit: 'ms', most: 0 },
];

interface Timed {
  slowest: number;
}

/** Runs in the page before anything else: records the slowest event between an input and the next frame, which is what INP measures. */
export const watchEvents = (): void => {
  const timed: Timed = { slowest: 0 };
  Object.assign(globalThis, { timed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0)
        timed.slowest = Math.max(timed.slowest, entry.duration);
    // The API does not report shorter events: then there was no delay.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

export const readSlowest = (): number => (globalThis as unknown as { timed: Timed }).timed.slowest;
