import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { browserOf } from '../harness/browser.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { openingFigures, type Way } from './opening.ts';

const benchmark = 'header';

/** HDR-9: the delay for hovering, which is not work of the machine. */
const openDelayMs = 300;
const linkOf = (icon: 'account' | 'cart') => `k-region[data-region="header-icons"] [data-icon="${icon}"] > a`;

const ways: readonly Way[] = [
  {
    what: 'account by mouse',
    screen: { viewport: { width: 1280, height: 800 } },
    region: 'header-icons',
    begins: 'pointerover',
    waitMs: openDelayMs,
    answer: '[data-flyout]',
    come: (page) => page.locator(linkOf('account')).hover(),
    goAway: (page) => page.mouse.move(300, 780),
  },
  {
    what: 'cart by touch',
    screen: { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
    region: 'header-icons',
    begins: 'pointerdown',
    waitMs: 0,
    answer: '[data-flyout]',
    come: (page) => page.locator(linkOf('cart')).tap(),
    goAway: (page) => page.locator('[data-flyout] button').press('Escape'),
  },
];

const turns = 5;
const steps = 60;
const stepPixels = 90;

interface Work {
  readonly layouts: number;
  readonly styles: number;
  readonly scriptMs: number;
}

const workSoFar = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount'), scriptMs: of('ScriptDuration') * 1000 };
};

/** Down and up again, twice; the pauses let the header go and come. */
const scrollLong = async (page: Page): Promise<void> => {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step % 30 < 15 ? stepPixels : -stepPixels);
    await delay(step % 15 === 14 ? 400 : 16);
  }
};

/** What scrolling costs, once everything that waits to be seen has come. */
const scrolled = async (browser: Browser, url: string, hasHeader: boolean): Promise<Work> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (!hasHeader) await page.locator('k-region[data-region="header"]').evaluate((element) => element.remove());
    await page.mouse.move(640, 780);
    await scrollLong(page);
    await delay(500);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const before = await workSoFar(session);
    await scrollLong(page);
    await delay(500);
    const after = await workSoFar(session);
    return {
      layouts: after.layouts - before.layouts,
      styles: after.styles - before.styles,
      scriptMs: after.scriptMs - before.scriptMs,
    };
  } finally {
    await context.close();
  }
};

const scrollFigures = async (browser: Browser, url: string): Promise<Figure[]> => {
  const withIt: Work[] = [];
  const without: Work[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    withIt.push(await scrolled(browser, url, true));
    without.push(await scrolled(browser, url, false));
  }
  const middleOf = (works: readonly Work[], of: (work: Work) => number): number => middle(works.map(of));
  const layouts = middleOf(withIt, (work) => work.layouts) - middleOf(without, (work) => work.layouts);
  const worst = most(withIt.map((work) => work.layouts));
  const note = (of: (work: Work) => number): string =>
    `${middleOf(withIt, of).toFixed(0)} with the header, ${middleOf(without, of).toFixed(0)} without`;
  const what = (words: string) => `${steps} turns of the wheel, 4x slower, ${words}`;
  return [
    {
      benchmark,
      what: what('layouts because of the header'),
      value: `${layouts}`,
      // As often as it goes and comes: not once a frame.
      budget: '4',
      kept: layouts <= 4,
      note: `${note((work) => work.layouts)}, at most ${worst}`,
    },
    { benchmark, what: what('styles computed'), value: note((work) => work.styles) },
    { benchmark, what: what('script, in ms'), value: note((work) => work.scriptMs) },
  ];
};

export const header: Benchmark = {
  name: benchmark,
  about: 'flyouts of the icons opening in Chromium at 4x slow-down, what the header does while a page scrolls',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    const browser = await browserOf();
    try {
      const url = `http://de.localhost:${shop.port}/`;
      const figures: Figure[] = [];
      for (const way of ways) figures.push(...(await openingFigures(benchmark, browser, url, way)));
      return [...figures, ...(await scrollFigures(browser, url))];
    } finally {
      await browser.close();
    }
  },
};
