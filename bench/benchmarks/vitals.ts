import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { browserOf, newVisitor, quietMs } from '../harness/browser.ts';
import { cookiesFor } from '../harness/cookies.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { slow4g, slowDown } from '../harness/first-tap.ts';
import { observe, readSlowest, readVitals, watchEvents, type Vitals } from '../harness/page-vitals.ts';
import { placesOf, type Place } from '../harness/places.ts';

const benchmark = 'vitals';
const turns = 5;

/** "Good" of the Core Web Vitals; nothing may move, and while nothing is touched nothing may hold the page up. */
const budgets = { largestMs: 2500, blockingMs: 0, interactionMs: 200 } as const;

/** The wait after a first tap, until the regions that it wakes are loaded. */
const settleMs = 3000;

/** Keeps in the page what the largest thing painted is, for the note. */
const watchLargest = (): void => {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last && 'element' in last && last.element instanceof Element) {
      const { tagName, className } = last.element;
      Object.assign(globalThis, {
        largest: `${tagName.toLowerCase()} ${className.split('_')[1] ?? ''}`.trim(),
      });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

interface Visit extends Vitals {
  readonly largest: string;
  readonly interactionMs: number;
}

const tapOn = async (page: Page, { on }: Place['tap']): Promise<number> => {
  await page.locator(on).first().tap();
  await delay(settleMs);
  return page.evaluate(readSlowest);
};

const visit = async (browser: Browser, { url, cookies, tap }: Place): Promise<Visit> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    await page.context().addCookies(cookiesFor(cookies, url));
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.emulateNetworkConditions', slow4g);
    await page.addInitScript(observe);
    await page.addInitScript(watchLargest);
    await page.addInitScript(watchEvents);
    await page.goto(url, { waitUntil: 'load' });
    await delay(quietMs);
    const vitals = await page.evaluate(readVitals);
    const largest = await page.evaluate(() => (globalThis as unknown as { largest?: string }).largest ?? 'nothing');
    return { ...vitals, largest, interactionMs: await tapOn(page, tap) };
  } finally {
    await close();
  }
};

const figuresOf = ({ what, tap }: Place, visits: readonly Visit[]): Figure[] => {
  const [largest, blocking, interaction] = [
    visits.map(({ largestMs }) => largestMs),
    visits.map(({ blockingMs }) => blockingMs),
    visits.map(({ interactionMs }) => interactionMs),
  ];
  const shift = most(visits.map((one) => one.shift));
  const ms = (value: number): string => `${value.toFixed(0)} ms`;
  const named = (words: string): string => `${what}, 4x slower, slow 4G: ${words}`;
  const worst = (values: readonly number[]): string => `middle of five, the worst ${ms(most(values))}`;
  return [
    {
      benchmark,
      what: named('largest paint'),
      value: ms(middle(largest)),
      budget: ms(budgets.largestMs),
      kept: middle(largest) <= budgets.largestMs,
      note: `${worst(largest)}; ${visits[0]?.largest ?? ''}`,
    },
    {
      benchmark,
      what: named('blocking time'),
      value: ms(middle(blocking)),
      budget: ms(budgets.blockingMs),
      kept: middle(blocking) <= budgets.blockingMs,
      note: worst(blocking),
    },
    {
      benchmark,
      what: named('layout shift'),
      value: shift.toFixed(4),
      budget: '0',
      kept: shift === 0,
      note: 'the worst of five',
    },
    {
      benchmark,
      what: named('delay of the first tap'),
      value: middle(interaction) === 0 ? 'under 16 ms' : ms(middle(interaction)),
      budget: ms(budgets.interactionMs),
      kept: middle(interaction) <= budgets.interactionMs,
      note: `${tap.what}; ${worst(interaction)}`,
    },
  ];
};

export const vitals: Benchmark = {
  name: benchmark,
  about: 'six pages in Chromium at 412 x 823, 4x slow-down and slow 4G, nothing in its cache',
  run: async (lab) => {
    const shop = await lab.shopOnPostgres();
    const browser = await browserOf();
    try {
      const figures: Figure[] = [];
      for (const place of await placesOf(shop)) {
        const visits: Visit[] = [];
        for (let turn = 0; turn < turns; turn += 1) visits.push(await visit(browser, place));
        figures.push(...figuresOf(place, visits));
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};
