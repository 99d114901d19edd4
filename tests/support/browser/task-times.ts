import type { Browser, Page } from '@playwright/test';

/** An event of Chromium's trace, as far as it is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time: a busy machine lengthens `dur`, not this */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Opens a page and returns the CPU milliseconds of the longest tasks of its main thread, the longest first, until the network
 * has been idle: what a visitor could notice as a stop.
 */
export const longestTasks = async (browser: Browser, page: Page, address: string): Promise<number[]> => {
  await browser.startTracing(page, {
    categories: ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }; // Chromium's own form
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Set(mains.map(({ pid, tid }) => `${pid} ${tid}`));
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((one, other) => other - one)
    .slice(0, 5);
};
