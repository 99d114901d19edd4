import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { newVisitor, quietMs } from './browser.ts';

/** A telephone on a train: what Lighthouse calls slow 4G. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const slowDown = 4;
const longestMs = 15_000;

/** A first tap, and the places of the page that show its effect and the server's answer. */
export interface FirstTap {
  readonly what: string;
  readonly url: string;
  readonly on: string;
  /** a selector of what is in the page once the effect is seen */
  readonly effect: string;
  /** the same once the server has answered; none where the tap asks nothing of it */
  readonly answer?: string;
}
/** `settled`: the page has been quiet for some seconds. `early`: the button has just been painted. */
export const tapTimes = ['settled', 'early'] as const;
type TapTime = (typeof tapTimes)[number];

interface TapTimes {
  /** from the start of the visit */
  readonly atMs: number;
  readonly effectMs: number;
  readonly answerMs: number;
}

/** Runs in every page of the visit: its times go to the session, as an early tap may lead to another page. */
const watchTap = ([effect, answer]: readonly [string, string | undefined]): void => {
  const note = (name: string): void => {
    if (sessionStorage.getItem(name) === null)
      sessionStorage.setItem(name, String(performance.timeOrigin + performance.now()));
  };
  note('start');
  addEventListener('pointerdown', () => note('tap'), { capture: true });
  // A frame after the change is what a person can see of it.
  const look = (): void => {
    const places = { effect, answer: answer ?? effect };
    if (sessionStorage.getItem('tap') !== null)
      for (const [name, selector] of Object.entries(places))
        if (document.querySelector(selector)) requestAnimationFrame(() => note(name));
    requestAnimationFrame(look);
  };
  look();
};

export const measureTap = async (browser: Browser, tap: FirstTap, when: TapTime): Promise<TapTimes> => {
  const { url, on, effect, answer } = tap;
  const { page, session, close } = await newVisitor(browser);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await session.send('Network.emulateNetworkConditions', slow4g);
    await page.addInitScript(watchTap, [effect, answer] as const);
    await page.goto(url, { waitUntil: when === 'settled' ? 'load' : 'commit' });
    if (when === 'settled') await delay(quietMs);
    const button = page.locator(on).first();
    await button.waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await button.boundingBox();
    if (!box) throw new Error(`${tap.what} is not in the page`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const read = () =>
      page.evaluate(() => ['start', 'tap', 'effect', 'answer'].map((name) => Number(sessionStorage.getItem(name))));
    for (let waited = 0; waited < longestMs; waited += 100) {
      // A tap may lead to another page meanwhile.
      const [start = 0, at = 0, seen = 0, told = 0] = await read().catch(() => []);
      if (seen > 0 && told > 0) return { atMs: at - start, effectMs: seen - at, answerMs: told - at };
      await delay(100);
    }
    throw new Error(`${tap.what}: no effect within ${longestMs} ms`);
  } finally {
    await close();
  }
};
