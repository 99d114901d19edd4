import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { middle, most, type Figure } from '../harness/figures.ts';

const turns = 5;
const longTaskMs = 50;

/** One way of opening something that hangs from the header. */
export interface Way {
  readonly what: string;
  readonly screen: BrowserContextOptions;
  readonly region: string;
  /** the first event of the intent */
  readonly begins: 'pointerover' | 'pointerdown';
  readonly waitMs: number;
  /** the element that appears with the response */
  readonly answer: string;
  readonly come: (page: Page) => Promise<void>;
  readonly goAway: (page: Page) => Promise<void>;
}

interface Opening {
  readonly busyMs: number;
  readonly answerMs: number;
  readonly tasks: readonly number[];
}

interface Watched {
  from: number;
  busy: number;
  seen: number;
  readonly tasks: number[];
}

/** Records from now on: the input, the region's reaction, the paint of the response and long tasks. */
const watch = (page: Page, { region, begins, answer }: Way): Promise<void> =>
  page.evaluate(
    ([name, event, wanted]) => {
      const opening: Watched = { from: 0, busy: 0, seen: 0, tasks: [] };
      Object.assign(globalThis, { opening });
      const element = document.querySelector(`k-region[data-region="${name}"]`);
      if (!element) throw new Error(`no region ${name}`);
      element.addEventListener(event ?? '', ({ timeStamp }) => (opening.from ||= timeStamp), { capture: true });
      new MutationObserver(() => {
        if (element.getAttribute('aria-busy') === 'true') opening.busy ||= performance.now();
        if (opening.seen > 0 || !element.querySelector(wanted ?? '')) return;
        opening.seen = 1;
        // A message is handled after the frame that is about to be drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (opening.seen = performance.now()));
          port1.start();
          port2.postMessage(undefined);
        });
      }).observe(element, { attributes: true, childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          if (opening.from > 0 && startTime + duration >= opening.from) opening.tasks.push(duration);
      }).observe({ type: 'longtask' });
    },
    [region, begins, answer] as const,
  );

const opened = async (page: Page, way: Way): Promise<Opening> => {
  await watch(page, way);
  await way.come(page);
  await page.waitForFunction(() => (globalThis as unknown as { opening: Watched }).opening.seen > 1);
  // What is still on its way: the trees, when this was the first time.
  await delay(1500);
  const { from, busy, seen, tasks } = await page.evaluate(
    () => (globalThis as unknown as { opening: Watched }).opening,
  );
  return { busyMs: busy - from, answerMs: seen - from - way.waitMs, tasks };
};

interface Visit {
  readonly first: Opening;
  readonly second: Opening;
}

const visit = async (browser: Browser, url: string, way: Way): Promise<Visit> => {
  const context = await browser.newContext(way.screen);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await delay(1000);
    const first = await opened(page, way);
    await way.goAway(page);
    await page
      .locator(`k-region[data-region="${way.region}"] :is(${way.answer})`)
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    await delay(500);
    return { first, second: await opened(page, way) };
  } finally {
    await context.close();
  }
};

/** How it opens for the first time and when its region is awake, at 4x slow-down. */
export const openingFigures = async (benchmark: string, browser: Browser, url: string, way: Way): Promise<Figure[]> => {
  const visits: Visit[] = [];
  for (let turn = 0; turn < turns; turn += 1) visits.push(await visit(browser, url, way));
  const asleep = visits.map(({ first }) => first);
  const awake = visits.map(({ second }) => second);
  const longestOf = (openings: readonly Opening[]) => middle(openings.map(({ tasks }) => most([0, ...tasks])));
  const what = (words: string) => `${way.what}, 4x slower, ${words}`;
  const worst = (values: readonly number[]) => `middle of five, the worst ${most(values).toFixed(0)} ms`;
  const taskWords = (ms: number) => (ms === 0 ? `under ${longTaskMs} ms` : `${ms.toFixed(0)} ms`);
  const busy = asleep.map(({ busyMs }) => busyMs);
  const answers = awake.map(({ answerMs }) => answerMs);
  const after = way.waitMs > 0 ? ` after the delay of ${way.waitMs} ms` : '';
  return [
    {
      benchmark,
      what: what('first time: busy mark'),
      value: `${middle(busy).toFixed(0)} ms`,
      budget: '100 ms',
      kept: middle(busy) <= 100,
      note: worst(busy),
    },
    {
      benchmark,
      what: what('first time: longest task'),
      value: taskWords(longestOf(asleep)),
      budget: '80 ms',
      kept: longestOf(asleep) <= 80,
      note: `tasks over ${longTaskMs} ms: ${middle(asleep.map(({ tasks }) => tasks.length))}; open after ${middle(asleep.map(({ answerMs }) => answerMs)).toFixed(0)} ms${after}`,
    },
    {
      benchmark,
      what: what(`awake: open${after}`),
      value: `${middle(answers).toFixed(0)} ms`,
      budget: '100 ms',
      kept: middle(answers) <= 100,
      note: worst(answers),
    },
    {
      benchmark,
      what: what('awake: longest task'),
      value: taskWords(longestOf(awake)),
      budget: `${longTaskMs} ms`,
      kept: longestOf(awake) <= longTaskMs,
    },
  ];
};
