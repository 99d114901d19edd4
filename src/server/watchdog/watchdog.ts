import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { WatchdogLimits } from './watchdog.rules.ts';

/** Cells of the memory that both threads share. */
export const turns = 0;
export const isExcused = 1;
const cellCount = 2;

export interface WatchdogData extends WatchdogLimits {
  readonly shared: SharedArrayBuffer;
}

const usual: WatchdogLimits = { tickMs: 1000, limitMs: 30_000 };

/** The worker holds a few numbers. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/**
 * Starts the thread that ends this process where its main loop makes no turn for 30 s (RUN-9): nothing else could, as signals
 * are handled by the main loop. Returns what stops it.
 */
export const startWatchdog = (limits: WatchdogLimits): (() => Promise<void>) => {
  const shared = new SharedArrayBuffer(cellCount * Int32Array.BYTES_PER_ELEMENT);
  const cells = new Int32Array(shared);
  const turn = (): void => {
    Atomics.add(cells, turns, 1);
    // A debugger holds this thread alone.
    Atomics.store(cells, isExcused, debuggerUrl() === undefined ? 0 : 1);
  };
  turn();
  const timer = setInterval(turn, limits.tickMs).unref();
  const workerData: WatchdogData = { ...limits, shared };
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits,
  });
  worker.unref();
  return async () => {
    clearInterval(timer);
    await worker.terminate();
  };
};

/**
 * Opens, and then watches the process where that is wished: a migration and a first fill may hold the main loop for longer than
 * the watchdog allows.
 */
export const watchOnceOpen = async <Open>(
  open: () => Promise<Open>,
  isWatched: boolean,
  limits = usual,
): Promise<{ readonly opened: Open; readonly stopWatchdog: () => Promise<void> }> => {
  const opened = await open();
  return { opened, stopWatchdog: isWatched ? startWatchdog(limits) : async () => {} };
};
