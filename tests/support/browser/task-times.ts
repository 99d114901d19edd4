import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time: a busy machine lengthens `dur`, not this */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

export interface Task {
  /** milliseconds of CPU time */
  readonly ms: number;
  /** addresses of the scripts that took more than half of it */
  readonly scripts: readonly string[];
}

/** Opens a page and returns the longest tasks of its main thread, the longest first, until the network has been idle. */
export const tasksOf = async (browser: Browser, page: Page, address: string): Promise<Task[]> => {
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }; // Chromium's own form
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`));
  const ofMains = traceEvents.filter(({ pid, tid }) => threads.has(`${pid} ${tid}`));
  const runs = ofMains.filter(({ name }) => /^(?:FunctionCall|EvaluateScript|v8\.evaluateModule)$/.test(name));
  return (
    ofMains
      // Chromium writes each task down twice, the second time as ThreadControllerImpl::RunTask.
      .filter(({ name }) => name === 'RunTask')
      .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
      .slice(0, 10)
      .map(({ pid, tid, ts, dur = 0, tdur = 0 }) => ({
        ms: tdur / 1000,
        scripts: runs
          .filter((run) => run.pid === pid && run.tid === tid && run.ts >= ts && run.ts < ts + dur)
          .filter((run) => (run.tdur ?? 0) > tdur / 2)
          .flatMap(({ args }) => args?.data?.url || []),
      }))
  );
};

/**
 * The share that the longest task of a page has in its ten longest: near a tenth where the work is well parted, 1 where all
 * of it is one task. Milliseconds would measure the machine, too.
 */
export const longestShare = (tasks: readonly Pick<Task, 'ms'>[]): number => {
  const all = tasks.reduce((sum, { ms }) => sum + ms, 0);
  return (tasks[0]?.ms ?? all) / all;
};
