import { writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { workerData } from 'node:worker_threads';
import { afterTick, beginWatch, isStuck, type Tick } from './watchdog.rules.ts';
import { isExcused, turns, type WatchdogData } from './watchdog.ts';

const { shared, ...limits } = workerData as WatchdogData; // what startWatchdog gives
const cells = new Int32Array(shared);

const now = (): Tick => ({
  atMs: performance.now(),
  turns: Atomics.load(cells, turns),
  isExcused: Atomics.load(cells, isExcused) === 1,
});

let watched = beginWatch(now());
setInterval(() => {
  watched = afterTick(watched, now(), limits);
  if (!isStuck(watched, limits)) return;
  // The streams of a worker go through the main loop, which does not run.
  writeSync(
    2,
    `The process is ended by its watchdog: its main loop has made no turn for ${Math.round(watched.silentMs / 1000)} s. A supervisor should start it again.\n`,
  );
  // Handlers of other signals would wait for the main loop.
  process.kill(process.pid, 'SIGKILL');
}, limits.tickMs);
