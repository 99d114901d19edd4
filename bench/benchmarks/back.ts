import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findWhole, withWayBack } from '../../tests/support/browser/chromium.ts';
import { newVisitor, quietMs } from '../harness/browser.ts';
import { middle, most, type Benchmark, type Figure } from '../harness/figures.ts';
import { answeredConsent, slow4g, slowDown } from '../harness/first-tap.ts';
import { placesOf, type Place } from '../harness/places.ts';

const benchmark = 'back';
const longestMs = 15_000;
const badge = '[data-live="cart-count"]';

interface Visit {
  /** from the tap on the product to its first paint */
  readonly thereMs: number;
  /** from the end of the product page to the first frame of the list */
  readonly backMs: number;
  /** the browser had kept the list, and nothing of it ran again */
  readonly isKept: boolean;
  /** what the badge of the cart says in that frame */
  readonly count: string;
}

/** Runs in every page of the visit; times are those of the machine, as they go from one page to another. */
const watchReturn = (selector: string): void => {
  const now = (): string => String(performance.timeOrigin + performance.now());
  addEventListener('pointerdown', () => sessionStorage.setItem('tap', now()), { capture: true });
  addEventListener('pagehide', () => sessionStorage.setItem('left', now()));
  addEventListener('pageshow', ({ persisted }) => {
    requestAnimationFrame(() => {
      const count = document.querySelector(selector)?.textContent ?? '';
      sessionStorage.setItem('return', JSON.stringify({ at: Number(now()), isKept: persisted, count }));
    });
  });
};

const firstPaint = (): number | undefined => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('tap'));
};

/** Asks the page until it has an answer; a page that is leaving has none. */
const until = async <T>(page: Page, ask: () => T | undefined): Promise<T> => {
  for (let waited = 0; waited < longestMs; waited += 50) {
    const answer = await page.evaluate(ask).catch(() => undefined);
    if (answer !== undefined) return answer;
    await delay(50);
  }
  throw new Error(`${page.url()}: nothing within ${longestMs} ms`);
};

/** `path`: a product that the list shows. */
const visit = async (browser: Browser, url: string, path: string): Promise<Visit> => {
  const { page, session, close } = await newVisitor(browser);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.emulateNetworkConditions', slow4g);
    await page.context().addCookies(answeredConsent(url));
    await page.addInitScript(watchReturn, badge);
    await page.goto(url, { waitUntil: 'load' });
    await delay(quietMs);
    const product = page.locator(`main a[href="${path}"]`).first();
    await product.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await product.tap();
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
    const thereMs = await until(page, firstPaint);
    await page.locator('k-region[data-region="buy"] button[type="submit"]').tap();
    await page.waitForFunction((selector) => document.querySelector(selector)?.textContent === '1', badge);
    await delay(quietMs);
    await page.evaluate(() => {
      sessionStorage.removeItem('return');
      history.back();
    });
    const shown = await until(page, () => {
      const text = sessionStorage.getItem('return');
      return text === null
        ? undefined
        : {
            ...(JSON.parse(text) as { at: number; isKept: boolean; count: string }),
            left: Number(sessionStorage.getItem('left')),
          };
    });
    return { thereMs, backMs: shown.at - shown.left, isKept: shown.isKept, count: shown.count };
  } finally {
    await close();
  }
};

/** It can be bought without choosing a size, and the home page shows it. */
const productOf = (places: readonly Place[]): string => {
  const product = places.find(({ what }) => what === 'product');
  if (!product) throw new Error('there is no product to visit');
  return product.url;
};

const figuresOf = (what: string, visits: readonly Visit[]): readonly Figure[] => {
  const figure = (name: string, times: readonly number[], budget: number): Figure => ({
    benchmark,
    what: `${what}: ${name}`,
    value: `${middle(times).toFixed(0)} ms`,
    budget: `${budget} ms`,
    kept: middle(times) <= budget,
    note: `middle of ${times.length}, the worst ${most(times).toFixed(0)} ms`,
  });
  const right = visits.filter(({ isKept, count }) => isKept && count === '1').length;
  return [
    figure(
      'tap on a product to its first paint',
      visits.map(({ thereMs }) => thereMs),
      300,
    ),
    figure(
      'and back to the first frame',
      visits.map(({ backMs }) => backMs),
      100,
    ),
    {
      benchmark,
      what: `${what}: kept by the browser, with the right badge of the cart in that frame`,
      value: `${right} of ${visits.length}`,
      budget: `${visits.length}`,
      kept: right === visits.length,
    },
  ];
};

export const back: Benchmark = {
  name: benchmark,
  about: 'from a list to a product and back by the back/forward cache, with the badge of the cart; 4x slower, slow 4G',
  run: async (lab) => {
    const executablePath = findWhole();
    if (!executablePath) throw new Error('no whole Chromium on this machine: install chromium, or set CHROMIUM_PATH');
    const shop = await lab.shopEmbedded();
    const browser = await chromium.launch({ executablePath, ...withWayBack });
    try {
      const figures: Figure[] = [];
      const { pathname, origin } = new URL(productOf(await placesOf(shop)));
      const words = pathname
        .slice(1)
        .replace(/-p\d+\.html$/, '')
        .replaceAll('-', ' ');
      const lists = { home: `${origin}/`, search: `${origin}/search?query=${encodeURIComponent(words)}` };
      for (const [what, url] of Object.entries(lists)) {
        const visits: Visit[] = [];
        for (let turn = 0; turn < lab.turns; turn += 1) visits.push(await visit(browser, url, pathname));
        figures.push(...figuresOf(what, visits));
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};
